import { faultsInEverySize } from './axe';
import { expect, test } from './house';
import { Player } from './player';
import { SCREENS } from './screens';
import { type Scene, Stage, fixture } from './stage';
import { openTable } from './tables';

test('a phone in portrait shows the whole table without scrolling the page', async ({ browser, house }) => {
  const player = await Player.sit(browser, SCREENS.phone);
  const { page } = player;
  await player.makeBotsTable(house.address, 4);
  for (let moves = 0; moves < 3; moves++) await player.play();
  await player.asked();
  const room = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    wide: document.documentElement.scrollWidth,
    high: window.innerHeight,
    across: window.innerWidth,
  }));
  expect(room.page).toBeLessThanOrEqual(room.high);
  expect(room.wide).toBeLessThanOrEqual(room.across);
  const small = await page.locator('button:visible').evaluateAll((nodes) =>
    nodes
      .filter((node) => !(node as HTMLButtonElement).disabled)
      .filter((node) => Math.min(node.getBoundingClientRect().width, node.getBoundingClientRect().height) < 38)
      .map((node) => node.outerHTML),
  );
  expect(small).toEqual([]);
  expect(player.errors).toEqual([]);
  await player.close();
});

test('a phone shows the ways to begin without scrolling', async ({ browser, house }) => {
  const player = await Player.sit(browser, { ...SCREENS.phone, locale: 'ru-RU' });
  const { page } = player;
  await page.goto(house.address);
  await expect(page.getByTestId('play-now')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('a[href^="/new/"]')).toBeInViewport({ ratio: 1 });
  await player.close();
});

test('with a finger the first tap shows and the second plays', async ({ browser, house }) => {
  const player = await Player.sit(browser, SCREENS.phone);
  const { page } = player;
  await player.playBots(house.address, 3);
  await player.pickTunnel();
  const box = await page.locator('[data-mark]').first().boundingBox();
  const cell = await page.locator('[data-mark]').first().getAttribute('data-mark');
  if (!box) throw new Error('no cell');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator('.confirm')).toBeVisible();
  await expect(page.locator(`[data-cell="${cell}"]`)).toHaveCount(0);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator(`[data-cell="${cell}"]`)).toBeVisible();
  await player.close();
});

test('several people share one device and the screen hides between them', async ({ browser, house }) => {
  const player = await Player.sit(browser, { ...SCREENS.phone, bypassCSP: true }, 'Anna');
  const { page } = player;
  await page.goto(`${house.address}/new`);
  await page.locator('input[value=pass]').check();
  await page.getByTestId('seats').fill('3');
  await page.locator('input[type=range]').nth(1).fill('3');
  await page.getByTestId('make').click();
  for (let moves = 0; moves < 3; moves++) {
    await expect(page.locator('#hand-over')).toBeVisible();
    await expect(page.locator('[data-card]')).toHaveCount(0);
    if (!moves) expect(await faultsInEverySize(page)).toEqual({});
    await page.locator('.over .button').click();
    await page.waitForSelector('[data-card]');
    await player.move();
    const read = page.getByTestId('read');
    await page.locator('#hand-over').or(read).waitFor();
    if (await read.count()) await read.click();
  }
  expect(player.errors).toEqual([]);
  await player.close();
});

test('a play that several people at one device may object to waits, and then lies', async ({ browser, house }) => {
  const player = await Player.sit(browser, SCREENS.phone, 'Anna');
  const { page } = player;
  await openTable(page, house.address, { game: 'saboteur', players: 3, modules: ['veto'], pass_and_play: true, names: ['Bo', 'Cem'], bots: [], pace: 'normal' });
  for (let turns = 0; turns < 2; turns++) {
    await page.locator('.over .button').click();
    await page.waitForSelector('[data-card]');
    await player.pickTunnel();
    const cell = (await page.locator('[data-mark]').first().getAttribute('data-mark')) ?? '';
    await player.at(cell);
    await expect(page.getByTestId('window')).toBeVisible();
    await expect(page.locator(`[data-cell="${cell}"]`)).toHaveCount(0);
    await expect(page.locator('#hand-over')).toHaveCount(0);
    await expect(page.locator('[data-veto-of]')).toHaveCount(2);
    await page.getByTestId('let-it').click();
    await expect(page.locator('#hand-over')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('[data-card]')).toHaveCount(0);
  }
  expect(player.errors).toEqual([]);
  await player.close();
});

test('a mine wider than the screen is moved with a finger, and what lay beyond its edge is played on', async ({ browser, house }) => {
  const player = await Player.sit(browser, SCREENS.phone, 'Anna');
  const { page } = player;
  const { view, decision } = fixture<Record<string, Scene>>('decisions')['turn rockfall'] as Scene;
  const far = ['9,0', '10,0', '11,0', '12,0'];
  const board = { ...(view.board as Record<string, string>), ...Object.fromEntries(far.map((cell) => [cell, 'EW'])) };
  const play = { ...(decision?.options.play as Record<string, { at: string }[]>) };
  const stage = new Stage(page);
  const options = { ...decision?.options, play: { ...play, rockfall: [...(play.rockfall ?? []), ...far.map((at) => ({ at }))] } };
  await stage.show(house.address, { view: { ...view, board }, decision: { kind: 'turn', options } });
  await page.locator('[data-word=rockfall]').first().dispatchEvent('click');
  await player.settled();
  await expect(page.locator('[data-mark="12,0"]')).not.toBeInViewport();
  await player.at('12,0');
  await expect.poll(() => stage.acts).toEqual([{ play: 'rockfall', at: '12,0' }]);
  expect(player.errors).toEqual([]);
  await player.close();
});
