import type { Side } from '../shapes';
import { tunnels } from '../shapes';

/** Where the little lamps hang on a card: one for each tunnel that is joined to the start. */
export function lamps(shape: string, lit: string): [number, number][] {
  return tunnels(shape)
    .filter((sides) => sides.some((side) => lit.includes(side)))
    .map(hook);
}

const WALL: Record<Side, [number, number]> = { N: [50, 53], S: [50, 97], E: [72, 75], W: [28, 75] };
const STUB: Record<Side, [number, number]> = { N: [30, 27], S: [30, 123], E: [82, 54], W: [18, 54] };

function hook(sides: readonly Side[]): [number, number] {
  const word = sides.join('');
  if (sides.length === 1) return STUB[sides[0] as Side];
  if (sides.length === 4) return [28, 52];
  if (sides.length === 3) return WALL[(['N', 'E', 'S', 'W'] as const).find((side) => !sides.includes(side)) ?? 'N'];
  if (word === 'NS') return WALL.E;
  if (word === 'EW') return WALL.N;
  return [sides.includes('E') ? 52 : 48, sides.includes('N') ? 66 : 84];
}
