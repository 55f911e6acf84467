import { faultsInEverySize } from './axe';
import { expect, test } from './house';
import { picture } from './picture';
import { Player } from './player';

test('a reload in mid-game comes back to the same hand and the same mine', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  await player.playBots(house.address, 3);
  for (let moves = 0; moves < 3; moves++) await player.play();
  await player.asked();
  const seen = async (): Promise<string[]> => page.locator('[data-word]').evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.word ?? ''));
  const hand = await seen();
  const cells = await player.cells();
  await page.reload();
  await page.waitForSelector('[data-card]');
  expect(await seen()).toEqual(hand);
  expect(await player.cells()).toBe(cells);
  await player.play();
  expect(player.errors).toEqual([]);
  await player.close();
});

test('the game goes on after the server died', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  await player.playBots(house.address, 3);
  await player.play();
  await player.asked();
  const deck = async (): Promise<number> => Number(await page.locator('[data-anchor=deck] b').textContent());
  await player.cells();
  const before = await deck();
  await house.kill();
  await expect(page.locator('.banner')).toBeVisible();
  await page.locator('[data-card]').first().dispatchEvent('click');
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
  await house.open();
  await expect(page.locator('.banner')).toBeHidden({ timeout: 20_000 });
  await expect.poll(deck, { timeout: 20_000 }).toBeLessThan(before);
  await player.play();
  expect(player.errors).toEqual([]);
  await player.close();
});

test('my tables brings back after a closed tab', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  await player.playBots(house.address, 3);
  const table = player.page.url();
  await player.page.goto(house.address);
  await player.page.locator('section li a').first().click();
  await expect(player.page).toHaveURL(table);
  await player.page.waitForSelector('[data-card]');
  await player.close();
});

test('one can go back through the log and see the mine as it was, also after a reload', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  await player.playBots(house.address, 3);
  for (let moves = 0; moves < 5; moves++) await player.play();
  await player.asked();
  const now = await player.cells();
  for (const again of [false, true]) {
    if (again) {
      await page.reload();
      await page.waitForSelector('[data-card]');
    }
    await page.locator('nav button').nth(1).click();
    await page.locator('[data-testid=log] li:first-child > button').click();
    await expect(page.locator('[data-cell]')).not.toHaveCount(now);
    await page.getByRole('button', { name: 'Back to now' }).click({ timeout: 5000 });
    await expect(page.locator('[data-cell]')).toHaveCount(now);
  }
  expect(player.errors).toEqual([]);
  await player.close();
});

test('who plays a card or puts the log away sees the mine as it is', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  await player.playBots(house.address, 3);
  for (let moves = 0; moves < 4; moves++) await player.play();
  await player.asked();
  await player.settled();
  const back = page.getByRole('button', { name: 'Back to now' });
  const look = async (): Promise<void> => {
    await page.locator('[data-opens=log]').click();
    await page.locator('[data-testid=log] li button').first().click();
    await expect(back).toBeVisible();
  };
  await look();
  await page.keyboard.press('Escape');
  await expect(back).toBeHidden();
  await look();
  await player.pick(page.locator('[data-card]').first());
  await expect(back).toBeHidden();
  await player.close();
});

test('a link to a table that is not there says so', async ({ browser, house }) => {
  const player = await Player.sit(browser, { bypassCSP: true });
  await player.page.goto(`${house.address}/t/nowhere`);
  await expect(player.page.getByRole('heading', { name: 'There is no such table.' })).toBeVisible();
  await expect(player.page.locator('.banner')).toBeHidden();
  expect(await faultsInEverySize(player.page, (size) => picture(player.page, `no-table-${size}`))).toEqual({});
  await player.close();
});
