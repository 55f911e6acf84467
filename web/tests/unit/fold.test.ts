import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Patch, fold } from '../../src/net/fold';

interface Game {
  first: object;
  last: object;
  steps: { events: { event: string; patch: Patch }[] }[];
}
const game = JSON.parse(readFileSync(new URL('../fixtures/game.json', import.meta.url), 'utf8')) as Game;

describe('fold', () => {
  it('turns the first view of a whole game into its last', () => {
    let view = game.first;
    for (const { patch } of game.steps.flatMap((step) => step.events)) view = fold(view, patch);
    expect(view).toEqual(game.last);
  });

  it('leaves the view it was given as it was', () => {
    const before = structuredClone(game.first);
    for (const { patch } of game.steps[0]?.events ?? []) fold(game.first, patch);
    expect(game.first).toEqual(before);
  });

  it('sets, cuts, adds and puts before at any depth', () => {
    const view = { board: { '0,0': 'NESW' }, log: [1], discard: ['map'], hands: [[1], null] };
    const patch: Patch = [
      ['set', ['board', '1,0'], 'EW'],
      ['cut', ['board', '0,0']],
      ['add', ['log'], [2, 3]],
      ['put', ['discard'], ['EW', null]],
      ['set', ['hands', 1], ['map']],
      ['add', ['hands', 0], [2]],
    ];
    expect(fold(view, patch)).toEqual({
      board: { '1,0': 'EW' },
      log: [1, 2, 3],
      discard: ['EW', null, 'map'],
      hands: [[1, 2], ['map']],
    });
  });

  it('replaces everything where the path is empty', () => {
    expect(fold({ a: 1 }, [['set', [], { b: 2 }]])).toEqual({ b: 2 });
  });
});
