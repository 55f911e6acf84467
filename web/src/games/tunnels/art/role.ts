import { type Dwarf, MINER, SABOTEUR, face } from '../../../art/dwarf';
import { dice } from '../../../art/noise';
import { slab } from '../../../art/slab';
import { lock } from './doors';
import { pickaxe } from './emblems';
import { coin, loupe } from './marks';
import { crystals, nugget } from './stones';

interface Role {
  dwarf: Dwarf;
  back: string;
  rim: string;
  /** Behind the dwarf, and before him. */
  behind: () => string;
  before: () => string;
}

const at = (x: number, y: number, size: number, art: string): string => `<g transform="translate(${x} ${y}) scale(${size})">${art}</g>`;
const none = (): string => '';

const ROLES: Record<string, Role> = {
  miner: { dwarf: MINER, back: 'url(#role-miner)', rim: '#b8862b', behind: tools, before: none },
  saboteur: { dwarf: SABOTEUR, back: 'url(#role-saboteur)', rim: '#8f2f22', behind: plot, before: cloak },
  blue: {
    dwarf: { ...MINER, hat: '#3f7fb5', beard: '#8a4b22', beardKind: 'square' },
    back: 'url(#role-blue)',
    rim: '#2f6596',
    behind: () => rings() + at(46, 8, 0.46, pickaxe()),
    before: () => at(24, 31, 0.92, lock('blue')),
  },
  green: {
    dwarf: { ...MINER, hat: '#5b9a4a', beard: '#d9c07a', beardKind: 'plaits' },
    back: 'url(#role-green)',
    rim: '#3f7331',
    behind: () => diamonds() + at(46, 8, 0.46, pickaxe()),
    before: () => at(24, 31, 0.92, lock('green')),
  },
  boss: {
    dwarf: { ...MINER, skin: '#d79c73', beard: '#3d2b20', beardKind: 'short', hat: '#70518f', hatKind: 'cap', mouth: 'flat', brow: 2, back: '#4a3a2c' },
    back: 'url(#role-boss)',
    rim: '#5d4277',
    behind: () => at(23, 28, 0.72, lock('blue')) + at(77, 28, 0.66, lock('green')),
    before: belly,
  },
  profiteer: {
    dwarf: { ...MINER, skin: '#f0c6a4', beard: '#a9a197', beardKind: 'forked', hat: '#3d3540', hatKind: 'tall', eyes: 'squint', mouth: 'grin', back: '#33404a' },
    back: 'url(#role-profiteer)',
    rim: '#8a6238',
    behind: none,
    before: purses,
  },
  geologist: {
    dwarf: { ...MINER, skin: '#b97a53', beard: '#e8e1d5', beardKind: 'long', hat: '#44757a', hatKind: 'hood', back: '#33404a' },
    back: 'url(#role-geologist)',
    rim: '#3a8d98',
    behind: () => crystals(25, 40, 0.85) + crystals(80, 36, 0.62),
    before: () => at(59, 80, 0.66, loupe(0, 0, 1)),
  },
  greedy: {
    dwarf: { ...MINER, skin: '#d79c73', beard: '#7b2f1c', beardKind: 'short', hat: '#a5432f', hatKind: 'helmet', brow: 4, mouth: 'hidden' },
    back: 'url(#role-greedy)',
    rim: '#c08a1e',
    behind: () => '<circle cx="50" cy="96" r="62" fill="url(#gold-glow)" fill-opacity=".7"/>',
    before: hug,
  },
};

export function isDrawnRole(role: string): boolean {
  return role in ROLES;
}

/** A dwarf card, 100 by 150; null is its back. */
export function roleCard(role: string | null): string {
  const drawn = role === null ? undefined : ROLES[role];
  if (!drawn) return roleBack();
  return (
    slab(`role ${role}`) +
    `<rect x="8" y="8" width="84" height="134" rx="10" fill="${drawn.back}" stroke="${drawn.rim}" stroke-width="5"/>` +
    drawn.behind() +
    `<g transform="translate(9 38) scale(.82)">${face(drawn.dwarf)}</g>` +
    drawn.before()
  );
}

function tools(): string {
  return `<g transform="translate(44 10) scale(.5)">${pickaxe()}</g><circle cx="26" cy="32" r="20" fill="url(#gold-glow)"/>`;
}

const spots = [[18, 58], [82, 58], [18, 86], [83, 88], [66, 20], [46, 18]] as const;

function rings(): string {
  return spots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="none" stroke="#dcebf7" stroke-opacity=".5" stroke-width="2.4"/>`).join('');
}

function diamonds(): string {
  return spots.map(([x, y]) => `<path d="M${x} ${y - 8}L${x + 7} ${y}L${x} ${y + 8}L${x - 7} ${y}Z" fill="none" stroke="#e4f1dd" stroke-opacity=".5" stroke-width="2.4"/>`).join('');
}

/** Behind the saboteur: a fuse that burns. */
function plot(): string {
  return (
    `<path d="M76 42c-10-2-6-14 2-14s10-10 4-14" fill="none" stroke="#d8b27a" stroke-width="2.6" stroke-linecap="round"/>` +
    `<path d="M81 8l2 5 5-1-3 4 4 3-5 1-1 5-3-4-5 2 2-5-4-3 5-1z" fill="#f5b942" stroke="#7a2d12" stroke-width="1.2"/>`
  );
}

/** The collar that half hides the grin. */
function cloak(): string {
  return (
    `<path d="M14 138V114c9-7 17-5 22 4 5 8 12 12 24 5 7-4 15-8 26-5v16a6 6 0 0 1-6 4H20a6 6 0 0 1-6-4z" fill="#2a1716" stroke="#120a09" stroke-width="2.4"/>` +
    `<path d="M30 122l5 13M62 126l-3 10" stroke="#4d2523" stroke-width="2.4" stroke-linecap="round"/>`
  );
}

/** The boss's belly and chain. */
function belly(): string {
  const links = [[24, 112], [30, 119], [38, 124], [62, 124], [70, 119], [76, 112]] as const;
  return (
    `<path d="M13 139c-1-26 14-34 37-34s38 8 37 34z" fill="#4d3a63" stroke="#1d1510" stroke-width="2.6"/>` +
    links.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.4" fill="none" stroke="#6d4708" stroke-width="5"/><circle cx="${x}" cy="${y}" r="4.4" fill="none" stroke="#f5b942" stroke-width="2.8"/>`).join('') +
    coin(50, 126, 10)
  );
}

/** The profiteer's stacks of coins. */
function purses(): string {
  const stack = (x: number, count: number): string =>
    Array.from({ length: count }, (_, index) => `<ellipse cx="${x}" cy="${134 - index * 6}" rx="12.5" ry="5" fill="#f5b942" stroke="#6d4708" stroke-width="2"/>`).join('');
  return `${stack(25, 7)}${stack(51, 3)}${stack(76, 5)}${coin(66, 118, 8)}`;
}

/** The greedy one holds a nugget as large as himself. */
function hug(): string {
  const roll = dice('greedy');
  const hand = (x: number, way: number): string =>
    `<g transform="translate(${x} 116) scale(${way} 1)"><path d="M-14 18C-16 4 -8 -8 4 -8c8 0 12 6 8 12 4 0 5 6 0 8 2 6-2 8-6 8z" fill="#d79c73" stroke="#1d1510" stroke-width="2.6" stroke-linejoin="round"/></g>`;
  return `${nugget(50, 116, 28, roll)}${hand(22, 1)}${hand(78, -1)}`;
}

function roleBack(): string {
  return (
    slab('role back', 'dark') +
    `<rect x="10" y="11" width="80" height="128" rx="9" fill="#2b2119" stroke="#8a6238" stroke-width="3"/>` +
    `<path d="M26 66c2-24 12-34 34-46 5-1 7 2 4 6-4 5 0 20 10 40z" fill="#4a3a2c" stroke="#8a6238" stroke-width="2.6" stroke-linejoin="round"/>` +
    `<path d="M24 68q26-10 52 0l-3 7q-23-9-46 0z" fill="#8a6238"/>` +
    `<path d="M28 84c8 7 14 7 22 1 8 6 14 6 22-1 4 22-6 36-22 44-16-8-26-22-22-44z" fill="#4a3a2c" stroke="#8a6238" stroke-width="2.6" stroke-linejoin="round"/>`
  );
}
