/** A card for each module, 100 by 150. */
import { MINER, face } from '../../art/dwarf';
import { slab } from '../../art/slab';
import { dice } from '../../art/noise';
import { actionCard } from '../../games/tunnels/art/action';
import { goalFace, goldCard } from '../../games/tunnels/art/goal';
import { roleCard } from '../../games/tunnels/art/role';
import { nugget } from '../../games/tunnels/art/stones';
import { tunnelCard } from '../../games/tunnels/art/tunnel';

const INK = '#2a211a';
const emblem = (seed: string, art: string): string =>
  slab(seed) + `<rect x="8" y="8" width="84" height="134" rx="9" fill="url(#parchment)" stroke="#8a6238" stroke-width="6"/>${art}`;

const toll = (): string =>
  emblem('toll', `<g transform="translate(14 22) scale(.72)">${face(MINER)}</g><path d="M14 112H86" stroke="${INK}" stroke-width="11" stroke-linecap="round"/><path d="M14 112H86" stroke="#d2523c" stroke-width="6" stroke-dasharray="12 10"/>${nugget(50, 126, 11, dice('toll'))}`);

const hanger = (): string =>
  emblem('dressing', `<path d="M50 40c0-14 16-12 14-1-1 6-14 6-14 14L18 80h64L50 53" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M24 80l-6 44h64l-6-44z" fill="#8f2f22" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><path d="M50 80v44" stroke="${INK}" stroke-width="3"/><circle cx="56" cy="94" r="3" fill="#f5b942"/><circle cx="56" cy="108" r="3" fill="#f5b942"/>`);

const mug = (): string =>
  emblem('party', `<path d="M24 56h42v58a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8z" fill="#c9772e" stroke="${INK}" stroke-width="5"/><path d="M66 68h10a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H66" fill="none" stroke="${INK}" stroke-width="6"/><path d="M18 58c-2-12 10-16 14-11 2-10 18-10 20-1 8-6 20 0 18 12z" fill="#fff7e6" stroke="${INK}" stroke-width="4"/><path d="M36 70v40M50 70v40" stroke="#8c5f2e" stroke-width="4"/>`);

const chest = (): string =>
  emblem('chest', `<path d="M16 70c0-24 14-32 34-32s34 8 34 32z" fill="#a8743b" stroke="${INK}" stroke-width="5"/><path d="M14 70h72v44H14z" fill="#8c5f2e" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><path d="M30 42v72M70 42v72" stroke="#6a5c4f" stroke-width="6"/><rect x="41" y="62" width="18" height="22" rx="4" fill="#f5b942" stroke="${INK}" stroke-width="4"/><circle cx="50" cy="71" r="3" fill="${INK}"/>`);

const cup = (): string =>
  emblem('tournament', `<path d="M30 34h40c2 30-6 44-20 48-14-4-22-18-20-48z" fill="url(#gold)" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><path d="M30 42H16c0 18 8 24 17 25M70 42h14c0 18-8 24-17 25" fill="none" stroke="${INK}" stroke-width="5"/><path d="M50 82v20M32 118c0-10 8-16 18-16s18 6 18 16z" fill="#8c5f2e" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>`);

const emptyHanded = (): string =>
  goldCard(2) + `<path d="M20 24L80 126M80 24L20 126" stroke="#efe3c8" stroke-width="13" stroke-linecap="round"/><path d="M20 24L80 126M80 24L20 126" stroke="#b5301c" stroke-width="7" stroke-linecap="round"/>`;

const PICTURES: Record<string, () => string> = {
  saboteur2: () => tunnelCard('EW:green-door', { place: 'board', lit: 'EW', seed: 'saboteur2' }),
  'greedy-dwarf': () => roleCard('greedy'),
  'tunnel-toll': toll,
  'dressing-room': hanger,
  'tunnel-party': mug,
  'new-goals': () => goalFace('dragon NESW', { place: 'board', lit: 'NESW', seed: 'new-goals' }),
  'treasure-chests': chest,
  'compromised-dwarf': emptyHanded,
  tournament: cup,
};

/** Modules that bring one card are shown as that card. */
export function modulePicture(module: string): string {
  return (PICTURES[module] ?? (() => actionCard(module)))();
}
