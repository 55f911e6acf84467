import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback, type Step } from '../../src/net/playback.svelte';
import type { Seen, Shapes } from '../../src/net/seen';
import { fakeBrowser, realBrowser } from './sockets';

const FLIGHT = 200;
const STAY = 300;
const at = (turn: number): Seen => ({ game: 'x', players: 2, seat: 0, turn, asked: {}, log: [], outcome: null });
const step = (turn: number, event = 'laid'): Step => ({ event: { event }, view: at(turn) });

let landed: number[];
let playback: Playback<Shapes>;

beforeEach(() => {
  fakeBrowser();
  landed = [];
  playback = new Playback<Shapes>({ step: ({ view }) => landed.push(view.turn) });
  playback.pacer = { pace: ({ event }) => (event.event === 'laid' ? [FLIGHT, STAY] : [0, 0]), isRead: ({ event }) => event.event === 'seen' };
  playback.reset(at(0));
});
afterEach(realBrowser);

const pass = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

describe('playback', () => {
  it('shows one thing after another, each after its flight', async () => {
    playback.push([step(1), step(2)]);
    expect([playback.shown?.turn, playback.motion?.before.turn, playback.motion?.view.turn, playback.behind]).toEqual([0, 0, 1, 2]);
    await pass(FLIGHT);
    expect([playback.shown?.turn, playback.behind]).toEqual([1, 1]);
    await pass(STAY);
    expect([playback.motion?.before.turn, playback.motion?.view.turn]).toEqual([1, 2]);
    await pass(FLIGHT + STAY);
    expect([landed, playback.behind, playback.motion]).toEqual([[1, 2], 0, null]);
  });

  it('shows at once what needs no time', async () => {
    playback.push([step(1, 'turn'), step(2, 'turn')]);
    await pass(0);
    expect([landed, playback.behind]).toEqual([[1, 2], 0]);
  });

  it('goes on with what came in the meantime', async () => {
    playback.push([step(1)]);
    await pass(FLIGHT / 2);
    playback.push([step(2)]);
    await pass(FLIGHT / 2 + STAY + FLIGHT);
    expect(landed).toEqual([1, 2]);
  });

  it('lets everything happen when it is skipped, each thing once and in order', async () => {
    playback.push([step(1), step(2), step(3)]);
    await pass(FLIGHT / 2);
    playback.skip();
    expect([landed, playback.shown?.turn, playback.behind, playback.motion]).toEqual([[1, 2, 3], 3, 0, null]);
    await pass(5_000);
    expect(landed).toEqual([1, 2, 3]);
    playback.push([step(4)]);
    await pass(FLIGHT);
    expect(landed).toEqual([1, 2, 3, 4]);
  });

  it('shows a new table and nothing of the old one', async () => {
    playback.push([step(1), step(2)]);
    await pass(FLIGHT / 2);
    playback.reset(at(9));
    await pass(5_000);
    expect([playback.shown?.turn, landed, playback.behind]).toEqual([9, [], 0]);
  });

  it('waits for nobody who does not look', () => {
    vi.stubGlobal('document', { hidden: true });
    playback.push([step(1), step(2)]);
    expect(landed).toEqual([1, 2]);
  });

  it.each([
    ['slow', 1.6],
    ['normal', 1],
    ['fast', 0.45],
  ] as const)('is as fast as it is wanted: %s', async (speed, factor) => {
    playback.speed = speed;
    playback.push([step(1)]);
    await pass(FLIGHT * factor - 1);
    expect(landed).toEqual([]);
    await pass(1);
    expect(landed).toEqual([1]);
  });

  it('hurries when much has to be shown', async () => {
    playback.push(Array.from({ length: 14 }, (_, index) => step(index + 1)));
    await pass(FLIGHT / 2);
    expect(landed).toEqual([1]);
  });

  it('stays with what is shown to this player alone until it has been put away', async () => {
    playback.push([step(1, 'seen'), step(2, 'turn')]);
    await pass(60_000);
    expect([landed, playback.reading]).toEqual([[1], true]);
    playback.goOn();
    await pass(0);
    expect([landed, playback.reading]).toEqual([[1, 2], false]);
  });
});
