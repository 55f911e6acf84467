import { describe, expect, it } from 'vitest';
import { lamps } from '../../src/games/tunnels/art/lamps';
import { dice, hash } from '../../src/art/noise';
import { tunnelCard } from '../../src/games/tunnels/art/tunnel';
import { BORE, HIGH, WIDE, outline } from '../../src/games/tunnels/art/walls';
import { isTunnel, kind, openSides, tunnels, turned } from '../../src/games/tunnels/shapes';
import type { Side } from '../../src/games/tunnels/shapes';

const BASE = 'NESW NES ESW NS EW NE NW N+E+S+W N+E+S E+S+W N+S E+W N+E N+W N E'.split(' ');

describe('shapes', () => {
  it('tells tunnels from action cards', () => {
    expect(BASE.every(isTunnel)).toBe(true);
    expect(['EW:blue-door', 'NS+EW'].every(isTunnel)).toBe(true);
    expect(['map', 'rockfall', 'broken-lamp'].some(isTunnel)).toBe(false);
  });

  it('reads separate tunnels and open sides', () => {
    expect(tunnels('NS+E')).toEqual([['N', 'S'], ['E']]);
    expect(openSides('E+W')).toEqual(['E', 'W']);
  });

  it.each([['NE', 'SW'], ['NES', 'NSW'], ['ESW', 'NEW'], ['N+E', 'S+W'], ['N', 'S'], ['E+S+W', 'N+E+W']])('%s turned is %s', (shape, around) => {
    expect([...turned(shape).split('+')].sort()).toEqual([...around.split('+')].sort());
    expect([...turned(turned(shape)).split('+')].sort()).toEqual([...shape.split('+')].sort());
  });

  it('names kinds', () => {
    expect(['NESW', 'NES', 'NS', 'NE', 'NS+E', 'N+S'].map(kind)).toEqual(['crossing', 'fork', 'straight', 'bend', 'parted', 'dead-end']);
  });
});

describe('drawings', () => {
  const EDGE: Record<Side, [number, number][]> = {
    N: [[WIDE / 2 - BORE / 2, 0], [WIDE / 2 + BORE / 2, 0]],
    E: [[WIDE, HIGH / 2 - BORE / 2], [WIDE, HIGH / 2 + BORE / 2]],
    S: [[WIDE / 2 - BORE / 2, HIGH], [WIDE / 2 + BORE / 2, HIGH]],
    W: [[0, HIGH / 2 - BORE / 2], [0, HIGH / 2 + BORE / 2]],
  };

  it.each([...BASE, 'NS+EW', 'NE+SW', 'NW+ES', 'NS+E'])('%s meets each open side with one width, whatever its seed', (shape) => {
    for (const seed of ['1,0', '7,-3']) {
      for (const sides of tunnels(shape)) {
        const { floor } = outline(sides, 29, dice(seed));
        for (const [x, y] of sides.flatMap((side) => EDGE[side])) expect(floor).toContain(`${x} ${y}`);
      }
    }
  });

  it('draws copies alike and cells differently', () => {
    expect(tunnelCard('NES')).toBe(tunnelCard('NES'));
    expect(tunnelCard('NES', { seed: '1,0' })).not.toBe(tunnelCard('NES', { seed: '2,0' }));
  });

  it('lights only what is joined to the start', () => {
    expect(tunnelCard('E+W', { place: 'board', lit: 'W' })).toContain('floor-lit');
    expect(tunnelCard('E+W', { place: 'board', lit: 'W' })).toContain('floor-dark');
    expect(tunnelCard('EW', { place: 'board', lit: '' })).not.toContain('floor-lit');
    expect(lamps('E+W', 'W')).toHaveLength(1);
    expect(lamps('NESW', '')).toHaveLength(0);
  });

  it('rolls the same dice for the same word', () => {
    expect(hash('a')).not.toBe(hash('b'));
    expect([dice('x')(), dice('x')()]).toEqual([dice('x')(), dice('x')()]);
  });
});
