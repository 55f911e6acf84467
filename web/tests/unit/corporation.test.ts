import { describe, expect, it } from 'vitest';
import { corridors } from '../../src/games/corporation/art/tunnels';
import { ALL_CELLS, cellOf, middle, symbolAt } from '../../src/games/corporation/cells';
import type { Colour } from '../../src/games/corporation/colours';
import { byCell, exitDue, nextCells } from '../../src/games/corporation/plan';
import { line, spread, standings, ticks } from '../../src/games/corporation/standings';
import { held, type DigOptions, type GameEvent } from '../../src/games/corporation/view';

/** The reference board of the rules. */
const BOARD = [
  'D.XP.C...D...CX..S',
  '......SXG.X....G..',
  'XG.XG.....G..G.X..',
  '...X..XG....DXC..P',
  'C..G....S.X....G..',
  '..S..D.D.P.C...X.D',
  '.P..D..1..2..D...D',
  '..XGX.8....3..G...',
  '..D..C..BB....X.G.',
  '....GX..BB...G..XX',
  'SXG...7....4.XC.C.',
  '...S...6..5..S.P..',
  '.......C.....S...D',
  '.XG.....XG..C..GX.',
  'D..C.PXG...C.GX.X.',
  'XG.XDX...DX.S.X.G.',
  '...G..D.G..S......',
  '.S..S...X.P...P.D.',
];
const ground = { board: BOARD };
const near = (cell: string): string[] => {
  const [row = 0, column = 0] = cell.split(',').map(Number);
  return [`${row - 1},${column}`, `${row},${column + 1}`, `${row + 1},${column}`, `${row},${column - 1}`].filter((other) => ALL_CELLS.includes(other));
};
/** As the engine tells them of a mountain with these crystals: a budget of three unless another one is named. */
const options = (gems: Record<string, Colour>, { budget = 3, ...more }: Partial<DigOptions> = {}): DigOptions => {
  const each = (count: number): DigOptions['most'] => ({ red: count, orange: count, blue: count });
  const free = (cell: string): boolean => symbolAt(BOARD, cell) !== 'danger' && !(cell in gems);
  const first = (colour: Colour): string[] => Object.keys(gems).filter((cell) => gems[cell] === colour).flatMap(near).filter(free);
  return {
    dig: { red: first('red'), orange: first('orange'), blue: first('blue') }, exit: false, budget, most: each(budget), begin: each(budget - 1), couples: 4, use: {},
    after: Object.fromEntries(ALL_CELLS.map((cell) => [cell, near(cell).filter(free)])), pairs: ALL_CELLS.filter((cell) => symbolAt(BOARD, cell) === 'passage' && free(cell)),
    ahead: { passage: 'pair', safe: 'last', chest: 'last' }, ...more,
  };
};

describe('cells', () => {
  it('are read row first', () => {
    expect(symbolAt(BOARD, '1,4')).toBe('passage');
    expect(symbolAt(BOARD, '4,8')).toBe('gold');
    expect(symbolAt(BOARD, '7,8')).toBe('flag');
    expect(symbolAt(BOARD, '9,9')).toBe('camp');
  });

  it('are found again under a point of the drawing, and nowhere outside', () => {
    expect(cellOf(...middle('7,12'))).toBe('7,12');
    expect(cellOf(-1, 30)).toBeNull();
    expect(cellOf(30, 18 * 60 + 1)).toBeNull();
  });

});

describe('a plan', () => {
  const gems: Record<string, Colour> = { '7,11': 'orange', '7,8': 'red' };

  it('begins where the table offers it', () => {
    expect(nextCells(options(gems, { dig: { red: ['6,8'] } }), ground, 'red', [])).toEqual(['6,8']);
  });

  it('goes on where the table says, from what is planned and from what is dug', () => {
    const next = nextCells(options(gems), ground, 'red', ['6,8']);
    expect(next.sort()).toEqual(['5,8', '6,7', '6,9', '7,7', '7,9', '8,8']);
    expect(nextCells(options(gems, { after: { '6,8': ['1,1'] }, dig: { red: ['6,8'] } }), ground, 'red', ['6,8'])).toEqual(['1,1']);
  });

  it('ends with the crystals that can be placed', () => {
    expect(nextCells(options(gems, { budget: 2 }), ground, 'red', ['6,8', '5,8'])).toEqual([]);
    expect(nextCells(options(gems, { most: { red: 1 } }), ground, 'red', ['6,8'])).toEqual([]);
  });

  it('knows of no symbol by itself', () => {
    expect(nextCells(options({ '12,8': 'blue' }, { ahead: {} }), ground, 'blue', ['13,8'])).not.toEqual([]);
  });

  it('ends at a chest and at a safe, which bring something unknown', () => {
    expect(nextCells(options({ '12,8': 'blue' }), ground, 'blue', ['13,8'])).toEqual([]);
    expect(nextCells(options({ '5,8': 'red' }), ground, 'red', ['5,9'])).toEqual([]);
  });

  it('comes out of another passage at once', () => {
    const next = nextCells(options(gems), ground, 'orange', ['7,10', '6,10']);
    expect(next).toEqual(['1,4', '4,18', '7,2', '12,16', '15,6', '18,11', '18,15']);
    expect(exitDue(options(gems), ['7,10', '6,10'])).toBe(true);
    expect(exitDue(options(gems), ['6,10', '12,16'])).toBe(false);
    expect(exitDue(options(gems, { exit: true }), ['12,16'])).toBe(false);
  });

  it('enters a passage only among the crystals that the table names', () => {
    expect(nextCells(options(gems, { begin: { orange: 2 } }), ground, 'orange', ['7,10'])).toContain('6,10');
    expect(nextCells(options(gems, { begin: { orange: 1 } }), ground, 'orange', ['7,10'])).not.toContain('6,10');
  });

  it('comes out of a passage also with a crystal that the table gives for it', () => {
    const last = options(gems, { budget: 2, begin: { orange: 2 } });
    expect(nextCells(last, ground, 'orange', ['7,10', '6,10'])).toContain('12,16');
    expect(nextCells(last, ground, 'orange', ['7,10', '6,10', '12,16'])).toEqual([]);
  });

  it('enters no more passages than the table lets it leave', () => {
    expect(nextCells(options(gems, { couples: 0 }), ground, 'orange', ['7,10'])).not.toContain('6,10');
    const through = ['7,10', '6,10', '12,16', '12,15'];
    const far = { budget: 9, after: { ...options(gems).after, '12,15': ['15,6'] } };
    expect(nextCells(options(gems, { ...far, couples: 1 }), ground, 'orange', through)).not.toContain('15,6');
    expect(nextCells(options(gems, { ...far, couples: 2 }), ground, 'orange', through)).toContain('15,6');
    const leaving = { ...far, exit: true };
    expect(nextCells(options(gems, { ...leaving, couples: 1 }), ground, 'orange', ['12,16', '12,15'])).toContain('15,6');
  });

  it('may go on from both ends of a passage', () => {
    const next = nextCells(options(gems, { budget: 4 }), ground, 'orange', ['7,10', '6,10', '12,16']);
    expect(next).toEqual(expect.arrayContaining(['12,15', '5,10', '8,11']));
  });

  it('knows which corporations reach a cell', () => {
    expect(byCell({ orange: ['7,12'], yellow: ['7,12', '8,13'] })).toEqual(new Map([['7,12', ['orange', 'yellow']], ['8,13', ['yellow']]]));
  });
});

describe('tunnels', () => {
  it('join neighbours of one colour and leave single cells round', () => {
    expect(corridors(['1,1', '1,2', '3,3'])).toBe('M30 30h.01M30 30h60M90 30h.01M150 150h.01');
  });
});

describe('cards', () => {
  it('are read with what lies on them', () => {
    expect(held('overtime 2')).toEqual({ card: 'overtime', tokens: 2, colours: [] });
    expect(held('cave-in red blue')).toEqual({ card: 'cave-in', tokens: 0, colours: ['red', 'blue'] });
    expect(held('union')).toEqual({ card: 'union', tokens: 0, colours: [] });
  });
});

describe('the chart', () => {
  const log: GameEvent[] = [
    { event: 'began', first: 0 },
    { event: 'turn', seat: 0, number: 1, budget: 3 },
    { event: 'turn', seat: 1, number: 2, budget: 3 },
    { event: 'income', seat: 1, colour: 'red', at: '3,3', coins: [4, 0] },
    { event: 'income', seat: 1, colour: 'red', at: '3,4', coins: [4, 6] },
    { event: 'turn', seat: 0, number: 3, budget: 3 },
    { event: 'game-over', why: 'last-gold', gold: [8, 6], dwarfs: [0, 0], winners: [0], ranking: [0, 1] },
  ];

  it('adds up what was paid, turn by turn', () => {
    expect(standings(log, 2)).toEqual([
      { turn: 0, coins: [0, 0] },
      { turn: 1, coins: [0, 0] },
      { turn: 2, coins: [8, 6] },
      { turn: 3, coins: [8, 6] },
    ]);
  });

  it('runs from the lower left corner to the last turn', () => {
    const plot = { left: 10, top: 0, wide: 90, high: 100 };
    expect(line(standings(log, 2), 0, 10, plot)).toEqual([[10, 100], [40, 100], [70, 20], [100, 20]]);
  });

  it('has round numbers at its side', () => {
    expect(ticks(168)).toEqual([0, 50, 100, 150, 200]);
    expect(ticks(8)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(0)).toEqual([0, 1]);
  });

  it('moves names apart that would overlap, and keeps them inside', () => {
    expect(spread([50, 52, 120], 20, 200)).toEqual([50, 70, 120]);
    expect(spread([195, 198], 20, 200)).toEqual([180, 200]);
  });
});
