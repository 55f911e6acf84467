import { dice } from './noise';
import type { Point } from '../games/tunnels/art/walls';
import { HIGH, WIDE, short, trace, wobble } from '../games/tunnels/art/walls';

/** The slab of rock a card is cut from: an irregular block with facets and cracks. */
export function slab(seed: string, tone: 'rock' | 'dark' | 'parchment' = 'rock'): string {
  const roll = dice(`slab ${seed}`);
  const edge = block(seed);
  const fill = { rock: 'url(#slab)', dark: 'url(#slab-dark)', parchment: 'url(#parchment)' }[tone];
  const light = tone === 'parchment' ? '#fff6df' : '#8a7a69';
  const shade = tone === 'parchment' ? '#b89f72' : '#1c1713';
  const facets = Array.from({ length: tone === 'parchment' ? 3 : 9 }, () => facet(roll, tone));
  return (
    `<path d="${edge}" fill="${fill}" stroke="${shade}" stroke-width="1.6"/>` +
    facets.join('') +
    `<path d="${edge}" fill="none" stroke="${light}" stroke-opacity=".35" stroke-width="1" transform="translate(.7 .9)"/>`
  );
}

export function block(seed: string): string {
  const roll = dice(`edge ${seed}`);
  const inset = 1.6;
  const cut = (): number => inset + 2 + roll() * 5;
  const right = WIDE - inset;
  const bottom = HIGH - inset;
  const [a, b, c, d] = [cut(), cut(), cut(), cut()] as [number, number, number, number];
  const sides: [Point, Point][] = [
    [[a, inset], [WIDE - b, inset]],
    [[right, b], [right, HIGH - c]],
    [[WIDE - c, bottom], [d, bottom]],
    [[inset, HIGH - d], [inset, a]],
  ];
  const rows = sides.map(([start, end]) => wobble(row(start, end), roll, 0.9));
  return `${rows.map((points, index) => trace(points, index === 0)).join(' ')}Z`;
}

function row(start: Point, end: Point): Point[] {
  const steps = 14;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    return [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part] as Point;
  });
}

function facet(roll: () => number, tone: string): string {
  const x = 10 + roll() * 78;
  const y = 10 + roll() * 126;
  const size = 5 + roll() * 15;
  const turn = roll() * 6.3;
  const corners = Array.from({ length: 5 }, (_, index) => {
    const angle = turn + (index / 5) * 6.283;
    const far = size * (0.55 + roll() * 0.6);
    const px = Math.min(96, Math.max(4, x + Math.cos(angle) * far));
    const py = Math.min(146, Math.max(4, y + Math.sin(angle) * far * 0.8));
    return `${short(px)} ${short(py)}`;
  });
  if (tone === 'parchment') return `<path d="M${corners.join('L')}Z" fill="#c9b384" fill-opacity=".16"/>`;
  const fill = roll() < 0.5 ? '#000' : '#c9b093';
  return `<path d="M${corners.join('L')}Z" fill="${fill}" fill-opacity="${fill === '#000' ? '.14' : '.07'}"/>`;
}
