import { expect, test } from './house';
import { Player } from './player';
import { playModules } from './tables';

test('a person plays Saboteur 2 with six bots to the end by clicking', async ({ browser, house }) => {
  test.setTimeout(600_000);
  const player = await Player.sit(browser, {}, 'Anna');
  await playModules(player.page, house.address, 7, ['saboteur2']);
  while ((await player.play()) !== 'over');
  await expect(player.page.locator('#game-end')).toBeVisible();
  await expect(player.page.locator('[aria-labelledby=game-end] ol li')).toHaveCount(7);
  expect(player.errors).toEqual([]);
  await player.close();
});

test('with veto, chests and toll a person answers windows and hires a toll dwarf', async ({ browser, house }) => {
  test.setTimeout(240_000);
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
