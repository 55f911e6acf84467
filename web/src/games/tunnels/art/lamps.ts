import type { Side, Team } from '../shapes';
import { doors, feature, tunnels } from '../shapes';

/** Who can walk there: everybody, one team only because of doors, or nobody who digs for gold. */
export type Lamp = 'all' | Team | 'none';

export interface Light {
  x: number;
  y: number;
  lamp: Lamp;
}

/** Where the little lamps hang on a card: one for each tunnel that is joined to the start, in the sign of who reaches it. */
export function lamps(shape: string, lit: string, teams: Record<Team, string> | null = null): Light[] {
  const behindDoor = doors(shape).some((door) => door.arm === null) || feature(shape) === 'ladder';
  return tunnels(shape)
    .filter((sides) => sides.some((side) => lit.includes(side)))
    .map((sides) => {
      const [x, y] = behindDoor && sides.length > 1 ? STUB[sides[0] as Side] : hook(sides);
      return { x, y, lamp: teams ? whose(sides, teams) : 'all' };
    });
}

function whose(sides: readonly Side[], teams: Record<Team, string>): Lamp {
  const reached = (team: Team): boolean => sides.some((side) => teams[team].includes(side));
  const [green, blue] = [reached('green'), reached('blue')];
  if (green === blue) return green ? 'all' : 'none';
  return green ? 'green' : 'blue';
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
