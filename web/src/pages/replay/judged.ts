import type { JudgedMove } from '../../wire';

const loss = ({ worth, best_worth }: JudgedMove): number => best_worth - worth;

/** The moves that cost something, those that cost most first. */
export function worst(moves: readonly JudgedMove[]): JudgedMove[] {
  return moves
    .filter((move) => loss(move) > 0)
    .sort((one, other) => loss(other) - loss(one));
}

/** The moves that no other was clearly better than, in their order. */
export function fine(moves: readonly JudgedMove[]): JudgedMove[] {
  return moves.filter((move) => loss(move) <= 0);
}

/** What a move cost, as a part of what the worst one did. */
export function lost(move: JudgedMove, moves: readonly JudgedMove[]): number {
  return loss(move) / Math.max(...moves.map(loss));
}
