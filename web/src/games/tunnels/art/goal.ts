import { eye } from './emblems';
import { dice } from '../../../art/noise';
import { slab } from '../../../art/slab';
import { nugget, tunnelCard } from './tunnel';
import { block } from '../../../art/slab';

/** A goal that lies open, drawn from its face: `gold` or `stone NE`. */
export function goalFace(face: string, look: { seed?: string; lit?: string; place?: 'board' | 'hand' } = {}): string {
  const [what = 'stone', sides = 'NESW'] = face.split(' ');
  if (what === 'gold') return tunnelCard('NESW', { ...look, gold: true });
  return tunnelCard(sides, { ...look, stone: true });
}

/** The back of a goal: a sealed rock face with a vein that gives nothing away. */
export function goalBack(): string {
  return (
    slab('goal back', 'dark') +
    `<path d="${block('goal frame')}" fill="none" stroke="#f5b942" stroke-opacity=".5" stroke-width="2.2" transform="translate(9 13.5) scale(.82)"/>` +
    `<path d="M13 118l20-10 9 8 18-16 11 6 17-14M14 34l16 7 10-10 14 8 12-12 20 5" fill="none" stroke="#f5b942" stroke-opacity=".32" stroke-width="2"/>` +
    `<circle cx="50" cy="72" r="26" fill="#14110f" fill-opacity=".55" stroke="#f5b942" stroke-opacity=".65" stroke-width="2.4"/>` +
    `<path d="M40 66c0-15 21-15 21-1 0 9-10 9-10 18" fill="none" stroke="#f2cf8e" stroke-width="6" stroke-linecap="round"/>` +
    `<circle cx="51" cy="92" r="3.8" fill="#f2cf8e"/>`
  );
}

/** A goal this player has looked at in secret: the back with an eye and what was seen. */
export function goalKnown(face: string): string {
  const gold = face.startsWith('gold');
  const roll = dice('peek');
  const seen = gold
    ? nugget(50, 74, 17, roll) + nugget(36, 84, 9, roll) + nugget(64, 85, 10, roll)
    : `<path d="M34 92l-4-16 10-16 18-4 12 14-2 20z" fill="#8c857d" stroke="#1a1512" stroke-width="2.4" stroke-linejoin="round"/><path d="M40 72l9-9" stroke="#d5cfc7" stroke-width="3" stroke-linecap="round"/>`;
  return (
    slab('goal back', 'dark') +
    `<path d="${block('goal frame')}" fill="none" stroke="#f5b942" stroke-opacity=".5" stroke-width="2.2" transform="translate(9 13.5) scale(.82)"/>` +
    `<circle cx="50" cy="76" r="29" fill="#14110f" fill-opacity=".65" stroke="#f5b942" stroke-opacity=".65" stroke-width="2.4" stroke-dasharray="5 4"/>` +
    seen +
    `<g transform="translate(36 14) scale(.28)">${eye()}</g>`
  );
}

/** The back of a playing card. */
export function cardBack(): string {
  return (
    slab('card back', 'dark') +
    `<rect x="13" y="15" width="74" height="120" rx="7" fill="#2b2119" stroke="#8a6238" stroke-width="2.4"/>` +
    `<path d="M50 28L78 75L50 122L22 75Z" fill="none" stroke="#8a6238" stroke-width="2"/>` +
    `<g stroke="#d8b27a" stroke-width="4.4" stroke-linecap="round" fill="none"><path d="M37 96L61 56"/><path d="M63 96L39 56"/><path d="M30 62c6-10 16-12 24-7M70 62c-6-10-16-12-24-7"/></g>`
  );
}

/** A gold card with so many nuggets; null is its back. */
export function goldCard(nuggets: number | null): string {
  if (nuggets === null) {
    return (
      slab('gold back', 'dark') +
      `<rect x="12" y="14" width="76" height="122" rx="8" fill="#3a2a12" stroke="#f5b942" stroke-width="3"/>` +
      nugget(50, 75, 22, dice('gold back'))
    );
  }
  const roll = dice(`gold ${nuggets}`);
  const places: Record<number, readonly (readonly [number, number])[]> = {
    1: [[50, 75]],
    2: [[50, 50], [50, 98]],
    3: [[50, 42], [34, 96], [66, 96]],
  };
  return (
    slab(`gold ${nuggets}`) +
    `<rect x="9" y="9" width="82" height="132" rx="9" fill="url(#parchment)" stroke="#b8860b" stroke-width="5"/>` +
    (places[nuggets] ?? places[1] ?? []).map(([x, y]) => nugget(x, y, nuggets === 1 ? 23 : 17, roll)).join('')
  );
}
