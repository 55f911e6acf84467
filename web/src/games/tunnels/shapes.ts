/** Reads tunnel shapes: `NE` is one tunnel joining two sides, `E+W` are two that do not meet, `NS:blue-door` has a door. */
export type Side = 'N' | 'E' | 'S' | 'W';
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
const OPPOSITE: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };

export function isTunnel(card: string): boolean {
  return /^[NESW+]+(:|$)/.test(card);
}

/** The separate tunnels of a card, each as its sides in the order NESW. */
export function tunnels(shape: string): Side[][] {
  return plain(shape)
    .split('+')
    .map((part) => SIDES.filter((side) => part.includes(side)));
}

export function openSides(shape: string): Side[] {
  return SIDES.filter((side) => plain(shape).includes(side));
}

/** What else is drawn on a card: `ladder`, `crystal`, `blue-door`, or nothing. */
export function feature(shape: string): string {
  return shape.split(':')[1] ?? '';
}

export type Team = 'blue' | 'green';

/** A door across the middle of a tunnel, or on one arm of it; with a key in it anybody passes. */
export interface Door {
  team: Team;
  arm: Side | null;
  keyed: boolean;
}

export function doors(shape: string): Door[] {
  return feature(shape)
    .split('+')
    .flatMap((word) => {
      const [, team, lock, arm] = /^(blue|green)-(door|key)(?:@([NESW]))?$/.exec(word) ?? [];
      return team ? [{ team: team as Team, arm: (arm as Side | undefined) ?? null, keyed: lock === 'key' }] : [];
    });
}

/** The shape of the same card turned by half a circle. */
export function turned(shape: string): string {
  const [sides = '', drawn] = shape.split(':');
  const around = sides.split('+').map((part) => inOrder([...part].map((side) => OPPOSITE[side as Side])));
  const word = around.sort((left, right) => rank(left) - rank(right)).join('+');
  return drawn ? `${word}:${drawn.replace(/@([NESW])/g, (_, side: Side) => `@${OPPOSITE[side]}`)}` : word;
}

export type Kind = 'crossing' | 'fork' | 'straight' | 'bend' | 'bridge' | 'curves' | 'parted' | 'dead-end';

/** What a card is called in words. */
export function kind(shape: string): Kind {
  const parts = tunnels(shape);
  if (parts.every((part) => part.length < 2)) return 'dead-end';
  if (parts.length > 1) return isBridge(parts) ? 'bridge' : parts.every((part) => part.length === 2) ? 'curves' : 'parted';
  const sides = parts[0]?.join('') ?? '';
  if (sides.length === 4) return 'crossing';
  if (sides.length === 3) return 'fork';
  return sides === 'NS' || sides === 'EW' ? 'straight' : 'bend';
}

/** Two straight tunnels, one over the other. */
export function isBridge(parts: readonly Side[][]): boolean {
  return parts.some((part) => part.join('') === 'NS') && parts.some((part) => part.join('') === 'EW');
}

function plain(shape: string): string {
  return shape.split(':')[0] ?? '';
}

function inOrder(sides: Side[]): string {
  return SIDES.filter((side) => sides.includes(side)).join('');
}

function rank(part: string): number {
  return SIDES.indexOf((part[0] ?? 'N') as Side);
}
