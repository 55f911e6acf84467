import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { ART } from './art';
import { EVERY_SIZE } from './screens';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** How long nothing is asked of a page that is drawing, in milliseconds. */
const LOOK_AGAIN = 40;
/** What moves longer than this is a clock that runs down, in milliseconds. */
const A_WHILE = 5000;
type Violation = { id: string; nodes: { html: string }[] };
/** All of axe's rules, the best practices too. Nothing is written down of what is as it should be, which takes long. */
const BRIEFLY = { resultTypes: ['violations'], selectors: false, preload: false };
/** What could be reached, read or pointed at in spite of that. */
const REACHABLE = 'a, text, title, desc, foreignObject, [tabindex], [role], [aria-label], [aria-labelledby]';
type Runner = { axe?: { run: (how: typeof BRIEFLY) => Promise<{ violations: Violation[] }> } };

/** Until nothing moves but clocks and what moves for ever: half faded in, a text has too little contrast and a box another size. */
export async function stillness(page: Page): Promise<void> {
  const moving = (long: number): number =>
    document.getAnimations().filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < long).length;
  for (let still = 0; still < 2; ) {
    still = (await page.evaluate(moving, A_WHILE)) ? 0 : still + 1;
    if (!still) await page.waitForTimeout(LOOK_AGAIN);
  }
}

/** What axe finds on the page once it is still, however grave it calls it. The context needs `bypassCSP`. */
export async function faults(page: Page): Promise<string[]> {
  await stillness(page);
  if (await page.evaluate(() => (window as Runner).axe === undefined)) await page.addScriptTag({ path: axe });
  return page.evaluate(
    async ([how, art, reachable]) => {
      // axe would walk through every stroke of a picture for each of its rules: it is shown the pictures, and nothing inside them.
      const pictures = [...document.querySelectorAll(art)].filter((picture) => !picture.querySelector(reachable));
      for (const picture of pictures) Object.defineProperty(picture, 'childNodes', { value: [], configurable: true });
      const found = await (window as Runner).axe?.run(how).finally(() => {
        for (const picture of pictures) Reflect.deleteProperty(picture, 'childNodes');
      });
      return (found?.violations ?? []).map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    [BRIEFLY, ART, REACHABLE] as const,
  );
}

/** The same in all the sizes that the client is drawn for, one after the other: for a screen that is far to go to. */
export async function faultsInEverySize(page: Page, look: (size: string) => Promise<void> = async () => undefined): Promise<Record<string, string[]>> {
  const before = page.viewportSize();
  const found: Record<string, string[]> = {};
  for (const [size, { viewport }] of Object.entries(EVERY_SIZE)) {
    if (viewport) await page.setViewportSize(viewport);
    const list = await faults(page);
    if (list.length) found[size] = list;
    await look(size);
  }
  if (before) await page.setViewportSize(before);
  return found;
}
