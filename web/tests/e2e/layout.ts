import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

type Box = [left: number, top: number, width: number, height: number];
export type Layout = Record<string, Record<string, Box>>;

/** How far a part may be from where it was, in pixels: letters are not the same to a hair in every Chromium. */
const TOLERANCE = 4;

/** Where the first of each of these parts lies, once the letters are there; what is not on the page is left out. */
export async function boxes(page: Page, parts: readonly string[]): Promise<Record<string, Box>> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate((selectors) => {
    const found: Record<string, Box> = {};
    for (const selector of selectors) {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box) found[selector] = [box.left, box.top, box.width, box.height].map(Math.round) as Box;
    }
    return found;
  }, parts);
}

const file = (size: string): URL => new URL(`layout/${size}.json`, import.meta.url);

/**
 * Parts that are gone, new or not where they were when the layout was kept. Boxes are compared and not pixels, which
 * differ with the machine's letters and shades. `LAYOUT=write` keeps what there is, after a look at the screenshots.
 */
export function shifts(size: string, now: Layout): string[] {
  if (process.env.LAYOUT === 'write') {
    writeFileSync(file(size), `${written(now)}\n`);
    return [];
  }
  const kept = (existsSync(file(size)) ? JSON.parse(readFileSync(file(size), 'utf8')) : {}) as Layout;
  return [...new Set([...Object.keys(kept), ...Object.keys(now)])].flatMap((screen) => {
    const [was, is] = [kept[screen] ?? {}, now[screen] ?? {}];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((part) => {
      const [before, after] = [was[part], is[part]];
      const same = before && after && before.every((value, index) => Math.abs(value - (after[index] ?? Infinity)) <= TOLERANCE);
      return same ? [] : [`${screen}: ${part} was at ${before?.join(' ') ?? 'no place'}, is at ${after?.join(' ') ?? 'no place'}`];
    });
  });
}

/** One line for each part. */
function written(layout: Layout): string {
  return JSON.stringify(layout, null, 1).replace(/\[\s+(-?\d+),\s+(-?\d+),\s+(-?\d+),\s+(-?\d+)\s+\]/g, '[$1, $2, $3, $4]');
}
