import { dice, pick } from './noise';

/** What a dwarf is put together from; drawn in a box of 100 by 100, looking at us. */
export interface Dwarf {
  skin: string;
  beard: string;
  hat: string;
  hatKind: 'helmet' | 'hood' | 'pointed' | 'cap' | 'braids' | 'horned' | 'tall';
  beardKind: 'long' | 'forked' | 'square' | 'plaits' | 'short' | 'none';
  nose: number;
  brow: number;
  eyes: 'open' | 'squint' | 'wink';
  mouth: 'smile' | 'flat' | 'grin' | 'hidden';
  back: string;
  tilt: number;
}

const SKINS = ['#e8b58c', '#d79c73', '#b97a53', '#8f5a3b', '#f0c6a4', '#6e4430'];
const BEARDS = ['#8a4b22', '#c9772e', '#3d2b20', '#a9a197', '#d9c07a', '#5c3418', '#e8e1d5', '#7b2f1c'];
const HATS = ['#a5432f', '#3f6f9b', '#5b7f42', '#8a6238', '#70518f', '#b8862b', '#44757a', '#6a5c4f'];
const BACKS = ['#4a3a2c', '#3a3f3a', '#43343a', '#33404a', '#4a4430', '#3b3346'];

/** The face of a player, always the same for a name. */
export function dwarfOf(name: string): Dwarf {
  const roll = dice(`dwarf ${name}`);
  const hatKind = pick(roll, ['helmet', 'hood', 'pointed', 'cap', 'braids', 'horned'] as const);
  return {
    skin: pick(roll, SKINS),
    beard: pick(roll, BEARDS),
    hat: pick(roll, HATS),
    hatKind,
    beardKind: hatKind === 'braids' && roll() < 0.7 ? 'none' : pick(roll, ['long', 'forked', 'square', 'plaits', 'short'] as const),
    nose: 6 + roll() * 5,
    brow: roll() * 6 - 3,
    eyes: pick(roll, ['open', 'open', 'squint'] as const),
    mouth: pick(roll, ['smile', 'flat', 'grin'] as const),
    back: pick(roll, BACKS),
    tilt: roll() * 8 - 4,
  };
}

export const MINER: Dwarf = {
  skin: '#e8b58c', beard: '#c9772e', hat: '#b8862b', hatKind: 'helmet', beardKind: 'square',
  nose: 9, brow: -1, eyes: 'open', mouth: 'smile', back: '#6b5330', tilt: 0,
};

export const SABOTEUR: Dwarf = {
  skin: '#c9966d', beard: '#2b211c', hat: '#5a2a2a', hatKind: 'pointed', beardKind: 'forked',
  nose: 10, brow: 5, eyes: 'squint', mouth: 'grin', back: '#3a2020', tilt: -9,
};

const LINE = '#1d1510';

export function face(dwarf: Dwarf): string {
  return (
    `<g transform="rotate(${dwarf.tilt.toFixed(1)} 50 60)">` +
    `<path d="M18 104c2-22 14-30 32-30s30 8 32 30z" fill="${shade(dwarf.hat, -0.25)}" stroke="${LINE}" stroke-width="3"/>` +
    braids(dwarf) +
    `<ellipse cx="27" cy="55" rx="6" ry="8" fill="${dwarf.skin}" stroke="${LINE}" stroke-width="2.6"/>` +
    `<ellipse cx="73" cy="55" rx="6" ry="8" fill="${dwarf.skin}" stroke="${LINE}" stroke-width="2.6"/>` +
    `<path d="M28 50c0-18 10-25 22-25s22 7 22 25c0 18-8 30-22 30S28 68 28 50z" fill="${dwarf.skin}" stroke="${LINE}" stroke-width="3"/>` +
    beard(dwarf) +
    mouth(dwarf) +
    eyes(dwarf) +
    `<ellipse cx="50" cy="60" rx="${dwarf.nose.toFixed(1)}" ry="${(dwarf.nose * 0.82).toFixed(1)}" fill="${shade(dwarf.skin, -0.1)}" stroke="${LINE}" stroke-width="2.6"/>` +
    `<ellipse cx="47.5" cy="57.5" rx="2.4" ry="1.6" fill="#fff" fill-opacity=".35"/>` +
    hat(dwarf) +
    `</g>`
  );
}

function eyes(dwarf: Dwarf): string {
  const brow = dwarf.brow;
  const dot = (x: number): string =>
    dwarf.eyes === 'squint'
      ? `<path d="M${x - 6} 51c3-4 9-4 12 0-3 2-9 2-12 0z" fill="#fff" stroke="${LINE}" stroke-width="2"/><circle cx="${x + 1}" cy="50.6" r="2" fill="${LINE}"/>`
      : `<ellipse cx="${x}" cy="51" rx="5" ry="5.6" fill="#fff" stroke="${LINE}" stroke-width="2"/><circle cx="${x + 0.6}" cy="51.6" r="2.5" fill="${LINE}"/>`;
  return (
    dot(40) +
    dot(60) +
    `<path d="M32 ${(44 - brow * 0.3).toFixed(1)}Q39 ${40 - 2} 46 ${(44 + brow * 0.7).toFixed(1)}M54 ${(44 + brow * 0.7).toFixed(1)}Q61 ${40 - 2} 68 ${(44 - brow * 0.3).toFixed(1)}" fill="none" stroke="${shade(dwarf.beard, -0.15)}" stroke-width="5.4" stroke-linecap="round"/>`
  );
}

function beard(dwarf: Dwarf): string {
  const paths: Record<Dwarf['beardKind'], string> = {
    long: 'M27 56c3 8 8 9 23 9s20-1 23-9c4 18 0 30-6 36-5 6-11 8-17 10-6-2-12-4-17-10-6-6-10-18-6-36z',
    forked: 'M27 56c3 8 8 9 23 9s20-1 23-9c4 18 1 26-2 32-3 7-8 11-13 14 0-6-3-10-8-13-5 3-8 7-8 13-5-3-10-7-13-14-3-6-6-14-2-32z',
    square: 'M27 56c3 8 8 9 23 9s20-1 23-9c4 16 3 30 1 42H26c-2-12-3-26 1-42z',
    plaits: 'M27 56c3 8 8 9 23 9s20-1 23-9c3 14 1 22-5 27v18h-9V87c-5 2-13 2-18 0v14h-9V83c-6-5-8-13-5-27z',
    short: 'M27 57c3 7 8 8 23 8s20-1 23-8c3 13-1 21-7 26-9 6-23 6-32 0-6-5-10-13-7-26z',
    none: '',
  };
  const path = paths[dwarf.beardKind];
  if (!path) return '';
  const dark = shade(dwarf.beard, -0.3);
  return (
    `<path d="${path}" fill="${dwarf.beard}" stroke="${LINE}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M37 78c1 6 2 10 4 14M50 80v14M63 78c-1 6-2 10-4 14" fill="none" stroke="${dark}" stroke-width="2.4" stroke-linecap="round"/>` +
    (dwarf.beardKind === 'plaits' ? `<path d="M31 93h10M59 93h10" stroke="#f5b942" stroke-width="4"/>` : '') +
    `<path d="M30 66c6 7 14 7 20 1 6 6 14 6 20-1-3 10-14 12-20 7-6 5-17 3-20-7z" fill="${shade(dwarf.beard, 0.12)}" stroke="${LINE}" stroke-width="2.4" stroke-linejoin="round"/>`
  );
}

function mouth(dwarf: Dwarf): string {
  if (dwarf.mouth === 'hidden') return '';
  if (dwarf.mouth === 'grin') {
    return `<path d="M43 76c5 4 12 3 16-3-1 8-4 10-8 10s-7-3-8-7z" fill="#fff7e6" stroke="${LINE}" stroke-width="2.2" stroke-linejoin="round"/>`;
  }
  const curve = dwarf.mouth === 'smile' ? 'M43 76q7 6 14 0' : 'M44 77h12';
  return `<path d="${curve}" fill="none" stroke="${LINE}" stroke-width="2.8" stroke-linecap="round"/>`;
}

function braids(dwarf: Dwarf): string {
  if (dwarf.hatKind !== 'braids') return '';
  const plait = (x: number): string =>
    [60, 70, 80].map((y) => `<ellipse cx="${x}" cy="${y}" rx="7" ry="7.5" fill="${dwarf.beard}" stroke="${LINE}" stroke-width="2.4"/>`).join('') +
    `<rect x="${x - 5}" y="85" width="10" height="5" rx="2" fill="#f5b942" stroke="${LINE}" stroke-width="2"/>`;
  return plait(22) + plait(78);
}

function hat(dwarf: Dwarf): string {
  const fill = dwarf.hat;
  const dark = shade(fill, -0.3);
  const pen = `stroke="${LINE}" stroke-width="3" stroke-linejoin="round"`;
  switch (dwarf.hatKind) {
    case 'helmet':
      return (
        `<path d="M25 41c0-22 12-31 25-31s25 9 25 31z" fill="${fill}" ${pen}/>` +
        `<path d="M20 40q30-8 60 0v5q-30-8-60 0z" fill="${dark}" ${pen}/>` +
        `<circle cx="50" cy="27" r="8.5" fill="#fff3c4" stroke="${LINE}" stroke-width="3"/><circle cx="50" cy="27" r="4" fill="#f5b942"/>`
      );
    case 'hood':
      return `<path d="M20 66c-4-40 10-58 32-58s34 18 28 58c-4-2-6-8-7-14-4-14-12-20-23-20s-19 6-23 20c-1 6-3 12-7 14z" fill="${fill}" ${pen}/>`;
    case 'pointed':
      return (
        `<path d="M22 41C30 26 40 14 66 2c6-1 9 3 5 7-4 3-4 12 7 32-18-7-38-7-56 0z" fill="${fill}" ${pen}/>` +
        `<path d="M20 43q30-12 60 0l-2 6q-28-10-56 0z" fill="${dark}" ${pen}/>`
      );
    case 'tall':
      return (
        `<path d="M32 40L29 2q21-7 42 0L68 40z" fill="${fill}" ${pen}/><path d="M30.5 27q19.5-6 39 0l-.6 9q-19-6-37.8 0z" fill="#b8862b" ${pen}/>` +
        `<path d="M16 42q34-14 68 0-2 7-9 6-25-8-50 0-7 1-9-6z" fill="${dark}" ${pen}/>`
      );
    case 'cap':
      return (
        `<path d="M24 40c0-18 12-26 26-26s26 8 26 26z" fill="${fill}" ${pen}/>` +
        `<path d="M22 39h56c6 0 10 4 9 7-20-4-46-4-65-1z" fill="${dark}" ${pen}/><circle cx="50" cy="14" r="4.5" fill="${dark}" ${pen}/>`
      );
    case 'braids':
      return `<path d="M25 47c-2-26 10-36 25-36s27 10 25 36c-5-10-8-15-12-18-8 6-26 5-30 2-4 4-6 9-8 16z" fill="${dwarf.beard}" ${pen}/>` +
        `<path d="M26 33q24-11 48 0" fill="none" stroke="${fill}" stroke-width="6" stroke-linecap="round"/>`;
    case 'horned':
      return (
        `<path d="M24 32C12 30 8 20 10 8c5 8 11 12 20 13zM76 32c12-2 16-12 14-24-5 8-11 12-20 13z" fill="#efe3c8" ${pen}/>` +
        `<path d="M25 41c0-22 12-30 25-30s25 8 25 30z" fill="${fill}" ${pen}/>` +
        `<path d="M22 38h56v7H22z" fill="${dark}" ${pen}/><path d="M47 12h6v28h-6z" fill="${dark}"/>`
      );
  }
}

/** A colour lighter (above 0) or darker. */
export function shade(colour: string, by: number): string {
  const channel = (at: number): string => {
    const value = parseInt(colour.slice(at, at + 2), 16);
    const mixed = by < 0 ? value * (1 + by) : value + (255 - value) * by;
    return Math.round(mixed).toString(16).padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
