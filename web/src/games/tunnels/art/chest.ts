/** Treasures: a dark card over a chest; inside, one of ten effects. */
import { block, slab } from '../../../art/slab';
import { eye, map, pickaxe } from './emblems';
import { INK, arrow, back, ban, front, goal, loupe, palm, pointedHat } from './marks';
import { nugget } from './stones';
import { dice } from '../../../art/noise';
import { tunnelCard } from './tunnel';

const plus = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><circle r="17" fill="#4c8a5b" stroke="#efe3c8" stroke-width="4"/><path d="M-9 0H9M0 -9V9" stroke="#fff" stroke-width="6" stroke-linecap="round"/></g>`;
const pile = (x: number, y: number): string => back(x - 6, y + 5, -8) + back(x + 4, y + 2, 5) + back(x, y, -1);

/** The emblem of each effect, in a box of 100 by 100. */
const EFFECTS: Record<string, () => string> = {
  nugget: () => `<circle cx="50" cy="52" r="48" fill="url(#gold-glow)"/><g stroke-width="3">${nugget(50, 54, 32, dice('chest nugget'))}</g>`,
  'map-ban': () => `<g transform="translate(6 4) scale(.88)">${map()}</g>${ban(50, 50, 38)}`,
  'no-draw': () => `${back(50, 50, 8, 1.5)}${ban(50, 50, 38)}`,
  'extra-draw': () => `${back(40, 50, -12, 1.35)}${back(56, 46, 8, 1.35)}${plus(76, 78)}`,
  'goal-shift': () => `<rect x="8" y="26" width="36" height="52" rx="5" fill="none" stroke="${INK}" stroke-width="5" stroke-dasharray="8 6"/>${goal(74, 52, 1.3)}${arrow('M20 14H52', 58, 14, 0, '#f5b942')}`,
  steal: () => back(64, 32, 18, 1.25) + palm(36, 62, 0.86),
  dig: () => `${back(26, 40, -14, 1.05)}${back(50, 34, 0, 1.05)}${back(74, 40, 14, 1.05)}<g transform="translate(26 44) scale(.56)">${pickaxe()}</g>`,
  inspect: () => pointedHat(40, 42, 1.2, '#a5432f') + loupe(60, 52, 0.9),
  salvage: () => `${pile(50, 66)}${front(50, 40, 6, 1, '', '#fff3c4')}${arrow('M82 74V36', 82, 30, -90, '#4c8a5b')}`,
  mill: () => `<path d="M8 84q42 18 84 0v14H8z" fill="#17120f" stroke="${INK}" stroke-width="4"/>${back(30, 58, -30, 0.95)}${back(62, 70, 34, 0.95)}${back(50, 30, 10, 0.95)}${arrow('M84 26V52', 84, 58, 90, '#c2402b')}`,
};

export function isDrawnChest(effect: string): boolean {
  return effect in EFFECTS;
}

/** A chest, shut or open, in a box of 100 by 100. */
export function chest(open: boolean): string {
  const lid = open
    ? '<path d="M12 46L20 14q30-12 60 0l8 32z" fill="#5b3a1a"/><path d="M22 42l6-22q22-8 44 0l6 22z" fill="#2a1a0c"/>'
    : '<path d="M12 50V36q4-20 38-20t38 20v14z" fill="#a8743b"/><path d="M28 21v29M72 21v29" stroke-width="4"/>';
  return (
    `<g stroke="${INK}" stroke-width="5" stroke-linejoin="round">${lid}` +
    (open ? `<ellipse cx="50" cy="46" rx="36" ry="12" fill="url(#gold-glow)" stroke="none"/>` : '') +
    `<path d="M12 50h76v34q0 6-6 6H18q-6 0-6-6z" fill="#8c5f2e"/><path d="M28 50v40M72 50v40" stroke-width="4"/>` +
    `<rect x="40" y="43" width="20" height="22" rx="3" fill="#f5b942" stroke-width="4"/></g><circle cx="50" cy="52" r="3.6" fill="${INK}"/><path d="M50 52v8" stroke="${INK}" stroke-width="3.4" stroke-linecap="round"/>`
  );
}

const frame = (): string =>
  slab('treasure', 'dark') +
  `<path d="${block('treasure frame')}" fill="none" stroke="#c98a3b" stroke-opacity=".7" stroke-width="2.2" stroke-dasharray="7 5" transform="translate(7 10) scale(.86)"/>`;

/** A closed treasure in the maze. */
export function treasureBack(): string {
  return `${frame()}<circle cx="50" cy="75" r="42" fill="url(#lamp-glow)" fill-opacity=".5"/><g transform="translate(10 34) scale(.8)">${chest(false)}</g>`;
}

/** A closed treasure whose cards this player has looked at, or whose tunnel everybody sees. */
export function treasureKnown(tunnel: string | null, effect: string | null): string {
  return (
    frame() +
    (tunnel ? `<g transform="translate(50 82) scale(.4)">${tunnelCard(tunnel)}</g>` : '') +
    `<g transform="translate(12 34) scale(.56)">${effect ? (EFFECTS[effect]?.() ?? '') : chest(false)}</g>` +
    (effect ? `<g transform="translate(12 98) scale(.34)">${chest(false)}</g>` : '') +
    `<g transform="translate(38 10) scale(.24)">${eye()}</g>`
  );
}

/** A chest card, opened. */
export function chestCard(effect: string): string {
  return (
    slab('chest card', 'dark') +
    `<rect x="8" y="8" width="84" height="134" rx="9" fill="url(#parchment)" stroke="#8c5f2e" stroke-width="6"/>` +
    `<g transform="translate(15 14) scale(.7)">${EFFECTS[effect]?.() ?? ''}</g>` +
    `<g transform="translate(28 88) scale(.44)">${chest(true)}</g>`
  );
}
