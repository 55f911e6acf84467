import type { GameEvent as InMine } from '../../src/games/tunnels/view';
import { describe, expect, it } from 'vitest';
import { emblem } from '../../src/games/corporation/art/cards';
import { gem } from '../../src/games/corporation/art/signs';
import { lastPlay, pictureOf } from '../../src/games/corporation/lastPlay';
import type { GameEvent } from '../../src/games/corporation/view';
import { lastPlay as lastInMine } from '../../src/games/tunnels/lastPlay';

describe('the last play on the mountain', () => {
  const dug: GameEvent = { event: 'dug', seat: 0, colour: 'red', at: '7,9', symbol: 'gold' };
  const used: GameEvent = { event: 'used', seat: 1, card: 'secret-tunnel', colour: 'orange', at: '13,9' };
  const stuck: GameEvent = { event: 'no-digging', seat: 2 };
  const log: GameEvent[] = [
    { event: 'began', first: 0 },
    { event: 'turn', seat: 0, number: 1, budget: 3 },
    { event: 'dug', seat: 0, colour: 'red', at: '6,9', symbol: 'empty' },
    dug,
    { event: 'income', seat: 0, colour: 'red', at: '7,9', coins: [6, 0, 0, 0] },
    { event: 'exchanged', seat: 0, gave: 'blue', took: 'red' },
    { event: 'dug', seat: 1, colour: 'blue', at: '2,2', symbol: 'empty' },
    used,
    { event: 'declined', seat: 1, kind: 'exchange' },
    stuck,
    { event: 'turn', seat: 3, number: 4, budget: 3 },
  ];

  it('is the last that the seat dug or used, whatever came of it', () => {
    expect([0, 1, 2].map((seat) => lastPlay({ log }, seat))).toEqual([dug, used, stuck]);
  });

  it('is nothing before the first turn', () => {
    expect(lastPlay({ log }, 3)).toBeNull();
  });

  it('is remembered by the crystal, by the card, or by an idle helmet', () => {
    expect(pictureOf(dug)).toBe(gem('red'));
    expect(pictureOf(used)).toBe(emblem('secret-tunnel'));
    expect(new Set([dug, used, stuck].map(pictureOf))).toHaveLength(3);
  });
});

describe('the last play in the mine', () => {
  it('is forgotten with the round', () => {
    const passed = { event: 'passed', seat: 1, count: 1 } as const;
    const log: InMine[] = [{ event: 'laid', seat: 0, card: 'EW', shows: 'EW', at: '1,0' }, { event: 'round', round: 2, first: 0 }, passed];
    expect(lastInMine({ log }, 0)).toBeNull();
    expect(lastInMine({ log }, 1)).toEqual(passed);
  });
});
