import type { Page } from '@playwright/test';
import { type Scene, Stage, fixture } from './stage';

const { draft } = fixture<Record<string, Scene>>('decisions') as { draft: Scene };
const { first, steps } = fixture<{ first: Record<string, unknown>; steps: { seat: number; events: Record<string, unknown>[] }[] }>('game');

/** A game of five that is over, move by move. */
export const GAME = { first, steps, names: Array.from({ length: first.players as number }, (_, seat) => `Player ${seat + 1}`) };

const over = { ...draft.view, asked: {}, phase: 'over', flow: null, outcome: { gold: [5, 2, 7, 0, 5, 1], winners: [2] } };
const roles = ['miner', 'saboteur', 'miner', 'saboteur', 'miner', 'miner'];
const RESULT = {
  names: [], winners: [2], gold: over.outcome.gold,
  rounds: [
    { round: 1, won: ['miners'], roles, gained: [2, 0, 3, 0, 1, 1], liar: 1, lies: 2 },
    { round: 2, won: ['saboteurs'], roles, gained: [0, 2, 0, 0, 0, 0], liar: null, lies: 0 },
    { round: 3, won: ['miners'], roles, gained: [3, 0, 4, 0, 4, 0], liar: null, lies: 0 },
  ],
};
const DOT = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

const shared = fixture<Scene['view'][]>('sharings').at(-1) as Scene['view'];
const told = { ...shared, phase: 'sharing', outcome: null, asked: {}, flow: null };
/** Twelve players of two teams, with gold, known dwarfs and a trap. */
export const TWELVE = { view: { ...told, phase: 'play' }, decision: null };
/** The end of a round whose gold is being chosen; and of one that is told in all its parts, by those twelve and a thief, when all read. */
export const SHARING = { draft, told: { view: told, decision: null } };

/** A table whose game is over; it leads to the replay that `keepReplay` has. */
export async function ended(page: Page, address: string, stage = new Stage(page)): Promise<void> {
  await page.route('**/api/tables/stage/result', (route) => route.fulfill({ json: RESULT }));
  await page.route('**/api/tables/stage/picture.png*', (route) => route.fulfill({ contentType: 'image/png', body: DOT }));
  await stage.show(address, { view: over, decision: null });
}

export async function keepReplay(page: Page, table: string): Promise<void> {
  await page.route(`**/api/tables/${table}/replay`, (route) => route.fulfill({ json: { setup: {}, ...GAME, talk: [] } }));
}

export async function replayed(page: Page, address: string): Promise<void> {
  await keepReplay(page, 'kept');
  await page.goto(`${address}/replay/kept`);
}
