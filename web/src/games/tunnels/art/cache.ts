import { actionCard } from './action';
import { goalBack, goalFace, goalKnown } from './goal';
import { tunnelCard } from './tunnel';
import { isTunnel } from '../shapes';
import type { View } from '../view';

const drawn = new Map<string, string>();

function once(key: string, draw: () => string): string {
  let art = drawn.get(key);
  if (art === undefined) {
    if (drawn.size > 600) drawn.clear();
    art = draw();
    drawn.set(key, art);
  }
  return art;
}

/** A card as it is held in a hand: all copies look alike. */
export function handArt(card: string, way = card): string {
  return once(`hand ${way}`, () => (isTunnel(card) ? tunnelCard(way) : actionCard(card)));
}

/** What lies at a cell of the mine. */
export function cellArt(view: View, cell: string): string {
  const shape = view.board[cell];
  const lit = view.lit[cell] ?? '';
  const goal = view.goals[cell];
  if (goal && !goal.open) return goal.face ? once(`known ${goal.face}`, () => goalKnown(goal.face ?? '')) : once('back', goalBack);
  if (goal?.face) return once(`goal ${goal.face} ${cell} ${lit}`, () => goalFace(goal.face ?? '', { place: 'board', seed: cell, lit }));
  if (!shape) return '';
  const start = cell === view.start;
  return once(`cell ${shape} ${cell} ${lit} ${start}`, () => tunnelCard(shape, { place: 'board', seed: cell, lit, start }));
}

export function ghostArt(shape: string, cell: string): string {
  return once(`ghost ${shape} ${cell}`, () => tunnelCard(shape, { seed: cell }));
}
