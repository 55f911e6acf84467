import { stillness } from './axe';
import { expect, test } from './house';
import { Player } from './player';
import { EVERY_SIZE } from './screens';
import { type Scene, Stage, fixture } from './stage';

const turn = fixture<Record<string, Scene>>('decisions')['turn map'] as Scene;

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
