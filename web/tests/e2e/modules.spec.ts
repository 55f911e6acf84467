import { expect, test } from './house';
import { Player } from './player';
import { playModules } from './tables';

test('a person plays Saboteur 2 with six bots to the end by clicking', async ({ browser, house }) => {
  test.setTimeout(420_000);
  const player = await Player.sit(browser, {}, 'Anna');
  await playModules(player.page, house.address, 7, ['saboteur2']);
  const chapters = new Set<string>();
  let asked = '';
  while (asked !== 'over') {
    asked = await player.play();
    const chapter = await player.page.locator('[data-chapter]').getAttribute('data-chapter', { timeout: 200 }).catch(() => null);
    if (chapter) chapters.add(chapter);
  }
  await expect(player.page.locator('#game-end')).toBeVisible();
  await expect(player.page.locator('ol li')).toHaveCount(7);
  expect(player.errors).toEqual([]);
  await player.close();
});
