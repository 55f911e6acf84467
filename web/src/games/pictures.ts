/** A picture for each game, 300 by 150: what it is about, told before a word is read. */
import { type Dwarf, MINER, SABOTEUR, face } from '../art/dwarf';
import { dice } from '../art/noise';
import { goalBack, goalFace } from './tunnels/art/goal';
import { nugget } from './tunnels/art/stones';
import { tunnelCard } from './tunnels/art/tunnel';

const at = (x: number, y: number, art: string, scale = 1): string => `<g transform="translate(${x} ${y}) scale(${scale})">${art}</g>`;
const glow = (x: number, y: number, r = 100): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#lamp-glow)"/>`;

export const GREEN: Dwarf = { ...MINER, hat: '#5b9a4a', hatKind: 'pointed', beard: '#c9772e', beardKind: 'long', back: '#33482b', mouth: 'grin', brow: 3, tilt: 5 };
export const BLUE: Dwarf = { ...MINER, hat: '#3f7fb5', hatKind: 'horned', beard: '#3d2b20', beardKind: 'plaits', back: '#25405a', mouth: 'flat', brow: 4, tilt: -5 };

function saboteur(): string {
  const lit = { place: 'board' as const, lit: 'NESW' };
  return (
    at(0, 0, tunnelCard('NESW', { ...lit, seed: 'game 0', start: true })) +
    at(100, 0, tunnelCard('EW', { ...lit, seed: 'game 1' })) +
    at(200, 0, goalBack()) +
    glow(50, 75) +
    glow(150, 75) +
    at(112, 40, face(SABOTEUR), 0.74)
  );
}

function duel(): string {
  const lit = { place: 'board' as const, lit: 'NESW' };
  return (
    at(0, 0, tunnelCard('ESW', { ...lit, seed: 'game 2' })) +
    at(100, 0, goalFace('gold', { ...lit, seed: 'game 3' })) +
    at(200, 0, tunnelCard('NEW', { ...lit, seed: 'game 4' })) +
    glow(150, 75, 120) +
    at(10, 40, face({ ...GREEN, tilt: 8 }), 0.76) +
    at(214, 40, face({ ...BLUE, tilt: -8 }), 0.76)
  );
}

const SEAMS = ['#d2523c', '#e8893a', '#f2cf4e', '#5b9a4a', '#7fd6e0', '#3f7fb5', '#8d68b8', '#efe3c8'];

/** A mountain that eight companies eat into, each with a row of crystals of its own. */
function corporation(): string {
  const roll = dice('corporation');
  const peak = 'M4 148L70 46L96 74L152 8L206 82L232 56L296 148Z';
  const gems = SEAMS.flatMap((fill, seam) =>
    Array.from({ length: 4 }, (_, step) => {
      const x = 30 + seam * 34 + (step % 2) * 7;
      const y = 136 - step * (seam % 4 === 0 || seam === 7 ? 9 : 19);
      return `<path d="M${x} ${y - 9}l8 5v8l-8 5-8-5v-8z" fill="${fill}" stroke="#14110f" stroke-width="1.6"/><path d="M${x - 5} ${y - 3}l5-3" stroke="#fff" stroke-opacity=".7" stroke-width="1.6" stroke-linecap="round"/>`;
    }),
  );
  return (
    `<rect width="300" height="150" fill="#1e1915"/>` +
    glow(152, 70, 150) +
    `<path d="${peak}" fill="url(#slab)" stroke="#14110f" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M152 8l-22 34 13-4 8 9 11-11 12 6z" fill="#e8e1d5"/>` +
    gems.join('') +
    [[118, 62, 9], [152, 56, 13], [186, 66, 10]].map(([x, y, size]) => nugget(x as number, y as number, size as number, roll)).join('')
  );
}

const PICTURES: Record<string, () => string> = { saboteur, duel, corporation };

export function gamePicture(game: string): string {
  return PICTURES[game]?.() ?? '';
}
