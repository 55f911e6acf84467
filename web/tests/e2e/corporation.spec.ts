import { faultsInEverySize } from './axe';
import { Digger } from './digger';
import { LONG, expect, test } from './house';
import { picture } from './picture';
import { Player } from './player';
import { SCREENS } from './screens';
import { hasten } from './tables';

test('a person and three bots play to the last gold, and see how it went', async ({ browser, house }) => {
  test.setTimeout(LONG);
  const digger = await Digger.sit(browser, { ...Player.MOVING, bypassCSP: true });
  const { page } = digger;
  await digger.playAt(house.address);
  const kinds = new Set<string>();
  let asked = '';
  for (let moves = 0; moves < 60 && asked !== 'over'; moves++) {
    if (moves === 6) await hasten([page], { until: 'game', left: 30 });
    asked = await digger.play();
    kinds.add(asked);
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['dig', 'invest', 'exchange', 'over']));
  await expect(page.getByTestId('chart').locator('polyline')).toHaveCount(4);
  await expect(page.locator('ol li')).toHaveCount(4);
  await expect(page.getByTestId('again')).toBeVisible();
  expect(await faultsInEverySize(page, (size) => picture(page, `mountain-end-${size}`))).toEqual({});

  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  const before = await page.getByTestId('tunnels').innerHTML();
  await page.getByRole('slider').fill('60');
  await expect(page.getByText(/^60\/\d+/)).toBeVisible();
  expect(await page.getByTestId('tunnels').innerHTML()).not.toBe(before);
  await page.goBack();
  await page.getByTestId('again').click();
  await expect(page.getByTestId('action-bar')).toBeVisible();
  expect(digger.errors).toEqual([]);
  await digger.close();
});

test('a plan is taken back before anything is sent', async ({ browser, house }) => {
  const digger = await Digger.sit(browser);
  const { page } = digger;
  await digger.playAt(house.address, { players: 2, bots: ['random'], options: { board: 'reference', firstPlayer: 1 } });
  while ((await digger.asked()) !== 'dig') await digger.play();
  await digger.settled();
  const dug = await page.getByTestId('tunnels').innerHTML();
  await page.locator('[data-corporation]:not(.off)').first().click();
  await digger.plan();
  await digger.plan();
  await expect(page.locator('[data-ghost]')).toHaveCount(2);
  await page.keyboard.press('Backspace');
  await expect(page.locator('[data-ghost]')).toHaveCount(1);
  await digger.press('undo');
  await expect(page.locator('[data-ghost]')).toHaveCount(0);
  await digger.dig();
  await expect(page.getByTestId('action-bar')).not.toHaveAttribute('data-asked', 'dig');
  await expect.poll(() => page.getByTestId('tunnels').innerHTML()).not.toBe(dug);
  expect(digger.errors).toEqual([]);
  await digger.close();
});

test('gold shows what it would pay before it is dug', async ({ browser, house }) => {
  const digger = await Digger.sit(browser, SCREENS.phone);
  const { page } = digger;
  await digger.playAt(house.address);
  while ((await digger.asked()) !== 'dig') await digger.play();
  await digger.settled();
  await expect(page.getByTestId('payout')).toHaveCount(0);
  await digger.seeAll();
  await page.locator('[data-symbol=gold]').first().tap();
  await expect(page.getByTestId('payout').locator('tbody tr')).toHaveCount(4);
  const shares = page.getByTestId('payout').getByRole('group').getByRole('button');
  await shares.nth(3).tap();
  await expect(page.getByTestId('payout').locator('h2')).toContainText('green');
  await page.getByTestId('payout').getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByTestId('payout')).toHaveCount(0);
  await digger.close();
});

test('what gold would pay stands beside the gold, wherever the mountain was moved', async ({ browser, house }) => {
  const digger = await Digger.sit(browser, SCREENS.phone);
  const { page } = digger;
  await digger.playAt(house.address, { bots: ['adept', 'adept', 'adept'], options: { board: 'reference', firstPlayer: 0 } });
  expect(await digger.asked()).toBe('dig');
  await digger.settled();
  await page.locator('.mountain').focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('Shift+ArrowDown');
  const gold = page.locator('[data-symbol=gold][data-cell="14,10"]');
  const payout = page.getByTestId('payout');
  // A tap while the mountain still moves may be taken for the end of the movement.
  await expect(async () => {
    if (!(await payout.count())) await gold.tap({ timeout: 3000 });
    await expect(payout).toBeVisible({ timeout: 2000 });
  }).toPass();
  const pay = await payout.boundingBox();
  const cell = await gold.locator('rect').first().boundingBox();
  expect((cell?.y ?? Infinity) + (cell?.height ?? 0)).toBeLessThanOrEqual(pay?.y ?? 0);
  await digger.close();
});

test('a turn is played by keyboard alone', async ({ browser, house }) => {
  const digger = await Digger.sit(browser);
  const { page } = digger;
  await digger.playAt(house.address, { players: 2, bots: ['random'], options: { board: 'reference', firstPlayer: 0 } });
  expect(await digger.asked()).toBe('dig');
  await page.keyboard.press('1');
  await page.locator('.mountain').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-ghost]')).toHaveCount(1);
  await page.keyboard.press('d');
  expect(await digger.asked()).not.toBe('over');
  await expect(page.getByTestId('action-bar')).not.toHaveAttribute('data-asked', 'dig');
  for (const key of ['1', '3', '5', '7', 'd']) await page.keyboard.press(key);
  await expect(page.getByTestId('action-bar')).not.toHaveAttribute('data-asked', 'invest');
  expect(digger.errors).toEqual([]);
  await digger.close();
});

test('several people share one device', async ({ browser, house }) => {
  const digger = await Digger.sit(browser, SCREENS.phone);
  const { page } = digger;
  await digger.playAt(house.address, { players: 3, pass_and_play: true, names: ['Bo', 'Cem'], bots: [] });
  for (const budget of [1, 2, 3]) {
    await expect(page.locator('#hand-over')).toBeVisible();
    await page.locator('.over .button').click();
    expect(await digger.asked()).toBe('dig');
    await expect(page.getByTestId('action-bar')).toContainText(budget === 1 ? 'one crystal' : `${budget} crystals`);
    while ((await digger.play()) !== 'hand-over');
  }
  expect(digger.errors).toEqual([]);
  await digger.close();
});

test('somebody without a seat looks on and compares what gold would pay', async ({ browser, house }) => {
  const digger = await Digger.sit(browser);
  await digger.playAt(house.address);
  await digger.asked();
  const guest = await Digger.sit(browser, SCREENS.phone, 'Bo');
  await guest.page.goto(digger.page.url());
  await guest.settled();
  await guest.seeAll();
  await guest.page.locator('[data-symbol=gold]').first().tap();
  await expect(guest.page.getByTestId('payout').locator('tbody tr')).toHaveCount(4);
  await expect(guest.page.locator('[data-mark]')).toHaveCount(0);
  await expect(guest.page.getByTestId('action-bar')).toHaveAttribute('data-asked', '');
  expect(guest.errors).toEqual([]);
  await guest.close();
  await digger.close();
});

for (const size of ['desktop', 'phone'] as const) {
  test(`the table fits, and its buttons are as large as fingers: ${size}`, async ({ browser, house }) => {
    const digger = await Digger.sit(browser, SCREENS[size]);
    const { page } = digger;
    await digger.playAt(house.address);
    while ((await digger.asked()) !== 'dig') await digger.play();
    await digger.settled();
    const room = await page.evaluate(() => ({
      page: document.documentElement.scrollHeight - window.innerHeight,
      wide: document.documentElement.scrollWidth - window.innerWidth,
    }));
    expect(room.page).toBeLessThanOrEqual(0);
    expect(room.wide).toBeLessThanOrEqual(0);
    const small = size === 'desktop' ? [] : await page.locator('button:visible').evaluateAll((nodes) =>
      nodes.filter((node) => Math.min(node.getBoundingClientRect().width, node.getBoundingClientRect().height) < 38).map((node) => node.outerHTML),
    );
    expect(small).toEqual([]);
    expect(digger.errors).toEqual([]);
    await digger.close();
  });
}
