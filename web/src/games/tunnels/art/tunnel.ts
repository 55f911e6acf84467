import type { Side } from '../shapes';
import { doors, feature, isBridge, tunnels } from '../shapes';
import { dice } from '../../../art/noise';
import { slab } from '../../../art/slab';
import { door } from './doors';
import { crystals, nugget, stone } from './stones';
import type { Outline } from './walls';
import { BORE, HIGH, WIDE, outline, short } from './walls';

export interface TunnelLook {
  /** What makes this drawing differ from others of the same shape: its cell, or nothing in a hand. */
  seed?: string;
  /** Sides that are joined to the start; none in a hand. */
  lit?: string;
  /** On the board light and dark matter, in a hand everything is seen by daylight. */
  place?: 'board' | 'hand';
  start?: boolean;
  /** What lies in the middle of the card, over everything else. */
  middle?: string;
  stone?: boolean;
  /** The signs on doors, in the reader's language. */
}

type Glow = 'lit' | 'dark' | 'hand';

const FLOOR: Record<Glow, string> = { lit: 'url(#floor-lit)', dark: 'url(#floor-dark)', hand: 'url(#floor)' };
const RIM: Record<Glow, string> = { lit: '#8a6238', dark: '#5a4e43', hand: '#7a5a36' };
const PEBBLE: Record<Glow, string> = { lit: '#c99b5c', dark: '#3a322b', hand: '#b58c54' };

/** A tunnel card drawn from its shape word, 100 by 150, as the inside of an SVG group. */
export function tunnelCard(shape: string, look: TunnelLook = {}): string {
  const seed = `${shape} ${look.seed ?? ''}`;
  const parts = tunnels(shape);
  const climbs = feature(shape) === 'ladder';
  const drawn = parts.map((sides, index) => {
    const depth = climbs ? CLIMB[sides[0] as Side] : depthOf(sides, parts);
    const path = outline(sides, depth, dice(`${seed} ${index}`));
    return { sides, depth, glow: glowOf(sides, look), path, over: isBridge(parts) && sides.join('') === 'EW' };
  });
  const layers = drawn
    .sort((left, right) => Number(left.over) - Number(right.over))
    .map((part) => tunnel(part.path, part.sides, part.depth, part.glow, seed, climbs) + (part.over ? bridge() : ''));
  return (
    slab(seed) +
    `<g clip-path="url(#card)">${layers.join('')}${climbs || look.middle ? '' : deadEnds(parts, seed)}</g>` +
    (look.start ? ladder() : '') +
    (climbs ? shaft(parts[0] ?? []) : '') +
    (feature(shape) === 'crystal' ? crystalOn(parts) : '') +
    (look.stone ? boulder(parts, seed) : '') +
    (look.middle ?? '') +
    doors(shape).map((one) => door(one, barred(parts, one.arm))).join('')
  );
}

/** How deep the only arm of a ladder card goes in: to the shaft in the middle. */
const CLIMB: Record<Side, number> = { N: 92, S: 92, E: 66, W: 66 };

/** The tunnel a door stands across: the one that leads somewhere, or the one of its arm. */
function barred(parts: readonly Side[][], arm: Side | null): readonly Side[] {
  return parts.find((part) => (arm ? part.includes(arm) : part.length > 1)) ?? [];
}

function joined(parts: readonly Side[][]): number {
  return parts.filter((part) => part.length > 1).length;
}

function glowOf(sides: readonly Side[], look: TunnelLook): Glow {
  if (look.place !== 'board') return 'hand';
  return sides.some((side) => look.lit?.includes(side)) ? 'lit' : 'dark';
}

/** How far a stub goes in: less where another tunnel passes through the middle. */
function depthOf(sides: readonly Side[], parts: readonly Side[][]): number {
  const across = sides[0] === 'E' || sides[0] === 'W';
  if (joined(parts)) return across ? 20 : 40;
  return across ? 29 : 47;
}

function tunnel(path: Outline, sides: readonly Side[], depth: number, glow: Glow, seed: string, climbs: boolean): string {
  return (
    `<path d="${path.walls}" fill="none" stroke="#120e0b" stroke-opacity=".75" stroke-width="13" stroke-linejoin="round"/>` +
    `<path d="${path.walls}" fill="none" stroke="${RIM[glow]}" stroke-width="7" stroke-linejoin="round"/>` +
    `<path d="${path.floor}" fill="${FLOOR[glow]}"/>` +
    `<path d="${path.walls}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2.4"/>` +
    pebbles(sides, glow, seed) +
    rails(sides, glow) +
    sides.map((side) => timber(side, glow)).join('') +
    (sides.length === 1 && !climbs ? rubble(sides[0] as Side, depth, glow, seed) : '')
  );
}

function pebbles(sides: readonly Side[], glow: Glow, seed: string): string {
  const roll = dice(`pebbles ${seed} ${sides.join('')}`);
  return sides
    .flatMap((side) => [0, 1, 2].map(() => along(side, 8 + roll() * 26, (roll() - 0.5) * (BORE - 12))))
    .map(([x, y]) => `<circle cx="${short(x)}" cy="${short(y)}" r="${short(0.8 + roll() * 1.3)}" fill="${PEBBLE[glow]}"/>`)
    .join('');
}

/** A point `deep` into the card from the middle of a side, `off` beside the middle line. */
function along(side: Side, deep: number, off: number): [number, number] {
  if (side === 'N') return [WIDE / 2 + off, deep];
  if (side === 'S') return [WIDE / 2 + off, HIGH - deep];
  if (side === 'E') return [WIDE - deep, HIGH / 2 + off];
  return [deep, HIGH / 2 + off];
}

/** Two props and a cap beside each opening. */
function timber(side: Side, glow: Glow): string {
  const wood = glow === 'dark' ? '#3b2e22' : '#7b5028';
  const light = glow === 'dark' ? '#54442f' : '#b07a3f';
  const beside = BORE / 2 + 0.5;
  return [-beside, beside]
    .map((off) => {
      const [x, y] = along(side, 9, off);
      const flat = side === 'N' || side === 'S';
      const [w, h] = flat ? [6.5, 10] : [10, 6.5];
      return (
        `<rect x="${short(x - w / 2)}" y="${short(y - h / 2)}" width="${w}" height="${h}" rx="1.6" fill="${wood}" stroke="#1d130a" stroke-width="1"/>` +
        `<rect x="${short(x - w / 2 + 1.3)}" y="${short(y - h / 2 + 1.2)}" width="${w - 3.6}" height="${h - 3.4}" rx=".8" fill="${light}" fill-opacity=".75"/>`
      );
    })
    .join('');
}

/** Rails run along straight tunnels. */
function rails(sides: readonly Side[], glow: Glow): string {
  const word = sides.join('');
  if (word !== 'NS' && word !== 'EW') return '';
  const steel = glow === 'dark' ? '#4a443e' : '#5d5850';
  const sleeper = glow === 'dark' ? '#2f271f' : '#8a6134';
  const long = word === 'NS' ? HIGH : WIDE;
  const parts: string[] = [];
  for (let at = 6.25; at < long; at += 12.5) {
    parts.push(`<rect x="${at - 2}" y="-10" width="4" height="20" rx="1" fill="${sleeper}"/>`);
  }
  for (const off of [-6, 6]) {
    parts.push(`<path d="M0 ${off}H${long}" stroke="#2a211a" stroke-width="3"/>`);
    parts.push(`<path d="M0 ${off - 0.6}H${long}" stroke="${steel}" stroke-width="1.7"/>`);
  }
  const place = word === 'NS' ? `translate(${WIDE / 2} 0) rotate(90)` : `translate(0 ${HIGH / 2})`;
  return `<g transform="${place}">${parts.join('')}</g>`;
}

/** Stones where a stub ends. */
function rubble(side: Side, depth: number, glow: Glow, seed: string): string {
  const roll = dice(`rubble ${seed} ${side}`);
  const tones = glow === 'dark' ? ['#3d352e', '#4a4038', '#2f2822'] : ['#6a5c4f', '#7d6d5d', '#54483d'];
  const stones = [-13, -7, 0, 7, 13, -9, 4, 10];
  return stones
    .map((off, index) => {
      const [x, y] = along(side, depth - 1 - (index > 4 ? 7 : 0) + (roll() - 0.5) * 5, off + (roll() - 0.5) * 4);
      return stone(x, y, 3.4 + roll() * 3.2, tones[index % 3] as string, roll);
    })
    .join('');
}

/** A card of stubs only: a boulder sits where they would meet. */
function deadEnds(parts: readonly Side[][], seed: string): string {
  if (joined(parts) || parts.every((part) => !part.length)) return '';
  const roll = dice(`boulder ${seed}`);
  return stone(WIDE / 2, HIGH / 2, 13, '#5b4f44', roll) + stone(WIDE / 2 - 11, HIGH / 2 + 10, 6, '#6a5c4f', roll);
}

/** The stone of a stone goal: it lies at the bend, the tunnel passes. */
function boulder(parts: readonly Side[][], seed: string): string {
  const roll = dice(`goal ${seed}`);
  const sides = parts[0] ?? [];
  const x = sides.includes('E') ? 26 : 74;
  const y = sides.includes('N') ? 112 : 38;
  return (
    stone(x, y, 21, '#77716b', roll) + stone(x + 14, y + 12, 9, '#8c857d', roll) + stone(x - 13, y + 13, 7, '#68625c', roll)
  );
}

/** Nuggets in a heap at the middle of a card; as many as are counted, or more than one can count. */
export function goldPile(seed: string, count = 7): string {
  const roll = dice(`gold ${seed}`);
  const heaps: Record<number, readonly (readonly [number, number, number])[]> = {
    1: [[0, 0, 15]],
    2: [[-9, 4, 13], [10, -3, 12]],
    3: [[0, -11, 12], [-13, 8, 12], [13, 9, 12]],
  };
  const lumps = heaps[count] ?? [[0, 0, 12], [-12, 7, 8], [12, 6, 9], [-4, 12, 9], [7, -9, 7], [-9, -7, 6], [4, 13, 6]];
  const nuggets = lumps.map(([x, y, size]) => nugget(50 + x, 75 + y, size, roll));
  return `<circle cx="50" cy="75" r="44" fill="url(#gold-glow)"/>${nuggets.join('')}`;
}

function ladder(): string {
  const rungs = [0, 1, 2, 3, 4, 5, 6].map((step) => `M39 ${46 + step * 9.4}H61`).join('');
  return (
    `<ellipse cx="50" cy="75" rx="24" ry="37" fill="#000" fill-opacity=".38"/>` +
    `<path d="M40 38V112M60 38V112" stroke="#2a1a0c" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M40 38V112M60 38V112" stroke="#a8743b" stroke-width="4.4" stroke-linecap="round"/>` +
    `<path d="${rungs}" stroke="#2a1a0c" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="${rungs}" stroke="#c08a4a" stroke-width="3.4" stroke-linecap="round"/>`
  );
}

/** Planks where one tunnel passes over another. */
function bridge(): string {
  const planks = Array.from({ length: 7 }, (_, index) => `<rect x="${30 + index * 6}" y="55" width="5" height="40" rx="1" fill="#8f6032" stroke="#2a1a0c" stroke-width=".8"/>`);
  return `${planks.join('')}<path d="M28 57H72M28 93H72" stroke="#5b3a1a" stroke-width="4" stroke-linecap="round"/>`;
}

/** The ladder of a ladder card: out of the light, wherever its tunnel lies. */
function shaft(sides: readonly Side[]): string {
  const bend = sides.length > 1;
  const x = bend ? (sides.includes('E') ? 62 : 38) : 50;
  const y = bend ? (sides.includes('N') ? 58 : 92) : 75;
  const rungs = [-17, -8, 1, 10, 19].map((step) => `M-10 ${step}H10`).join('');
  const rails = 'M-9 -27V26M9 -27V26';
  return (
    `<g transform="translate(${x} ${y})"><circle r="46" fill="url(#lamp-glow)"/><ellipse rx="19" ry="29" fill="#120d09"/>` +
    `<path d="M-9 -24L-16 26H16L9 -24Z" fill="#ffe9ab" fill-opacity=".42"/><ellipse cy="-24" rx="9" ry="4" fill="#fff6d8"/>` +
    `<path d="${rails}" stroke="#2a1a0c" stroke-width="6.4" stroke-linecap="round"/><path d="${rungs}" stroke="#2a1a0c" stroke-width="5.6" stroke-linecap="round"/>` +
    `<path d="${rails}" stroke="#b57f42" stroke-width="3.8" stroke-linecap="round"/><path d="${rungs}" stroke="#d79f5a" stroke-width="3" stroke-linecap="round"/></g>`
  );
}

/** Crystals grow in a corner of rock that no bend runs through. */
function crystalOn(parts: readonly Side[][]): string {
  const corners: [Side, Side, number, number][] = [['N', 'E', 79, 40], ['N', 'W', 21, 40], ['E', 'S', 79, 136], ['S', 'W', 21, 136]];
  const bends = (one: Side, other: Side): boolean => parts.some((part) => part.length === 2 && part.includes(one) && part.includes(other));
  const [, , x, y] = corners.find(([one, other]) => !bends(one, other)) ?? corners[0]!;
  return crystals(x, y, 0.95);
}
