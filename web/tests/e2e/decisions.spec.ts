import type { Page } from '@playwright/test';
import { LONG, expect, test } from './house';
import { Player } from './player';
import { SCREENS } from './screens';
import { type Scene, Stage, fixture, written } from './stage';

const scenes = fixture<Record<string, Scene>>('decisions');
const bar = '[data-testid=action-bar]';

const press = (page: Page, selector: string): Promise<void> => page.locator(selector).first().click();
const hold = (page: Page, card: string): Promise<void> => page.locator(`[data-word="${card}"]`).first().dispatchEvent('click');
const mark = (page: Page, cell: string): Promise<void> => page.locator(`[data-mark="${cell}"] rect`).dispatchEvent('keydown', { key: 'Enter', bubbles: true });

/** The first card of the hand that is neither this one nor marked. */
async function markCards(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index++) await page.locator('[data-card][aria-pressed=false]').first().dispatchEvent('click');
}

/** A card with a button for its target, or one that needs none. */
const aim = (card: string) => async (page: Page): Promise<void> => {
  await hold(page, card);
  await press(page, `${bar} :is(.aim, .confirm)`);
};

const inMine = (card: string) => async (page: Page, { decision }: Scene): Promise<void> => {
  await hold(page, card);
  const targets = (decision?.options.play as Record<string, { at?: string; to?: string; goal?: string }[]>)[card] ?? [];
  const target = targets.find(({ at }) => at) ?? targets[0];
  await mark(page, target?.at ?? target?.to ?? target?.goal ?? '');
};

async function dig(page: Page, { decision }: Scene): Promise<void> {
  const [card = '', shapes = {}] = Object.entries(decision?.options.lay as Record<string, Record<string, string[]>>)[0] ?? [];
  await hold(page, card);
  await mark(page, Object.values(shapes)[0]?.[0] ?? '');
}

/** How each of the decisions is answered. */
const ANSWERS: Record<string, (page: Page, scene: Scene) => Promise<void>> = {
  'turn pass': async (page) => {
    await page.locator('[data-card="0"]').dispatchEvent('click');
    await press(page, `${bar} [title=D]`);
    await markCards(page, 2);
    await press(page, '[data-testid=pay]');
  },
  'turn remove': async (page) => {
    await press(page, '[data-way=remove]');
    await markCards(page, 2);
    await press(page, '[data-testid=pay]');
  },
  'turn toll': async (page, { decision }) => {
    await press(page, '[data-way=toll]');
    await mark(page, (decision?.options.toll as { ends: { at: string }[] }).ends[0]?.at ?? '');
    await markCards(page, 1);
    await press(page, '[data-testid=pay]');
  },
  'turn price': async (page, { view, decision }) => {
    const { dwarfs } = view.toll as { dwarfs: { cell: string; owner: number }[] };
    const cells = dwarfs.filter(({ owner }) => owner !== view.seat).map(({ cell }) => cell);
    const [card = '', cell = ''] = Object.entries(decision?.options.lay as Record<string, Record<string, string[]>>)
      .flatMap(([word, shapes]) => Object.values(shapes).flat().map((place) => [word, place] as const))
      .find(([, place]) => cells.includes(place)) ?? [];
    await hold(page, card);
    await mark(page, cell);
    await press(page, `${bar} .aim`);
    await press(page, '[data-testid=pay]');
  },
  'turn blocked': async (page) => {
    await page.locator('[data-card="0"]').dispatchEvent('click');
    await press(page, `${bar} [title=D]`);
    if (await page.getByTestId('pay').count()) await press(page, '[data-testid=pay]');
  },
  'turn goal-swap': async (page) => {
    await hold(page, 'goal-swap');
    await press(page, `${bar} .aim[aria-pressed=false]`);
    await press(page, `${bar} .aim[aria-pressed=false]`);
  },
  'turn diversion': inMine('diversion'),
  'turn rockfall': inMine('rockfall'),
  'turn map': inMine('map'),
  'turn map-at': inMine('map'),
  'react holder': (page) => press(page, '[data-testid=veto]'),
  'react other': (page) => press(page, '[data-testid=let-it]'),
  'pathfinder first': dig,
  'pathfinder second': dig,
  draft: (page) => press(page, '.gold-card'),
  steal: (page) => press(page, '[data-steal] button'),
  pick: async (page) => {
    await press(page, '[data-pick]');
    await press(page, '[data-testid=keep]');
  },
};
const fallback = (name: string) => (name.startsWith('turn ') ? aim(name.slice(5)) : (page: Page) => press(page, `${bar} :is([data-answer] button, button[data-answer])`));

for (const size of ['desktop', 'phone'] as const) {
  test(`every decision is answered by clicking with what the engine allows: ${size}`, async ({ browser, house }) => {
    test.setTimeout(LONG);
    const player = await Player.sit(browser, { ...SCREENS[size], hasTouch: false }, 'Anna');
    const stage = new Stage(player.page);
    stage.friends = true;
    await stage.show(house.address, scenes['turn pass'] as Scene);
    for (const [name, scene] of Object.entries(scenes)) {
      await test.step(name, async () => {
        await stage.showNext(scene);
        await (ANSWERS[name] ?? fallback(name))(player.page, scene);
        await expect.poll(() => stage.acts, name).toHaveLength(1);
        expect(scene.legal.map(written), name).toContain(written(stage.acts[0]));
        expect(player.errors, name).toEqual([]);
      });
    }
    await player.close();
  });
}

test('alone with bots, who could not object is not asked, and who could is', async ({ browser, house }) => {
  const player = await Player.sit(browser, SCREENS.desktop, 'Anna');
  const { page } = player;
  const stage = new Stage(page);
  await stage.show(house.address, scenes['react other'] as Scene);
  await expect.poll(() => stage.acts.map(written)).toEqual([written({ choose: { veto: false } })]);
  await expect(page.getByTestId('let-it')).toHaveCount(0);
  await stage.showNext(scenes['react holder'] as Scene);
  await expect(page.getByTestId('let-it')).toBeEnabled();
  expect(stage.acts).toEqual([]);
  expect(player.errors).toEqual([]);
  await player.close();
});

test('several people at one device answer a window together, and who holds the card names himself', async ({ browser, house }) => {
  const player = await Player.sit(browser, SCREENS.phone, 'Anna');
  const { page } = player;
  const stage = new Stage(page);
  const scene = scenes['react holder'] as Scene;
  const { seats } = scene.view.window as { seats: number[] };
  const sharing = [scene.view.seat, ...seats.filter((seat) => seat !== scene.view.seat).slice(0, 1)];
  await stage.show(house.address, scene, sharing);
  await expect(page.locator('#hand-over')).toHaveCount(0);
  await expect(page.locator('[data-veto-of]')).toHaveCount(2);
  await page.locator(`[data-veto-of="${scene.view.seat}"]`).click();
  await expect.poll(() => stage.acts.map(written)).toEqual([written({ choose: { veto: true } })]);
  expect(stage.seats).toEqual([scene.view.seat]);

  await stage.show(house.address, scene, sharing);
  await page.getByTestId('let-it').click();
  await expect.poll(() => stage.acts.map(written)).toEqual(sharing.map(() => written({ choose: { veto: false } })));
  expect([...stage.seats].sort()).toEqual([...sharing].sort());
  await expect(page.getByTestId('let-it')).toBeDisabled();
  expect(player.errors).toEqual([]);
  await player.close();
});
