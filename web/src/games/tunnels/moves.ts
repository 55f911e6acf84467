/** Puts actions together from what a decision offers; whether they are legal is the server's to say. */
import { turned } from './shapes';
import type { Action } from '../../net/seen';
import type { Lays, Target, TollEnd, TurnOptions } from './view';

export const lay = (shape: string, cell: string): Action => ({ lay: shape, at: cell });
export const play = (card: string, target: Target): Action => ({ play: card, ...target });
export const pass = (cards: string[]): Action => ({ pass: cards });
export const choose = (word: string, value: unknown): Action => ({ choose: { [word]: value } });
export const buyOff = (card: string, price: string[]): Action => ({ remove: card, discard: price });
export const placeDwarf = (dwarf: number, end: TollEnd, price: string): Action => ({ toll: dwarf, ...end, discard: price });

/** The cells a card may be laid on, each with the ways it may lie there. */
export function layCells(options: { lay: Lays }, card: string): Map<string, string[]> {
  const cells = new Map<string, string[]>();
  for (const [shape, places] of Object.entries(options.lay[card] ?? {})) {
    for (const cell of places) cells.set(cell, [...(cells.get(cell) ?? []), shape]);
  }
  return cells;
}

/** The cells to which a card of the mine may be moved, each with the ways it may lie there. */
export function moveCells(options: TurnOptions, card: string): Map<string, string[]> {
  const cells = new Map<string, string[]>();
  for (const { to, shows } of targets(options, card)) {
    if (to === undefined || shows === undefined) continue;
    const shapes = cells.get(to) ?? [];
    cells.set(to, shapes.includes(shows) ? shapes : [...shapes, shows]);
  }
  return cells;
}

/** How a card lies at a cell: as the player holds it if it fits so, else the other way. */
export function lying(fits: readonly string[], held: string): string {
  return fits.includes(held) ? held : (fits[0] ?? held);
}

/** The two ways a tunnel card may lie, as it is printed first; one if turning changes nothing. */
export function ways(card: string): string[] {
  const other = turned(card);
  return other === card ? [card] : [card, other];
}

export function targets(options: TurnOptions, card: string): Target[] {
  return options.play[card] ?? [];
}

/** The targets of a card that are seats, with what may be done at each. */
export function seatTargets(options: TurnOptions, card: string): Map<number, Target[]> {
  const seats = new Map<number, Target[]>();
  for (const target of targets(options, card)) {
    if (target.on !== undefined) seats.set(target.on, [...(seats.get(target.on) ?? []), target]);
  }
  return seats;
}

/** The targets of a card that lie in the mine: goals and cells. */
export function cellTargets(options: TurnOptions, card: string): Map<string, Target> {
  const cells = new Map<string, Target>();
  for (const target of targets(options, card)) {
    const cell = target.goal ?? target.at;
    if (cell !== undefined) cells.set(cell, target);
  }
  return cells;
}

/** The pairs of goals a card may be played on. */
export function goalPairs(options: TurnOptions, card: string): string[][] {
  return targets(options, card).flatMap(({ goals }) => (goals ? [goals] : []));
}

/** Whether a card is played as it is, on nobody and nothing. */
export function needsNoTarget(options: TurnOptions, card: string): boolean {
  return targets(options, card).some((target) => Object.keys(target).length === 0);
}

export function usable(options: TurnOptions, card: string): boolean {
  return card in options.lay || card in options.play;
}
