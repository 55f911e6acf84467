import { emblem } from './art/cards';
import { gem } from './art/signs';
import { helmetArt } from './art/symbols';
import type { GameEvent, View } from './view';

const PLAYS = ['dug', 'used', 'no-digging'];

/** What a seat did last: dug with a corporation, used a card, or could not dig. */
export function lastPlay(view: Pick<View, 'log'>, seat: number): GameEvent | null {
  return view.log.findLast((event) => event.seat === seat && PLAYS.includes(event.event)) ?? null;
}

/** The picture by which a play is remembered, in a box of 100 by 100: the card, the crystal, or an idle helmet. */
export function pictureOf({ card, colour }: GameEvent): string {
  if (card) return emblem(card);
  return colour ? gem(colour) : helmetArt;
}
