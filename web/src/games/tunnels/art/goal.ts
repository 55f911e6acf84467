import { eye } from './emblems';
import { dice } from '../../../art/noise';
import { block, slab } from '../../../art/slab';
import { dragon, sack, spider } from './dwellers';
import { nugget, stone } from './stones';
import { goldPile, tunnelCard } from './tunnel';

/** How a face is called and which shape it shows: `gold`, `stone NE`, `sack-2 ESW`, `gold-3 green@W`. */
function read(face: string): { what: string; shape: string } {
  const [what = 'stone', shown = 'NESW'] = face.split(' ');
  if (!shown.includes('@')) return { what, shape: shown };
  const [west, east] = shown.startsWith('green') ? ['green', 'blue'] : ['blue', 'green'];
  return { what, shape: `EW:${west}-door@W+${east}-door@E` };
}

/** What one finds at a goal, drawn about 50, 75. */
const FINDS: Record<string, (seed: string) => string> = {
  gold: (seed) => goldPile(seed),
  'gold-1': (seed) => goldPile(seed, 1),
  'gold-2': (seed) => goldPile(seed, 2),
  'gold-3': (seed) => goldPile(seed, 3),
  'sack-1': () => sack(1),
  'sack-2': () => sack(2),
  dragon,
  spider,
};

/** Whether there is a drawing for a face. */
export function isDrawnGoal(face: string): boolean {
  const { what } = read(face);
  return what === 'stone' || what in FINDS;
}

/** A goal that lies open, drawn from its face; on the board its shape may show keys in its doors. */
export function goalFace(
  face: string,
  look: { seed?: string; lit?: string; place?: 'board' | 'hand'; shape?: string } = {},
): string {
  const { what, shape } = read(face);
  const find = FINDS[what];
  const { shape: lying = shape, ...rest } = look;
  return tunnelCard(lying, find ? { ...rest, middle: find(`${lying} ${look.seed ?? ''}`) } : { ...rest, stone: true });
}

const frame = (): string =>
  slab('goal back', 'dark') +
  `<path d="${block('goal frame')}" fill="none" stroke="#f5b942" stroke-opacity=".5" stroke-width="2.2" transform="translate(9 13.5) scale(.82)"/>`;

/** The back of a goal: a sealed rock face with a vein that gives nothing away. */
export function goalBack(): string {
  return (
    frame() +
    `<path d="M13 118l20-10 9 8 18-16 11 6 17-14M14 34l16 7 10-10 14 8 12-12 20 5" fill="none" stroke="#f5b942" stroke-opacity=".32" stroke-width="2"/>` +
    `<circle cx="50" cy="72" r="26" fill="#14110f" fill-opacity=".55" stroke="#f5b942" stroke-opacity=".65" stroke-width="2.4"/>` +
    `<path d="M40 66c0-15 21-15 21-1 0 9-10 9-10 18" fill="none" stroke="#f2cf8e" stroke-width="6" stroke-linecap="round"/>` +
    `<circle cx="51" cy="92" r="3.8" fill="#f2cf8e"/>`
  );
}

/** A goal this player has looked at in secret: the back with an eye and what was seen. */
export function goalKnown(face: string): string {
  const { what } = read(face);
  const seen = FINDS[what]?.('peek') ?? stone(50, 76, 20, '#8c857d', dice('known stone'));
  return (
    frame() +
    `<circle cx="50" cy="76" r="31" fill="#14110f" fill-opacity=".65" stroke="#f5b942" stroke-opacity=".65" stroke-width="2.4" stroke-dasharray="5 4"/>` +
    `<g transform="translate(6 10) scale(.88)">${seen}</g>` +
    `<g transform="translate(36 12) scale(.28)">${eye()}</g>`
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
