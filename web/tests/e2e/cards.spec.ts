import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { touch } from './finger';
import { expect, test } from './house';
import { Player } from './player';
import { SCREENS } from './screens';
import { type Scene, Stage, fixture } from './stage';
import { playModules } from './tables';

const told = (page: Page): Locator => page.getByTestId('card-info');

test('a card tells what it is when a pointer rests on it or it has the focus', async ({ browser, house }) => {
  const player = await Player.sit(browser, SCREENS.desktop, 'Anna');
  const { page } = player;
  await playModules(page, house.address, 7, ['saboteur2', 'treasure-chests', 'tunnel-party', 'tunnel-toll', 'reverse']);
  await page.waitForSelector('[data-asked=turn]');
  const card = page.locator('[data-card]').first();
  await card.hover();
  await expect(told(page)).toBeVisible();
  await expect(told(page).locator('svg')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(told(page)).toHaveCount(0);

  await page.mouse.move(3, 450);
  await card.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-card="1"]')).toBeFocused();
  await expect(told(page)).toBeVisible();
  expect(await page.locator('[data-card="1"]').getAttribute('aria-describedby')).toBe('about-held-1');
  expect((await page.locator('#about-held-1').textContent())?.length).toBeGreaterThan(10);

  const start = page.locator('[data-cell="0,0"]');
  await start.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-cell]:focus')).not.toHaveAttribute('data-cell', '0,0');
  await expect(told(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(told(page)).toHaveCount(0);

  await page.locator('[data-seat]').first().click();
  await expect(told(page)).toBeVisible();
  expect(player.errors).toEqual([]);
  await player.close();
});

test('a finger that stays asks, a finger that moves plays', async ({ browser, house }) => {
  const player = await Player.sit(browser, SCREENS.phone, 'Anna');
  const { page } = player;
  await playModules(page, house.address, 4, []);
  await page.waitForSelector('[data-asked=turn]');
  const card = page.locator('[data-card]').first();

  // Cards lie on each other until the hand knows its width, and a finger would find another one.
  await expect.poll(async () => (await page.locator('[data-card]').last().boundingBox())?.x).toBeGreaterThan(200);

  const lift = await touch(page, card);
  await expect(told(page)).toBeVisible();
  await lift();
  await expect(told(page)).toBeVisible();
  await expect(card).toHaveAttribute('aria-pressed', 'false');

  await page.touchscreen.tap(195, 400);
  await expect(told(page)).toHaveCount(0);

  const drag = await touch(page, card);
  await drag(0, -40);
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(told(page)).toHaveCount(0);
  await page.keyboard.press('Escape');

  const ask = await touch(page, page.locator('[data-cell="0,0"]'));
  await expect(told(page)).toBeVisible();
  await ask();
  expect(player.errors).toEqual([]);
  await player.close();
});

for (const [size, options] of Object.entries(SCREENS)) {
  test(`twelve players are all in sight, and the mine beside them: ${size}`, async ({ browser, house }) => {
    const player = await Player.sit(browser, options, 'Anna');
    const { page } = player;
    await playModules(page, house.address, 12, ['saboteur2', 'reverse', 'tunnel-toll']);
    // Somebody may want to be paid a toll before it is one's turn.
    await page.waitForSelector('[data-asked]:not([data-asked=""])');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const seats = await page.locator('[data-seat]').evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON() as DOMRect));
    expect(seats).toHaveLength(12);
    for (const seat of seats) {
      expect(seat.left).toBeGreaterThanOrEqual(0);
      expect(seat.right).toBeLessThanOrEqual(width);
      expect(seat.width).toBeGreaterThanOrEqual(40);
      expect(seat.height).toBeGreaterThanOrEqual(40);
    }
    const foot = await page.locator('footer').boundingBox();
    const free = (foot?.y ?? 0) - Math.max(...seats.map((seat) => seat.bottom));
    expect(free).toBeGreaterThan(height * 0.35);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(player.errors).toEqual([]);
    await player.close();
  });
}

for (const [size, options] of Object.entries(SCREENS)) {
  test(`seats show what they did last and who will get no gold, and the middle shows its dwarfs: ${size}`, async ({ browser, house }) => {
    const player = await Player.sit(browser, options, 'Anna');
    const { page } = player;
    const { view, decision } = fixture<Record<string, Scene>>('decisions')['turn swap-hands'] as Scene;
    const fronts = Array.from({ length: view.players }, (_, seat) => (seat === 3 ? ['broken-lamp'] : []));
    await new Stage(page).show(house.address, { decision, view: { ...view, modules: ['saboteur2', 'compromised-dwarf'], compromised: [3], retired: ['miner', null], fronts } });
    await expect(page.getByTestId('barred')).toHaveCount(1);
    await expect(page.locator('[data-anchor="seat-3"]').getByTestId('barred')).toBeVisible();
    await expect(page.locator('[data-anchor="seat-3"]')).toContainText('no gold while the tool is broken');
    await expect(page.locator('[data-anchor="seat-0"] [data-last=laid]')).toHaveCount(1);
    await expect(page.locator('[data-anchor="seat-0"]')).toContainText('Last play: ');
    await expect(page.locator('[data-anchor="seat-6"] [data-last=passed]')).toHaveCount(1);
    const dwarfs = page.getByTestId('dwarfs');
    await expect(dwarfs).toBeInViewport({ ratio: 1 });
    await expect(dwarfs).toHaveAttribute('aria-label', /left over: 8.*Given up in this round: miner/);
    await expect(page.locator('.retired .stack')).toHaveCount(2);
    expect(player.errors).toEqual([]);
    await player.close();
  });
}

for (const [size, options] of Object.entries(SCREENS)) {
  test(`no goal hides under a button: ${size}`, async ({ browser, house }) => {
    const player = await Player.sit(browser, options, 'Anna');
    const { page } = player;
    await new Stage(page).show(house.address, fixture<Record<string, Scene>>('decisions')['turn map'] as Scene);
    await player.settled();
    const hidden = await page.evaluate(() => {
      const box = (node: Element): DOMRect => node.getBoundingClientRect();
      const buttons = [...document.querySelectorAll('.tools .button')].map(box).filter(({ width }) => width);
      const goals = ['8,2', '8,0', '8,-2'].flatMap((cell) => [...document.querySelectorAll(`[data-cell="${cell}"]`)].map(box));
      const over = (one: DOMRect, other: DOMRect): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
      return { goals: goals.length, under: goals.filter((goal) => buttons.some((button) => over(goal, button))).length };
    });
    expect(hidden).toEqual({ goals: 3, under: 0 });
    await player.close();
  });
}

/** All cards that have a name. */
const NAMED = [...readFileSync(new URL('../../../locales/en/cards.ftl', import.meta.url), 'utf8').matchAll(/^card-([\w-]+) =/gm)].map(([, card]) => card);

test('no name on a card is broken or cut, in any language', async ({ browser, house }) => {
  const { view } = fixture<Record<string, Scene>>('decisions')['turn map'] as Scene;
  for (const locale of ['en', 'ru', 'uk']) {
    const player = await Player.sit(browser, { ...SCREENS.desktop, locale });
    await new Stage(player.page).show(house.address, { decision: null, view: { ...view, hand: NAMED } });
    await player.page.evaluate(() => document.fonts.ready.then(() => undefined));
    const broken = await player.page.locator('[data-card] .name').evaluateAll((names) => {
      const words = (node: Node): Range[] => [...(node.textContent ?? '').matchAll(/[^\s-]+/g)].map(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return range;
      });
      const whole = (name: Element): boolean => words(name.firstChild as Node).every((word) => word.getClientRects().length === 1) && name.scrollWidth <= name.clientWidth;
      return { all: names.length, broken: names.filter((name) => !whole(name)).map(({ textContent }) => textContent) };
    });
    expect(broken).toEqual({ all: NAMED.length, broken: [] });
    await player.close();
  }
});
