import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** How long nothing is asked of a page that is drawing, in milliseconds. */
const LOOK_AGAIN = 40;
type Violation = { id: string; impact: string; nodes: { html: string }[] };
/** Nothing is written down of what is as it should be, which takes long. */
const BRIEFLY = { resultTypes: ['violations'], selectors: false, preload: false };
type Runner = { axe?: { run: (how: typeof BRIEFLY) => Promise<{ violations: Violation[] }> } };

/** Until nothing moves but what moves for ever: half faded in, a text has too little contrast and a box another size. */
export async function stillness(page: Page): Promise<void> {
  const moving = (): number =>
    document.getAnimations().filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity).length;
  for (let still = 0; still < 2; ) {
    still = (await page.evaluate(moving)) ? 0 : still + 1;
    if (!still) await page.waitForTimeout(LOOK_AGAIN);
  }
}

/** What axe finds serious on the page once it is still. The context needs `bypassCSP`. */
export async function faults(page: Page): Promise<string[]> {
  await stillness(page);
  if (await page.evaluate(() => (window as Runner).axe === undefined)) await page.addScriptTag({ path: axe });
  return page.evaluate(async (how) => {
    const found = await (window as Runner).axe?.run(how);
    return (found?.violations ?? [])
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, BRIEFLY);
}
