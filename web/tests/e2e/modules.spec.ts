import { LONG, expect, test } from './house';
import { Player } from './player';
import { hasten, playModules } from './tables';

test('a person plays Saboteur 2 with six bots by clicking, over the end of a round to the end', async ({ browser, house }) => {
  test.setTimeout(LONG);
  const player = await Player.sit(browser, {}, 'Anna');
  await playModules(player.page, house.address, 7, ['saboteur2']);
  for (let moves = 0; moves < 3; moves++) await player.play();
  await hasten([player.page], { until: 'round', left: 12 });
  await player.playUntil('onward');
  await hasten([player.page], { until: 'game', left: 12 });
  await player.playUntil('over');
  await expect(player.page.locator('#game-end')).toBeVisible();
  await expect(player.page.locator('[aria-labelledby=game-end] ol li')).toHaveCount(7);
  expect(player.errors).toEqual([]);
  await player.close();
});

test('with veto, chests and toll a person answers windows and hires a toll dwarf', async ({ browser, house }) => {
  const player = await Player.sit(browser, {}, 'Anna');
  const { page } = player;
  await playModules(page, house.address, 4, ['veto', 'treasure-chests', 'tunnel-toll'], { vetoClose: 'all-clicked', firstPlayer: 0 });
  expect(await player.asked()).toBe('turn');
  await page.locator('[data-way=toll]').click();
  await page.locator('[data-mark]').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-card="0"]').dispatchEvent('click');
  await page.getByTestId('pay').click();
  await expect(page.locator('[data-way=toll]')).toHaveCount(0);
  let windows = 0;
  let turns = 0;
  while (windows < 3 || turns < 2) {
    const asked = await player.play();
    if (asked === 'window') windows++;
    if (asked === 'turn') turns++;
    if (asked === 'over') break;
  }
  expect(windows).toBeGreaterThanOrEqual(3);
  expect(player.errors).toEqual([]);
  await player.close();
});
