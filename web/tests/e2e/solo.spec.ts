import { expect, test } from './house';
import { Player } from './player';
import { hasten } from './tables';

test('two clicks from the first page to the first move', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  await player.page.goto(house.address);
  await player.page.getByTestId('play-now').click();
  expect(await player.asked()).toBe('turn');
  expect(player.errors).toEqual([]);
  await player.close();
});

test('a person plays the beginning and the end of a round against bots by clicking', async ({ browser, house }) => {
  const player = await Player.sit(browser, Player.MOVING);
  await player.makeBotsTable(house.address, 4);
  for (let moves = 0; moves < 3; moves++) await player.play();
  await hasten([player.page], { until: 'round', left: 8 });
  let asked = '';
  for (let moves = 0; moves < 40 && asked !== 'onward' && asked !== 'draft'; moves++) asked = await player.play();
  if (asked === 'draft') expect(await player.asked()).toBe('onward');
  await expect(player.page.locator('.players')).toBeVisible();
  expect(player.errors).toEqual([]);
  await player.close();
});

test('a cell where the card does not fit is refused with the rule', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  await player.playBots(house.address, 3);
  await player.pickTunnel();
  const goal = await page.locator('[data-cell="8,2"]').boundingBox();
  if (!goal) throw new Error('no goal');
  await page.mouse.click(goal.x + goal.width / 2, goal.y + goal.height / 2);
  await expect(page.getByRole('alert')).toContainText('BASE-');
  await player.close();
});

test('a card is dragged into the mine', async ({ browser, house }) => {
  const player = await Player.sit(browser, Player.MOVING);
  const { page } = player;
  await player.playBots(house.address, 3);
  await player.pickTunnel();
  const word = await page.locator('[data-card][aria-pressed=true]').getAttribute('data-word');
  const cell = await page.locator('[data-mark]').first().getAttribute('data-mark');
  const target = await page.locator(`[data-mark="${cell}"]`).boundingBox();
  await page.keyboard.press('Escape');
  await player.settled();
  const held = await page.locator(`[data-word="${word}"]`).first().boundingBox();
  if (!held || !target) throw new Error('nothing to drag');
  await page.mouse.move(held.x + 30, held.y + 30);
  await page.mouse.down();
  await page.mouse.move(held.x + 30, held.y - 40, { steps: 4 });
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(page.locator(`[data-cell="${cell}"]`)).toBeVisible();
  await player.close();
});

test('a turn is played by keyboard alone', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  await player.playBots(house.address, 3);
  await player.asked();
  await page.keyboard.press('1');
  await expect(page.locator('[data-card="0"]')).toHaveAttribute('aria-pressed', 'true');
  const before = await page.locator('[data-anchor=discard] b').textContent();
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-anchor=discard] b')).not.toHaveText(before ?? '');
  await page.locator('.mine').focus();
  const world = page.locator('.world');
  const place = await world.getAttribute('style');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await expect(world).not.toHaveAttribute('style', place ?? '');
  await player.close();
});

test('who wants less motion sees nothing that moves for ever', async ({ browser, house }) => {
  const endless = (): number => document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations === Infinity).length;
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const player = await Player.sit(browser, { reducedMotion });
    const { page } = player;
    await player.playBots(house.address, 3);
    await player.pickTunnel();
    if (reducedMotion === 'reduce') expect(await page.evaluate(endless)).toBe(0);
    else expect(await page.evaluate(endless)).toBeGreaterThan(0);
    await player.close();
  }
});

test("a newcomer's first card is laid with three clicks from the first page", async ({ browser, house }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(house.address);
  await page.getByTestId('play-now').click();
  await page.waitForSelector('[data-asked=turn]');
  const tunnels = page.locator('[data-card]:not(.idle)').filter({ hasNot: page.locator('.name') });
  await tunnels.first().click({ position: { x: 20, y: 30 } });
  const cell = (await page.locator('[data-mark]').first().getAttribute('data-mark')) ?? '';
  await page.locator(`[data-mark="${cell}"] rect`).click();
  await expect(page.locator(`[data-cell="${cell}"]`)).toHaveCount(1);
  await context.close();
});
