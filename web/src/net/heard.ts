/** Table talk stands in the log by how many entries everybody had heard before it. */
import type { Happening } from './seen';

/** For each entry, how many that everybody heard there were with it; whispers are heard by one seat. */
export function heardByAll(log: readonly Happening[], whispers: readonly string[]): number[] {
  let heard = 0;
  return log.map(({ event }) => (whispers.includes(event) ? heard : ++heard));
}

/** What was said after one length of the log and up to another. */
export function saidBetween<Piece extends { at: number }>(talk: readonly Piece[], after: number, until: number): Piece[] {
  return talk.filter(({ at }) => at > after && at <= until).sort((left, right) => left.at - right.at);
}
