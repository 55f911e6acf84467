import { describe, expect, it } from 'vitest';
import { together } from '../../src/board/box';
import { around, cellOf, corner, readingOrder, xy } from '../../src/games/tunnels/cells';

describe('cells', () => {
  it('lie with north upwards', () => {
    expect(xy('8,-2')).toEqual([8, -2]);
    expect(corner('1,2')).toEqual([100, -300]);
  });

  it.each(['0,0', '3,-2', '-4,5', '8,2'])('%s is found under its middle and its corners', (cell) => {
    const [x, y] = corner(cell);
    for (const [dx, dy] of [[50, 75], [1, 1], [99, 149]] as const) expect(cellOf(x + dx, y + dy)).toBe(cell);
  });

  it('have a box round them', () => {
    expect(around(['0,0', '8,2', '8,-2'])).toEqual({ left: 0, top: -300, right: 900, bottom: 450 });
    expect(around(['0,0'], 0.5, 1)).toEqual({ left: -50, top: -150, right: 150, bottom: 300 });
    expect(together(around(['0,0']), around(['1,1']))).toEqual({ left: 0, top: -150, right: 200, bottom: 150 });
  });

  it('are read from the top', () => {
    expect(readingOrder(['8,-2', '8,2', '8,0', '0,0'])).toEqual(['8,2', '0,0', '8,0', '8,-2']);
  });
});
