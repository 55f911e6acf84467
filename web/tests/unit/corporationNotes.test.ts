import { describe, expect, it } from 'vitest';
import { corporations, ledger, toCome } from '../../src/games/corporation/notes/ledger';
import type { GameEvent, View } from '../../src/games/corporation/view';

const LOG: GameEvent[] = [
  { event: 'dug', seat: 0, colour: 'red', at: '1,1', symbol: 'empty' },
  { event: 'dug', seat: 0, colour: 'red', at: '1,2', symbol: 'gold' },
  { event: 'income', seat: 0, colour: 'red', at: '1,2', coins: [4, 2, 0] },
  { event: 'dug', seat: 1, colour: 'blue', at: '3,3', symbol: 'dwarf' },
  { event: 'hired', seat: 1, digger: 1 },
  { event: 'used', seat: 1, card: 'overtime' },
];

describe('the notebook of Dwarf Corporation', () => {
  it('adds up what a player dug and what it brought him', () => {
    expect(ledger(LOG, 0)).toEqual({ colours: [{ colour: 'red', dug: 2, coins: 4 }], used: [], dwarfs: 0, trades: [] });
  });

  it('counts coins from gold that others dug, the best corporation first', () => {
    expect(ledger(LOG, 1)).toEqual({
      colours: [{ colour: 'red', dug: 0, coins: 2 }, { colour: 'blue', dug: 1, coins: 0 }],
      used: ['overtime'],
      dwarfs: 1,
      trades: [],
    });
  });

  it('keeps which shares a player took and gave away, in their order', () => {
    const log: GameEvent[] = [
      { event: 'invested', seat: 0, colours: ['red', 'blue'], source: 'opening' },
      { event: 'invested', seat: 1, colours: ['white'], source: 'safe' },
      { event: 'exchanged', seat: 0, gave: 'red', took: 'white' },
    ];
    expect(ledger(log, 0).trades).toEqual([{ took: ['red', 'blue'] }, { gave: 'red', took: ['white'] }]);
  });

  it('names who is paid first and second for each corporation, as the table says it', () => {
    const none = { investments: [0, 0, 0], rank: [null, null, null], dwarfs: [0, 0, 0], coins: [0, 0, 0] };
    const pays = Object.fromEntries(['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'violet', 'white'].map((colour) => [colour, none]));
    const red = { investments: [2, 2, 1], rank: ['shared-first', 'shared-first', 'second'], dwarfs: [0, 0, 0], coins: [4, 4, 1] };
    const view = { gems: { '1,1': 'red', '1,2': 'red', '3,3': 'blue' }, pays: { ...pays, red }, blocked: ['blue'] } as unknown as View;
    const [best, ...others] = corporations(view);
    expect(best).toEqual({ colour: 'red', crystals: 2, first: [0, 1], second: [2], pays: 4, blocked: false });
    expect(others.find(({ colour }) => colour === 'blue')).toMatchObject({ crystals: 1, first: [], blocked: true });
  });

  it('lists the cards that may still come, and no others', () => {
    expect(toCome({ unseen: { union: 0, overtime: 2, cthulhu: 1 } })).toEqual([['overtime', 2], ['cthulhu', 1]]);
  });
});
