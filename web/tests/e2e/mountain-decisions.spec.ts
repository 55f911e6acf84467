import type { Page } from '@playwright/test';
import { Digger } from './digger';
import { expect, test } from './house';
import { type Scene, Stage, fixture, written } from './stage';

const scenes = fixture<Record<string, Scene>>('mountain');

const press = (page: Page, colour: string): Promise<void> => page.locator(`[data-corporation="${colour}"]`).click();
const confirm = (page: Page): Promise<void> => page.getByTestId('confirm').click();
const tap = (page: Page, cell: string): Promise<void> => page.locator(`[data-mark="${cell}"] rect`).click();
const first = <Kind extends string>(legal: Scene['legal'], word: Kind): Record<string, unknown> => legal.find((action) => word in action) ?? {};
const chosen = (legal: Scene['legal'], word: string): unknown => legal.map(({ choose }) => (choose as Record<string, unknown> | undefined)?.[word]).find((value) => value !== undefined);
const using = (legal: Scene['legal'], card: string): Record<string, unknown> => legal.find(({ use }) => use === card) ?? {};

/** How each question is answered by hand; the answer is the one that is named. */
const ANSWERS: Record<string, (page: Page, legal: Scene['legal']) => Promise<unknown>> = {
  dig: async (page, legal) => {
    const { dig, colour } = first(legal, 'dig') as { dig: string; colour: string };
    await press(page, colour);
    await tap(page, dig);
    await confirm(page);
    return { dig, colour };
  },
  'dig cave-in': async (page, legal) => {
    const { colours } = using(legal, 'cave-in') as { colours: string[] };
    await page.locator('[data-use=cave-in]').click();
    for (const colour of colours) await press(page, colour);
    await confirm(page);
    return { use: 'cave-in', colours };
  },
  'dig secret-tunnel': async (page, legal) => {
    const { at, colour } = using(legal, 'secret-tunnel') as { at: string; colour: string };
    await page.locator('[data-use=secret-tunnel]').click();
    await press(page, colour);
    await expect(page.locator(`[data-ghost="${at}"]`)).toHaveCount(0);
    await tap(page, at);
    await expect(page.locator(`[data-ghost="${at}"]`)).toHaveCount(1);
    await confirm(page);
    return { use: 'secret-tunnel', at, colour };
  },
  cards: async (page) => {
    await page.getByTestId('done').click();
    return { done: true };
  },
  safe: async (page, legal) => {
    const take = chosen(legal, 'take') as string;
    await press(page, take);
    await confirm(page);
    return { choose: { take } };
  },
  'stock-market': async (page, legal) => {
    const take = chosen(legal, 'take') as string[];
    for (const colour of take) await press(page, colour);
    await confirm(page);
    return { choose: { take } };
  },
  invest: async (page, legal) => {
    const { invest } = first(legal, 'invest') as { invest: string[] };
    for (const colour of invest) await press(page, colour);
    await confirm(page);
    return { invest };
  },
  exchange: async (page, legal) => {
    const swap = first(legal, 'exchange') as { exchange: string; for: string };
    await press(page, swap.exchange);
    await expect(page.getByTestId('confirm')).toHaveCount(0);
    await press(page, swap.for);
    await confirm(page);
    return swap;
  },
  'cave-in': async (page, legal) => {
    const remove = chosen(legal, 'remove') as string;
    await press(page, remove);
    await confirm(page);
    return { choose: { remove } };
  },
};

for (const [asked, scene] of Object.entries(scenes)) {
  test(`in the mountain somebody answers by hand: ${asked}`, async ({ browser, house }) => {
    const digger = await Digger.sit(browser);
    const stage = new Stage(digger.page);
    await stage.show(house.address, scene);
    const wanted = await ANSWERS[asked]?.(digger.page, scene.legal);
    await expect.poll(() => stage.acts.map(written)).toEqual([written(wanted)]);
    expect(scene.legal.map(written)).toContain(written(wanted));
    expect(digger.errors).toEqual([]);
    await digger.close();
  });
}

test('shares and crystals can be left where they are', async ({ browser, house }) => {
  const digger = await Digger.sit(browser);
  const stage = new Stage(digger.page);
  for (const [asked, answer] of [['exchange', { done: true }], ['cave-in', { choose: { keep: true } }]] as const) {
    await stage.show(house.address, scenes[asked] as Scene);
    await digger.page.getByTestId('done').click();
    await expect.poll(() => stage.acts.map(written)).toEqual([written(answer)]);
  }
  await digger.close();
});
