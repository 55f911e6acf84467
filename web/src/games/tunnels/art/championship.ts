/** The emblems of the championship cards, in a box of 100 by 100. */
import { cart, lamp, pickaxe } from './emblems';
import { INK, arrow, back, front, goal, tick } from './marks';

export function goalSwap(): string {
  return (
    goal(27, 48, 1.12) + goal(73, 48, 1.12) +
    arrow('M24 14C36 2 60 2 70 10', 74, 13, 40, '#f5b942') + arrow('M76 84C64 98 40 98 30 90', 26, 86, 220, '#f5b942')
  );
}

export function treasury(): string {
  const fan = [-34, -17, 17, 34].map((turn) => `<g transform="rotate(${turn} 50 108)">${back(50, 48, 0, 1)}</g>`).join('');
  const star = '<path d="M0 -11L3.2 -3.6L11 -3L5 2.2L7 10L0 5.8L-7 10L-5 2.2L-11 -3L-3.2 -3.6Z" fill="#d8871c"/>';
  return fan + front(50, 34, 0, 1.24, star, '#fff3c4') + `<path d="M14 90H86" stroke="${INK}" stroke-width="7" stroke-linecap="round"/>`;
}

export function veto(): string {
  return (
    `<g transform="rotate(-38 50 46)"><path d="M50 48V98" stroke="${INK}" stroke-width="17" stroke-linecap="round"/><path d="M50 50V97" stroke="#a8743b" stroke-width="8.5" stroke-linecap="round"/>` +
    `<rect x="22" y="22" width="56" height="30" rx="5" fill="#8c5f2e" stroke="${INK}" stroke-width="5.4"/><path d="M33 22v30M67 22v30" stroke="#f5b942" stroke-width="6"/></g>` +
    `<path d="M8 74h44v13H8z" fill="#6b4523" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M10 60L2 54M18 54L14 43M50 64l9-4" stroke="#b5301c" stroke-width="6" stroke-linecap="round"/>`
  );
}

export function reverse(): string {
  return (
    `<circle cx="50" cy="50" r="9" fill="#8a6238" stroke="${INK}" stroke-width="4.4"/>` +
    arrow('M26 24A36 36 0 1 1 17 64', 15, 60, -104, '#d8a03f') +
    `<g opacity=".9">${[20, 110].map((turn) => `<circle cx="${50 + Math.cos((turn * Math.PI) / 180) * 36}" cy="${50 + Math.sin((turn * Math.PI) / 180) * 36}" r="6.4" fill="#efe3c8" stroke="${INK}" stroke-width="3.4"/>`).join('')}</g>`
  );
}

export function artisan(): string {
  return (
    `<g transform="translate(22 -10) scale(.56)">${lamp()}</g><g transform="translate(-4 38) scale(.54)">${cart()}</g>` +
    `<g transform="translate(50 38) scale(.52)">${pickaxe()}</g>` + tick(50, 56)
  );
}

export function pathfinder(): string {
  const tunnel = '<path d="M-14 0H14" stroke="#d8b27a" stroke-width="13"/><path d="M-14 -7.5H14M-14 7.5H14" stroke="#7a5a36" stroke-width="2.6"/>';
  const print = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})" fill="${INK}"><ellipse rx="5.4" ry="8"/><circle cy="12" r="4"/></g>`;
  return (
    front(34, 40, 0, 1.15, tunnel, '#5b4f44') + front(66, 40, 0, 1.15, tunnel, '#5b4f44') +
    print(16, 88, 80) + print(36, 80, 80) + print(56, 90, 80) + print(76, 82, 80)
  );
}

export function diversion(): string {
  const tunnel = '<path d="M0 21V-4Q0 -2 14 0" fill="none" stroke="#d8b27a" stroke-width="12"/>';
  return (
    `<rect x="8" y="42" width="34" height="50" rx="5" fill="none" stroke="${INK}" stroke-width="5" stroke-dasharray="8 6"/>` +
    front(72, 58, 12, 1.3, tunnel, '#5b4f44') + arrow('M22 40C22 18 36 10 56 14', 60, 15, 20, '#c2402b')
  );
}

/** For the duel: a key that opens a door to both. */
export function key(): string {
  const bit = 'M42 42L84 84M70 70l11 -11M80 80l9 -9';
  return (
    `<circle cx="30" cy="30" r="17" fill="none" stroke="${INK}" stroke-width="20"/><path d="${bit}" stroke="${INK}" stroke-width="19" stroke-linecap="round"/>` +
    `<circle cx="30" cy="30" r="17" fill="none" stroke="#f5b942" stroke-width="10"/><path d="${bit}" stroke="#f5b942" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M19 24a13 13 0 0 1 8-7" fill="none" stroke="#fff3c4" stroke-width="4" stroke-linecap="round"/>`
  );
}
