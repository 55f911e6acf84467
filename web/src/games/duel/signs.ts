/** What lies on the cards of a duel: whose entrance it is, whose gold, and which doors are shut. */
import { dwarfOf, face } from '../../art/dwarf';
import { t } from '../../words/words.svelte';
import type { Names } from '../client';
import { lock } from '../tunnels/art/doors';
import type { Token } from '../tunnels/board/Board.svelte';
import { type Side, type Team, doors } from '../tunnels/shapes';
import type { DuelView } from './view';

const at = (x: number, y: number, art: string, scale = 1): string => `<g transform="translate(${x} ${y}) scale(${scale})">${art}</g>`;

/** A dwarf in a ring: a closed one for oneself, a broken one for the other. */
function portrait(name: string, own: boolean): string {
  const dwarf = dwarfOf(name);
  const ring = own ? 'stroke="#f5b942" stroke-width="9"' : 'stroke="#c3b39a" stroke-width="7" stroke-dasharray="13 9"';
  return `<circle cx="50" cy="52" r="54" fill="${dwarf.back}" ${ring}/>${face(dwarf)}`;
}

/** The sign over an entrance: who goes in here. */
export function entrance(team: Team, name: string, own: boolean): string {
  return at(3, 3, portrait(name, own), 0.3) + at(78, 128, lock(team), 0.95);
}

/** A dwarf token on gold. */
export function claim(team: Team, name: string, own: boolean): string {
  return (
    `<circle cx="50" cy="112" r="36" fill="url(#gold-glow)"/>` +
    at(28, 86, portrait(name, own), 0.44) +
    at(78, 132, lock(team), 0.8)
  );
}

const SHUT =
  `<path d="M-6 -3v-5a6 6 0 0 1 12 0v5" fill="none" stroke="#14110f" stroke-width="7"/><path d="M-6 -3v-5a6 6 0 0 1 12 0v5" fill="none" stroke="#e8ecec" stroke-width="3.4"/>` +
  `<rect x="-11" y="-4" width="22" height="17" rx="3.5" fill="#d2523c" stroke="#14110f" stroke-width="3"/><path d="M0 1v6" stroke="#14110f" stroke-width="4" stroke-linecap="round"/>`;
const OPEN =
  `<circle r="11" fill="#5f9e6e" stroke="#14110f" stroke-width="3"/><path d="M-5 0l4 5 7-9" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Beside the lock of a door, by the arm it stands on. */
const BESIDE: Record<Side, [number, number]> = { N: [82, 20], S: [82, 130], E: [86, 108], W: [14, 108] };

/** Doors as one seat finds them: its own and those with a key let it through. */
function doorSigns(view: DuelView): Token[] {
  const own = view.colours[view.seat];
  if (!own) return [];
  return Object.entries(view.board).flatMap(([cell, shape]) =>
    doors(shape).flatMap((door) => {
      if (!door.arm) return [];
      const open = door.keyed || door.team === own;
      const [x, y] = BESIDE[door.arm];
      return { cell, key: `door ${cell} ${door.arm}`, art: at(x, y, open ? OPEN : SHUT), label: open ? t('duel-door-open') : t('duel-door-shut') };
    }),
  );
}

export function tokens(view: DuelView, name: Names): Token[] {
  const team = (seat: number): Team => view.colours[seat] ?? 'green';
  const entrances = view.starts.map((cell, seat): Token => {
    const label = t('duel-entrance', { player: name(seat), colour: t(`colour-${team(seat)}`) });
    return { cell, key: `entrance ${seat}`, art: entrance(team(seat), name(seat), seat === view.seat), label };
  });
  const claims = Object.entries(view.claimed).map(([cell, seat]): Token => {
    const label = t('duel-claimed', { player: name(seat) });
    return { cell, key: `claim ${cell}`, art: claim(team(seat), name(seat), seat === view.seat), label, fresh: true };
  });
  return [...entrances, ...doorSigns(view), ...claims];
}
