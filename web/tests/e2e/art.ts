import type { BrowserContext, Page } from '@playwright/test';

/** What is only drawn, and hidden from who cannot see it: four of five elements of a table. */
export const ART = 'svg[aria-hidden=true], [aria-hidden=true] svg, svg [aria-hidden=true]';

/** Pictures lie where they lie and can be hit, but nobody draws them: without a graphics card that is most of what a browser does. */
export async function leaveUndrawn(context: BrowserContext): Promise<void> {
  if (process.env.PICTURES) return;
  await context.addInitScript((art) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${art}) { opacity: 0 !important }`);
    document.adoptedStyleSheets = [sheet];
  }, ART);
}

/** Draws them all the same, for who wants to see them. */
export async function draw(page: Page): Promise<void> {
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}
