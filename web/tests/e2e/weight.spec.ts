import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { Player } from './player';
import { type Scene, Stage, fixture } from './stage';

const { view } = fixture<Record<string, Scene>>('decisions')['turn map'] as Scene;
const other = (view.seat + 1) % view.players;
const goal = Object.keys(view.goals as object)[0];

/** What is played, and what on the table has to feel it. */
const WEIGHTS: Record<string, [event: Record<string, unknown>, at: string]> = {
  sabotage: [{ event: 'played', seat: other, card: 'broken-lamp', on: view.seat }, `[data-anchor="seat-${view.seat}"]`],
  theft: [{ event: 'stole', seat: other, on: view.seat }, `[data-anchor="seat-${view.seat}"]`],
  veto: [{ event: 'vetoed', seat: other, on: view.seat }, `[data-anchor="seat-${view.seat}"]`],
  look: [{ event: 'played', seat: other, card: 'map', goal }, `[data-cell="${goal}"]`],
};

/** Writes down which animations of weight begin, and whether they move anything. */
async function felt(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    const seen: { at: string; moves: boolean }[] = ((window as unknown as { felt: unknown }).felt = []);
    Element.prototype.animate = function (frames, options) {
      const { anchor, cell } = (this as HTMLElement).dataset;
      if (typeof options === 'object' && options?.id === 'weight') seen.push({ at: anchor ? `[data-anchor="${anchor}"]` : `[data-cell="${cell}"]`, moves: JSON.stringify(frames).includes('transform') });
      return animate.call(this, frames, options);
    };
  });
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`sabotage, theft, veto and a look have weight (${reducedMotion})`, async ({ browser, house }) => {
    const player = await Player.sit(browser, { reducedMotion });
    const { page } = player;
    await felt(page);
    const stage = new Stage(page);
    await stage.show(house.address, { view, decision: null });
    for (const [name, [event, at]] of Object.entries(WEIGHTS)) {
      await page.evaluate(() => ((window as unknown as { felt: unknown[] }).felt.length = 0));
      stage.tell([{ ...event, patch: [] }]);
      await expect.poll(() => page.evaluate(() => (window as unknown as { felt: { at: string }[] }).felt.map(({ at }) => at)), name).toEqual([at]);
      const moved = await page.evaluate(() => (window as unknown as { felt: { moves: boolean }[] }).felt.some(({ moves }) => moves));
      expect(moved).toBe(reducedMotion !== 'reduce' && name !== 'look');
    }
    stage.tell([{ event: 'played', seat: other, card: 'rockfall', at: '0,0', removed: 'EW', patch: [] }]);
    await expect(page.locator('.mine.shake')).toHaveCount(1);
    expect(player.errors).toEqual([]);
    await player.close();
  });
}

test('sounds are offered at the first table and have a volume', async ({ browser, house }) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    if (!localStorage.getItem('motherlode-prefs')) localStorage.setItem('motherlode-prefs', JSON.stringify({ guide: 'off' }));
  });
  const page = await context.newPage();
  await page.goto(house.address);
  await page.getByTestId('play-now').click();
  await page.getByTestId('sound-on').click();
  await expect(page.getByTestId('sound-on')).toHaveCount(0);
  await page.locator('[data-opens=menu]').click();
  await page.getByTestId('volume').fill('0.3');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('motherlode-prefs') ?? '{}'))).toMatchObject({ sound: true, volume: 0.3 });
  await page.reload();
  await page.waitForSelector('[data-card]');
  await expect(page.getByTestId('sound-on')).toHaveCount(0);
  await context.close();
});
