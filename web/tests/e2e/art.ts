import type { BrowserContext, Page } from '@playwright/test';

/** The strokes of pictures are neither drawn nor hit; parts of a mine are hit all the same. Light and dark of the whole page are as dear as all of them. */
const STROKES = 'path, circle, ellipse, rect, line, polygon, polyline, use';
const UNDRAWN = `:is(svg[aria-hidden=true], [aria-hidden=true] svg) :is(${STROKES}) { fill: none !important; stroke: none !important } svg [aria-hidden=true] { opacity: 0 !important } body, .fill::after { background-image: none !important }`;
/** What nobody sees is not drawn, and is read, pointed at and measured all the same. axe asks how visible letters are, and puts this aside. */
const UNSEEN = 'body { opacity: 0 !important }';

/** Everything lies where it lies, but nobody draws it: without a graphics card that is half of what a browser does. */
export async function leaveUndrawn(context: BrowserContext): Promise<void> {
  if (process.env.PICTURES) return;
  await context.addInitScript(
    (sheets) => {
      document.adoptedStyleSheets = sheets.map((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        return sheet;
      });
    },
    [UNDRAWN, UNSEEN],
  );
}

/** Draws them all the same, for who wants to see them. */
export async function draw(page: Page): Promise<void> {
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}
