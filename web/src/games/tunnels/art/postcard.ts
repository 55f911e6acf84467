/** The postcard: a room as large as several cells, a tunnel may lead to any of its edges. */
import { dwarfOf, face } from '../../../art/dwarf';
import { HIGH, WIDE } from './walls';
import { pointedHat } from './marks';

export type Side = 'dressing-room' | 'tunnel-party';

export function isDrawnPostcard(side: string): side is Side {
  return side === 'dressing-room' || side === 'tunnel-party';
}

export interface PostcardLook {
  lit: boolean;
  used: boolean;
}

/** The whole card, `across` by `down` cells. */
export function postcard(side: Side, across: number, down: number, look: PostcardLook): string {
  const [wide, high] = [across * WIDE, down * HIGH];
  const scale = Math.min(wide / 200, high / 300);
  const scene = side === 'dressing-room' ? dressingRoom() : tunnelParty();
  return (
    `<rect x="3" y="3" width="${wide - 6}" height="${high - 6}" rx="12" fill="#efe3c8" stroke="#5b4630" stroke-width="4"/>` +
    doorways(across, down, look.lit) +
    `<rect x="15" y="15" width="${wide - 30}" height="${high - 30}" rx="8" fill="${side === 'dressing-room' ? '#5a2b3a' : '#2f3a55'}" stroke="#2a211a" stroke-width="3"/>` +
    `<g transform="translate(${wide / 2} ${high / 2}) scale(${scale})">${scene}${look.lit ? '' : '<rect x="-85" y="-135" width="170" height="270" rx="8" fill="#0e0b09" fill-opacity=".5"/>'}</g>` +
    (look.used ? postmark(wide, high) : '')
  );
}

/** An arch at the middle of every outer edge of a cell. */
function doorways(across: number, down: number, lit: boolean): string {
  const fill = lit ? '#f2cf8e' : '#8a7a63';
  const arch = (x: number, y: number, turn: number): string =>
    `<path d="M-16 1V-6Q0 -20 16 -6V1Z" fill="${fill}" stroke="#5b4630" stroke-width="2" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  const columns = Array.from({ length: across }, (_, index) => (index + 0.5) * WIDE);
  const rows = Array.from({ length: down }, (_, index) => (index + 0.5) * HIGH);
  return [
    ...columns.flatMap((x) => [arch(x, 2, 180), arch(x, down * HIGH - 2, 0)]),
    ...rows.flatMap((y) => [arch(2, y, 90), arch(across * WIDE - 2, y, -90)]),
  ].join('');
}

/** Hats on pegs, a mirror with somebody else's face in it, a curtain. */
function dressingRoom(): string {
  const curtain = (x: number, way: number): string =>
    `<path d="M${x} -134q${way * 22} 60 ${way * 6} 134 ${way * -2} 70 ${way * 20} 134H${x}z" fill="#a5432f" stroke="#2a1510" stroke-width="3"/><path d="M${x + way * 8} -130q${way * 8} 130 0 258" fill="none" stroke="#6d2418" stroke-width="4"/>`;
  const peg = (x: number, hat: string): string => `<path d="M${x} -108v14" stroke="#d8b27a" stroke-width="5" stroke-linecap="round"/>${pointedHat(x - 2, -78, 0.72, hat)}`;
  return (
    `<path d="M-70 -112H70" stroke="#8a6238" stroke-width="8" stroke-linecap="round"/>${peg(-46, '#3f7fb5')}${peg(0, '#5b9a4a')}${peg(46, '#b8862b')}` +
    `<ellipse cy="32" rx="50" ry="72" fill="#d8b27a" stroke="#5b3a12" stroke-width="5"/><ellipse cy="32" rx="40" ry="61" fill="#bcd4d6"/>` +
    `<path d="M-24 -8L0 -24M-28 8L-8 -8" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>` +
    `<g transform="translate(-37 6) scale(.74)">${face({ ...dwarfOf('mirror'), hatKind: 'pointed', hat: '#70518f', beardKind: 'forked', beard: '#c9772e', tilt: 6 })}</g>` +
    curtain(-84, 1) + curtain(84, -1)
  );
}

/** Lanterns on a string, mugs, three who dance. */
function tunnelParty(): string {
  const lantern = (x: number, y: number, fill: string): string =>
    `<circle cx="${x}" cy="${y}" r="24" fill="url(#lamp-glow)"/><ellipse cx="${x}" cy="${y}" rx="11" ry="13" fill="${fill}" stroke="#2a211a" stroke-width="3"/><path d="M${x - 6} ${y - 12}h12M${x - 6} ${y + 12}h12" stroke="#2a211a" stroke-width="4"/>`;
  const dancer = (name: string, x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.62) translate(-50 -50)"><path d="M22 88L2 58M78 88l20-30" stroke="#1d1510" stroke-width="13" stroke-linecap="round"/><path d="M22 88L2 58M78 88l20-30" stroke="#e8b58c" stroke-width="7" stroke-linecap="round"/>${face(dwarfOf(name))}</g>`;
  const mug = (x: number): string =>
    `<g transform="translate(${x} 108)"><path d="M10 -12h8q7 0 7 8t-7 8h-8" fill="none" stroke="#2a211a" stroke-width="5"/><path d="M-13 -18h25v32h-25z" fill="#a8743b" stroke="#2a211a" stroke-width="4"/><path d="M-16 -18q3-10 10-6 6-9 12 0 8-3 10 6z" fill="#fff7e6" stroke="#2a211a" stroke-width="3"/></g>`;
  return (
    `<path d="M-84 -116Q-40 -74 0 -98T84 -112" fill="none" stroke="#d8b27a" stroke-width="3.4"/>` +
    lantern(-52, -84, '#d2523c') + lantern(0, -84, '#f5b942') + lantern(50, -88, '#5f9e6e') +
    dancer('Rurik', -44, 0, -12) + dancer('Olga', 44, -4, 12) + dancer('Bombur', 0, 42, 2) +
    `<path d="M-80 122H80" stroke="#6b4523" stroke-width="14"/>${mug(-54)}${mug(0)}${mug(54)}` +
    `<path d="M-70 -40v18M-70 -40l12-4v18M62 -54v18M62 -54l12-4v18" fill="none" stroke="#ffe9b8" stroke-width="4"/><g fill="#ffe9b8"><circle cx="-74" cy="-22" r="5"/><circle cx="-62" cy="-26" r="5"/><circle cx="58" cy="-36" r="5"/><circle cx="70" cy="-40" r="5"/></g>`
  );
}

/** It has had its effect: it is stamped, as a postcard is. */
function postmark(wide: number, high: number): string {
  return (
    `<g transform="translate(${wide - 46} ${high - 46}) rotate(-16)" fill="none" stroke="#fff3dd" stroke-width="4"><circle r="26"/><circle r="18"/>` +
    `<path d="M-84 -12q8-8 16 0t16 0 16 0M-84 2q8-8 16 0t16 0 16 0M-84 16q8-8 16 0t16 0 16 0" stroke-width="3.4"/><path d="M-9 1l6 8 12-16" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g>`
  );
}
