import type { Door, Side, Team } from '../shapes';
import { BORE, HIGH, WIDE, short } from './walls';

const PAINT: Record<Team, { plank: string; dark: string; plate: string }> = {
  blue: { plank: '#3f7fb5', dark: '#17364f', plate: '#dcebf7' },
  green: { plank: '#5b9a4a', dark: '#22421a', plate: '#e4f1dd' },
};

interface Place {
  x: number;
  y: number;
  /** How far the door is turned from lying across a tunnel that runs north and south. */
  turn: number;
}

/** Where the middle of a tunnel is, and which way it runs there. */
function middle(sides: readonly Side[]): Place {
  const word = sides.join('');
  if (word === 'NS') return { x: WIDE / 2, y: HIGH / 2, turn: 0 };
  if (word === 'EW') return { x: WIDE / 2, y: HIGH / 2, turn: 90 };
  const [east, north] = [sides.includes('E'), sides.includes('N')];
  const [reach, rise] = [(WIDE / 2) * Math.SQRT1_2, (HIGH / 2) * Math.SQRT1_2];
  const lean = 34;
  return { x: east ? WIDE - reach : reach, y: north ? rise : HIGH - rise, turn: east === north ? -lean : lean };
}

function arm(side: Side): Place {
  const deep = 24;
  if (side === 'N') return { x: WIDE / 2, y: deep, turn: 0 };
  if (side === 'S') return { x: WIDE / 2, y: HIGH - deep, turn: 0 };
  return { x: side === 'E' ? WIDE - deep : deep, y: HIGH / 2, turn: 90 };
}

/** A plank door; blue has a round lock and straight bars, green a diamond lock and a slanting brace. */
export function door(door: Door, sides: readonly Side[]): string {
  const { x, y, turn } = door.arm ? arm(door.arm) : middle(sides);
  const paint = PAINT[door.team];
  const half = BORE / 2 + 5;
  const swing = door.keyed ? `<g transform="translate(${-half} 0) rotate(-58) translate(${half} 0)">` : '<g>';
  const planks = Array.from({ length: 6 }, (_, index) => {
    const wide = (2 * half) / 6;
    return `<rect x="${short(-half + index * wide)}" y="-11" width="${short(wide)}" height="22" fill="${paint.plank}" stroke="${paint.dark}" stroke-width="1.4"/>`;
  });
  const brace =
    door.team === 'blue'
      ? `<path d="M${-half} -6.5H${half}M${-half} 6.5H${half}" stroke="${paint.dark}" stroke-width="3.4"/>`
      : `<path d="M${-half} 10L${half} -10" stroke="${paint.dark}" stroke-width="4"/>`;
  const posts = [-half - 1, half + 1].map(
    (off) => `<rect x="${off - 3.5}" y="-14" width="7" height="28" rx="2" fill="#6b4523" stroke="#1d130a" stroke-width="1.4"/>`,
  );
  return (
    `<g transform="translate(${short(x)} ${short(y)})"><g transform="rotate(${turn})">` +
    `<rect x="${-half}" y="-13" width="${2 * half}" height="29" fill="#000" fill-opacity=".35"/>` +
    `${swing}${planks.join('')}${brace}</g>${posts.join('')}</g>` +
    `${lock(door.team, door.keyed)}</g>`
  );
}

/** What is on the plate of a team: a sign that reads the same in every language and is no letter or figure. */
const SIGNS: Record<Team, string> = { blue: '<circle r="6.2"', green: '<path d="M0 -8.6L7.6 0L0 8.6L-7.6 0Z"' };

/** The sign of a team: a dot on a round plate for blue, a diamond on a diamond for green. */
export function lock(team: Team, keyed = false): string {
  const paint = PAINT[team];
  const plate = team === 'blue' ? '<circle r="14.5"' : '<path d="M0 -19L17 0L0 19L-17 0Z"';
  return (
    `${plate} fill="${paint.plate}" stroke="${paint.dark}" stroke-width="3.2" stroke-linejoin="round"/>` +
    `${SIGNS[team]} fill="${paint.dark}"/>` +
    (keyed ? `<g transform="translate(13 11) rotate(35)"><circle r="5.5" fill="none" stroke="#2a1a0c" stroke-width="5.6"/><circle r="5.5" fill="none" stroke="#f5b942" stroke-width="3"/><path d="M5 0H18M13 0V5M17 0V4" stroke="#2a1a0c" stroke-width="5.6"/><path d="M5 0H18M13 0V5M17 0V4" stroke="#f5b942" stroke-width="3"/></g>` : '')
  );
}
