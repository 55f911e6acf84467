import { faultsInEverySize } from './axe';
import { expect, test } from './house';
import { picture } from './picture';
import { Player } from './player';
import { EVERY_SIZE } from './screens';
import { fixture } from './stage';

const game = fixture<{ first: { players: number }; steps: { seat: number }[] }>('game');
const names = Array.from({ length: game.first.players }, (_, seat) => `Player ${seat + 1}`);
const laid = (at: string): Record<string, unknown> => ({ event: 'laid', seat: 1, card: 'EW', shows: 'EW', at });
const MOVES = [
  { move: 1, seat: 1, event: laid('1,0'), worth: 1.5, best: laid('2,0'), best_worth: 1.6 },
  { move: 6, seat: 1, event: { event: 'passed', seat: 1, count: 1 }, worth: 0.5, best: laid('3,0'), best_worth: 1.5 },
  { move: 11, seat: 1, event: laid('4,0'), worth: 2, best: laid('4,0'), best_worth: 2 },
];

for (const size of ['desktop', 'phone', 'landscape'] as const) {
  test(`moves are judged beside the replay, the dearest first, and lead to their moments: ${size}`, async ({ browser, house }) => {
    const player = await Player.sit(browser, { ...EVERY_SIZE[size], bypassCSP: true, reducedMotion: 'reduce' });
    const { page } = player;
    const asked: string[] = [];
    await page.route('**/api/tables/kept/replay', (route) => route.fulfill({ json: { setup: {}, names, first: game.first, steps: game.steps, talk: [] } }));
    await page.route('**/api/tables/kept/judged/*', (route) => {
      asked.push(route.request().url().split('/').at(-1) ?? '');
      if (asked.length === 2) return route.fulfill({ status: 429, json: { family: 'table', code: 'too-fast', clauses: [], arguments: {} } });
      if (asked.at(-1) === '3') return route.fulfill({ status: 503, json: { family: 'table', code: 'failed', clauses: [], arguments: {} } });
      const done = asked.length > 1 ? 3 : 1;
      return route.fulfill({ json: { unit: 'nuggets', done, of: 3, moves: MOVES.slice(0, done) } });
    });
    await page.route('**/api/mine', (route) => route.fulfill({ json: [{ table: 'other', seat: 0 }, { table: 'kept', seat: 1 }] }));
    await page.goto(`${house.address}/replay/kept`);
    await page.getByTestId('judge').click();
    const panel = page.getByTestId('judged');
    const moves = panel.locator('[data-judged]');
    await expect(moves).toHaveCount(2);
    await expect(panel.locator('[data-fine="11"]')).toContainText('2 nuggets a round');
    expect(new Set(asked)).toEqual(new Set(['1']));
    expect(await moves.evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.judged))).toEqual(['6', '1']);
    await expect(moves.first()).toContainText('1.5');
    await expect(panel.getByRole('status')).toBeVisible();
    await moves.first().click();
    await expect(page.getByRole('slider')).toHaveValue('5');
    const box = await panel.boundingBox();
    const footer = await page.locator('footer').boundingBox();
    expect(box && footer && box.y + box.height <= footer.y).toBe(true);
    await picture(page, `judged-${size}`);
    await panel.getByTestId('judged-seat').selectOption('Player 3');
    await expect.poll(() => asked.at(-1)).toBe('2');
    await panel.getByTestId('judged-seat').selectOption('Player 4');
    await expect(panel).toContainText('The master cannot look at the moves now.');
    const before = asked.length;
    await panel.getByTestId('judge-again').click();
    await expect.poll(() => asked.length).toBe(before + 1);
    if (size === 'desktop') expect(await faultsInEverySize(page)).toEqual({});
    await page.getByTestId('judge').click();
    await expect(panel).toHaveCount(0);
    expect(player.errors).toEqual([]);
    await player.close();
  });
}
