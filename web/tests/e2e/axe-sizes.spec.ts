import type { Page } from '@playwright/test';
import { faults, stillness } from './axe';
import { expect, test } from './house';
import { Player } from './player';
import { EVERY_SIZE } from './screens';
import { type Scene, Stage, fixture } from './stage';

const tunnels = fixture<Record<string, Scene>>('decisions');
const mountain = fixture<Record<string, Scene>>('mountain');
const game = fixture<{ first: { players: number }; steps: unknown[] }>('game');
const turn = tunnels['turn map'] as Scene;
const { draft } = tunnels as { draft: Scene };
const over: Scene = { ...draft, decision: null, view: { ...draft.view, asked: {}, phase: 'over', flow: null, outcome: { gold: [5, 2, 7, 0, 5, 1], winners: [2] } } };

/** Every language is looked at in sizes of every kind. */
const LANGUAGES: Record<string, string> = { desktop: 'en-GB', tablet: 'ru', phone: 'uk', landscape: 'ru', small: 'uk', laptop: 'ru', monitor: 'uk' };

const DRAWERS = ['talk', 'log', 'notes', 'menu'];
const PAGES = { home: '', how: '/how/corporation', rules: '/rules#BASE-43', puzzle: '/puzzle' };

for (const [size, options] of Object.entries(EVERY_SIZE)) {
  test(`axe finds nothing serious on any screen: ${size}`, async ({ browser, house }) => {
    test.setTimeout(300_000);
    const locale = LANGUAGES[size] ?? 'en-GB';
    const player = await Player.sit(browser, { ...options, locale, bypassCSP: true, reducedMotion: 'reduce' }, 'Anna');
    const { page } = player;
    const found: Record<string, string[]> = {};
    const look = async (screen: string): Promise<void> => {
      await stillness(page);
      await page.screenshot({ path: `screenshots/${screen}-${size}-${locale}.png` });
      const list = await faults(page);
      if (list.length) found[screen] = list;
    };
    const lookAtDrawers = async (screen: string, drawers: readonly string[] = DRAWERS): Promise<void> => {
      for (const drawer of drawers) {
        await page.locator(`[data-opens=${drawer}]`).click();
        await page.locator('.drawer, .pop').waitFor();
        await look(`${screen}-${drawer}`);
        await page.keyboard.press('Escape');
      }
    };

    for (const [screen, path] of Object.entries(PAGES)) {
      await page.goto(`${house.address}${path}`);
      await page.locator('h1, h2').first().waitFor();
      await look(screen);
    }
    await lookAtNewTable(page, house.address, look);

    const stage = new Stage(page);
    await stage.show(house.address, turn);
    stage.say({ seat: (turn.view.seat + 1) % turn.view.players, at: 1, remark: { says: 'distrust', about: turn.view.seat, voice: 'chatty' } });
    await page.getByTestId('replies').waitFor();
    await look('table');
    await lookAtDrawers('table');
    await page.locator('[data-card]:not(.idle)').first().click();
    await look('table-card');
    for (const scene of ['react holder', 'draft']) {
      await stage.show(house.address, tunnels[scene] as Scene);
      await look(`table-${scene.replace(' ', '-')}`);
    }
    await stage.show(house.address, over);
    await page.locator('#game-end').waitFor();
    await look('game-end');

    await stage.show(house.address, mountain.dig as Scene);
    await look('mountain');
    await lookAtDrawers('mountain', ['talk']);
    await stage.show(house.address, mountain.exchange as Scene);
    await look('mountain-exchange');

    const names = Array.from({ length: game.first.players }, (_, seat) => `Player ${seat + 1}`);
    await page.route('**/api/tables/kept/replay', (route) => route.fulfill({ json: { setup: {}, names, first: game.first, steps: game.steps, talk: [] } }));
    await page.goto(`${house.address}/replay/kept`);
    await page.getByRole('slider').fill('20');
    await look('replay');

    expect(found).toEqual({});
    expect(player.errors).toEqual([]);
    await player.close();
  });
}

/** The page for new tables with its modules open, the waiting room, and a duel that has begun. */
async function lookAtNewTable(page: Page, address: string, look: (screen: string) => Promise<void>): Promise<void> {
  await page.goto(`${address}/new/saboteur`);
  await page.getByTestId('modules').locator('summary').click();
  await page.locator('input[name=preset][value=saboteur2]').check();
  await look('new-modules');
  await page.getByTestId('make').click();
  await page.getByTestId('link').waitFor();
  await look('waiting');
  await page.goto(`${address}/new/duel`);
  await page.locator('input[value=bots]').check();
  await page.getByTestId('make').click();
  await page.locator('[data-card]').first().waitFor();
  await look('duel');
}
