import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { Digger } from './digger';
import { TWELVE } from './endings';
import { touchAt } from './finger';
import { expect, test } from './house';
import { Player } from './player';
import { SCREENS } from './screens';
import { type Scene, Stage, fixture } from './stage';
import { playModules } from './tables';

const LANDSCAPE: BrowserContextOptions = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
const SMALL: BrowserContextOptions = { viewport: { width: 1024, height: 600 } };

/** The places where the card in hand can go that nothing lies over. */
function free(page: Page): Promise<{ wide: number; clear: boolean }[]> {
  return page.locator('[data-mark] rect').evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return { wide: width, clear: over?.closest('.mine') !== null && over !== null };
    }),
  );
}

for (const [name, screen] of Object.entries({ 'a phone on its side': LANDSCAPE, 'a small window': SMALL })) {
  test(`${name} is a table one can play at`, async ({ browser, house }) => {
    const player = await Player.sit(browser, screen);
    const { page } = player;
    await player.playBots(house.address, 6);
    await player.pickTunnel();
    const marks = await free(page);
    expect(marks.filter(({ clear }) => !clear)).toEqual([]);
    if (screen.hasTouch) expect(Math.min(...marks.map(({ wide }) => wide))).toBeGreaterThanOrEqual(40);
    const cell = await page.locator('[data-cell]').first().boundingBox();
    if (screen.hasTouch) expect(cell?.width).toBeGreaterThanOrEqual(44);
    for (const seat of await page.locator('.seat').all()) await expect(seat).toBeInViewport({ ratio: 1 });
    const tops = await page.locator('.seat').evaluateAll((seats) => seats.map((seat) => Math.round(seat.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(7);
    for (const card of await page.locator('[data-card]').all()) await expect(card).toBeInViewport({ ratio: 0.9 });
    const laid = (await page.locator('[data-mark]').first().getAttribute('data-mark')) ?? '';
    await player.at(laid);
    await expect(page.locator(`[data-cell="${laid}"]`)).toHaveCount(1);
    expect(player.errors).toEqual([]);
    await player.close();
  });
}

test('cells are as large as fingers on a phone', async ({ browser, house }) => {
  const player = await Player.sit(browser, SCREENS.phone);
  const { page } = player;
  await player.playBots(house.address, 3);
  await player.pickTunnel();
  expect((await page.locator('[data-cell]').first().boundingBox())?.width).toBeGreaterThanOrEqual(44);
  expect((await free(page)).filter(({ clear }) => !clear)).toEqual([]);
  await player.close();
});

test('who has moved the mine out of sight on a phone sees it again with the next question', async ({ browser, house }) => {
  const player = await Player.sit(browser, SCREENS.phone);
  const { page } = player;
  const stage = new Stage(page);
  const { view, decision } = fixture<Record<string, Scene>>('decisions')['turn map'] as Scene;
  await stage.show(house.address, { view, decision });
  const start = page.locator('[data-cell="0,0"]');
  await expect(start).toBeInViewport();
  for (let times = 0; times < 2; times++) await (await touchAt(page, 360, 500))(-320);
  await expect(start).not.toBeInViewport();
  stage.tell([{ event: 'passed', seat: view.seat, count: 1, patch: [] }], decision && { ...decision });
  await expect(start).toBeInViewport();
  await player.close();
});

test('the board stays where it is when a card is taken up', async ({ browser, house }) => {
  for (const screen of [SCREENS.desktop, SCREENS.phone]) {
    const player = await Player.sit(browser, { ...screen, ...Player.MOVING });
    const { page } = player;
    await player.playBots(house.address, 3);
    while ((await player.asked()) !== 'turn') await player.play();
    await player.settled();
    const before = await page.locator('.world').getAttribute('style');
    for (let card = 0; card < 4; card++) {
      await page.locator(`[data-card="${card}"]`).dispatchEvent('click');
      // What the prompt takes is measured once it is drawn.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const aims = await page.locator('.mark:not(.lay)').count();
      if (!aims) expect(await page.locator('.world').getAttribute('style')).toBe(before);
      await page.keyboard.press('Escape');
    }
    await player.close();
  }
});

test('a tablet keeps all seats in sight', async ({ browser, house }) => {
  for (const players of [5, 7, 10]) {
    const player = await Player.sit(browser, SCREENS.tablet);
    await playModules(player.page, house.address, players, []);
    for (const seat of await player.page.locator('.seat').all()) await expect(seat).toBeInViewport({ ratio: 1 });
    await player.close();
  }
});

test('a drawer leaves the names of the players whole on a tablet held upright', async ({ browser, house }) => {
  const player = await Player.sit(browser, SCREENS.tablet);
  const { page } = player;
  await playModules(page, house.address, 5, []);
  const cut = (): Promise<string[]> => page.locator('.seat .name').evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent ?? ''));
  expect(await cut()).toEqual([]);
  for (const drawer of ['log', 'talk', 'notes']) {
    await page.locator(`[data-opens=${drawer}]`).click();
    await page.locator('.drawer').waitFor();
    expect(await cut()).toEqual([]);
    const row = await page.locator('.seat').first().boundingBox();
    const over = await page.locator('.drawer').boundingBox();
    expect(over?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0) - 1);
  }
  await player.close();
});

test('with twelve players on a phone no figure runs into a name, another figure or what lies before somebody else', async ({ browser, house }) => {
  const player = await Player.sit(browser, SCREENS.phone);
  await new Stage(player.page).show(house.address, TWELVE);
  await expect(player.page.locator('.seat')).toHaveCount(12);
  await expect(player.page.locator('.seat .front')).not.toHaveCount(0);
  const clashes = await player.page.locator('.seat').evaluateAll((seats) => {
    const meet = (one: DOMRect, other: DOMRect): boolean => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const parts = (seat: Element, what: string): [string, DOMRect][] => [...seat.querySelectorAll(what)].map((node) => [`${seat.textContent} ${node.className}`, node.getBoundingClientRect()]);
    return seats.flatMap((seat) => {
      const others = [...parts(seat, '.name'), ...seats.filter((other) => other !== seat).flatMap((other) => parts(other, '.counts, .name, .known, .lying, .face'))];
      return parts(seat, '.counts').flatMap(([figure, box]) => others.filter(([, other]) => meet(box, other)).map(([what]) => `${figure} meets ${what}`));
    });
  });
  expect(clashes).toEqual([]);
  await player.close();
});

test('the log lies beside what is played with', async ({ browser, house }) => {
  for (const screen of [SCREENS.desktop, SCREENS.phone, LANDSCAPE]) {
    const player = await Player.sit(browser, screen);
    const { page } = player;
    await player.playBots(house.address, 3);
    while ((await player.asked()) !== 'turn') await player.play();
    await page.locator('[data-opens=log]').click();
    await player.settled();
    // What the prompt takes is measured once it is drawn.
    const covered = (): Promise<number> => page.locator('[data-card], [data-testid=action-bar], .seat').evaluateAll((nodes) =>
      nodes.filter((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.drawer') !== null;
      }).length,
    );
    await expect.poll(covered).toBe(0);
    await player.close();
  }
});

/** How wide something is once the board has found its place. */
async function whereItStays(thing: Locator): Promise<number> {
  let wide = 0;
  const stays = async (): Promise<boolean> => {
    const before = wide;
    wide = (await thing.boundingBox())?.width ?? 0;
    return wide === before;
  };
  await expect.poll(stays, { intervals: [700] }).toBe(true);
  return wide;
}

test('on a large screen hand, words and the mountain grow', async ({ browser, house }) => {
  const sizes: { card: number; words: number; cell: number }[] = [];
  for (const viewport of [{ width: 1440, height: 900 }, { width: 1920, height: 1080 }]) {
    const player = await Player.sit(browser, { viewport });
    await player.playBots(house.address, 3);
    await player.asked();
    const card = (await player.page.locator('[data-card="0"]').evaluate((node) => (node as HTMLElement).offsetWidth));
    const words = await player.page.locator('.seat .name').first().evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
    await new Stage(player.page).show(house.address, fixture<Record<string, Scene>>('mountain').dig as Scene);
    const cell = await whereItStays(player.page.locator('[data-symbol=danger]').first());
    sizes.push({ card, words, cell });
    await player.close();
  }
  expect(sizes[1]?.card).toBeGreaterThan((sizes[0]?.card ?? 0) * 1.1);
  expect(sizes[1]?.words).toBeGreaterThan(sizes[0]?.words ?? 0);
  expect(sizes[1]?.cell).toBeGreaterThan((sizes[0]?.cell ?? 0) * 1.2);
});

test('Dwarf Corporation can be played on a phone on its side', async ({ browser, house }) => {
  const digger = await Digger.sit(browser, LANDSCAPE);
  const { page } = digger;
  await digger.playAt(house.address, { players: 2, bots: ['random'] });
  while ((await digger.asked()) !== 'dig') await digger.play();
  await digger.settled();
  await digger.plan();
  await expect(page.locator('[data-ghost]')).toHaveCount(1);
  await expect(page.getByTestId('confirm')).toBeInViewport({ ratio: 1 });
  await digger.close();
});
