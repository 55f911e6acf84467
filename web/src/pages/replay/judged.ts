import type { JudgedMove } from '../../wire';

/** So many are told. */
const MOST = 12;

const loss = ({ worth, best_worth }: JudgedMove): number => best_worth - worth;

/** The moves that cost something, those that cost most first. */
export function worst(moves: readonly JudgedMove[]): JudgedMove[] {
  return moves
    .filter((move) => loss(move) > 0)
    .sort((one, other) => loss(other) - loss(one))
    .slice(0, MOST);
}

/** What a move cost, as a part of what the worst one did. */
export function lost(move: JudgedMove, moves: readonly JudgedMove[]): number {
  return loss(move) / Math.max(...moves.map(loss));
}
