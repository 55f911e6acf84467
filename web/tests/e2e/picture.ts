import type { Page } from '@playwright/test';
import { draw } from './art';
import { stillness } from './axe';

/** A picture of what is on the page, in `web/screenshots`: for who asked for them with `PICTURES=1`, and of what is wrong. */
export async function picture(page: Page, name: string, wrong = false): Promise<void> {
  if (!wrong && !process.env.PICTURES) return;
  await draw(page);
  await stillness(page);
  await page.screenshot({ path: `screenshots/${name}.png` });
}
