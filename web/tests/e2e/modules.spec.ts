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

test('with veto, chests and toll a person hires a toll dwarf, and the bots\' cards lie where he could not object', async ({ browser, house }) => {
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
  for (let turns = 0; turns < 2; ) {
    const asked = await player.asked();
    if (asked === 'window') await expect(page.locator('[data-word=veto]')).not.toHaveCount(0);
    if (asked === 'turn') turns++;
    expect(asked).not.toBe('over');
    await player.play();
  }
  expect(player.errors).toEqual([]);
  await player.close();
});
