import { stillness } from './axe';
import { expect, test } from './house';
import { Player } from './player';
import { EVERY_SIZE } from './screens';
import { type Scene, Stage, fixture } from './stage';

const turn = fixture<Record<string, Scene>>('decisions')['turn map'] as Scene;

for (const [size, options] of Object.entries(EVERY_SIZE)) {
  test(`without scrolling one can begin to play, and invites from the top of the waiting room: ${size}`, async ({ browser, house }) => {
    const player = await Player.sit(browser, { ...options, locale: 'ru' });
    const { page } = player;
    await page.goto(house.address);
    await expect(page.getByTestId('play-now')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('a[href^="/new/"]')).toBeInViewport({ ratio: 1 });
    await page.goto(`${house.address}/new/saboteur`);
    await page.getByTestId('make').click();
    await page.getByTestId('link').waitFor();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(player.errors).toEqual([]);
    await player.close();
  });
}

test('beside an open drawer every player stays in sight', async ({ browser, house }) => {
  for (const options of [EVERY_SIZE.desktop, EVERY_SIZE.laptop, EVERY_SIZE.monitor]) {
    const player = await Player.sit(browser, { ...options, reducedMotion: 'reduce' });
    const { page } = player;
    await new Stage(page).show(house.address, turn);
    await page.locator('[data-opens=talk]').click();
    await stillness(page);
    const drawer = await page.locator('.drawer').boundingBox();
    for (const seat of await page.locator('.seat').all()) {
      const box = await seat.boundingBox();
      expect(box && drawer && box.x + box.width <= drawer.x + 1).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('.players')).not.toHaveClass(/squeezed/);
    await player.close();
  }
});
