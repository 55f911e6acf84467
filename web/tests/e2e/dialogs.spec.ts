import { expect, test } from './house';
import { Player } from './player';

test('a dialog takes the focus and gives it back', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  await player.playBots(house.address, 2);
  await player.asked();
  for (const which of ['menu', 'talk']) {
    const opener = page.locator(`[data-opens=${which}]`);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  expect(player.errors).toEqual([]);
  await player.close();
});

test('nobody tabs out of the sheet that hands the device over', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  await page.goto(`${house.address}/new`);
  await page.locator('input[value=pass]').check();
  await page.getByTestId('make').click();
  const sheet = page.getByRole('dialog');
  // Bots may come first.
  await expect(sheet).toBeVisible({ timeout: 60_000 });
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab');
    await expect(sheet.locator(':focus')).toHaveCount(1);
  }
  await player.close();
});

test('every event is there for a screen reader, however fast they come', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  await player.playBots(house.address, 3);
  await player.play();
  // What a map shows stays until it has been read.
  while ((await player.asked()) === 'read') await player.play();
  await player.settled();
  const heard = await page.getByTestId('said').locator('p').allTextContents();
  for (const deed of [/draws a card|You draw/, /turn/i]) expect(heard.some((line) => deed.test(line))).toBe(true);
  expect(heard.length).toBeGreaterThan(5);
  await player.close();
});
