import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
type Violation = { id: string; impact: string; nodes: { html: string }[] };
type Runner = { axe?: { run: () => Promise<{ violations: Violation[] }> } };

/** What axe finds serious on the page as it is now. The context needs `bypassCSP`. */
export async function faults(page: Page): Promise<string[]> {
  if (await page.evaluate(() => (window as Runner).axe === undefined)) await page.addScriptTag({ path: axe });
  return page.evaluate(async () => {
    const found = await (window as Runner).axe?.run();
    return (found?.violations ?? [])
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
}
