import type { BrowserContext, Page } from '@playwright/test';

/** What is only drawn, and hidden from who cannot see it: four of five elements of a table. */
export const ART = 'svg[aria-hidden=true], [aria-hidden=true] svg, svg [aria-hidden=true]';

/** The strokes of pictures are neither drawn nor hit; parts of a mine are hit all the same. Light and dark of the whole page are as dear as all of them. */
const STROKES = 'path, circle, ellipse, rect, line, polygon, polyline, use';
const UNDRAWN = `:is(svg[aria-hidden=true], [aria-hidden=true] svg) :is(${STROKES}) { fill: none !important; stroke: none !important } svg [aria-hidden=true] { opacity: 0 !important } body, .fill::after { background-image: none !important }`;

/** Pictures lie where they lie, but nobody draws them: without a graphics card that is half of what a browser does. */
export async function leaveUndrawn(context: BrowserContext): Promise<void> {
  if (process.env.PICTURES) return;
  await context.addInitScript((undrawn) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(undrawn);
    document.adoptedStyleSheets = [sheet];
  }, UNDRAWN);
}

/** Draws them all the same, for who wants to see them. */
export async function draw(page: Page): Promise<void> {
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}
