/** Reads tunnel shapes: `NE` is one tunnel joining two sides, `E+W` are two that do not meet. */
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

/** The shape of the same card turned by half a circle. */
export function turned(shape: string): string {
  const [sides = '', feature] = shape.split(':');
  const around = sides.split('+').map((part) => inOrder([...part].map((side) => OPPOSITE[side as Side])));
  const word = around.sort((left, right) => rank(left) - rank(right)).join('+');
  return feature ? `${word}:${feature}` : word;
}

export type Kind = 'crossing' | 'fork' | 'straight' | 'bend' | 'parted' | 'dead-end';

/** What a card is called in words. */
export function kind(shape: string): Kind {
  const parts = tunnels(shape);
  if (parts.every((part) => part.length < 2)) return 'dead-end';
  if (parts.length > 1) return 'parted';
  const sides = parts[0]?.join('') ?? '';
  if (sides.length === 4) return 'crossing';
  if (sides.length === 3) return 'fork';
  return sides === 'NS' || sides === 'EW' ? 'straight' : 'bend';
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
