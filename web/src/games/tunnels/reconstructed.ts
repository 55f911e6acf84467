/** Faces that the printed rules do not show and that are ours, card by card (docs/rules/cards.md). */
import { feature, turned } from './shapes';

export const TUNNELS: readonly string[] = [
  'NE+SW', 'E:ladder', 'NE:ladder', 'EW:blue-door', 'EW:green-door',
  'NS+E', 'NS+E+W', 'EW+N+S', 'NW+S', 'NE+S',
];
export const GOALS: readonly string[] = ['sack', 'dragon', 'spider'];

/** Whether the shape of a tunnel card is a reconstruction, however the card lies. */
export function isReconstructed(shape: string): boolean {
  return feature(shape) === 'crystal' || TUNNELS.includes(shape) || TUNNELS.includes(turned(shape));
}
