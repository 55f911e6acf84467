import { emblem } from './art/cards';
import { gem } from './art/signs';
import { helmetArt } from './art/symbols';
import type { GameEvent, Told, View } from './view';

type Play = Told<'dug' | 'used' | 'no-digging'>;
const isPlay = (event: GameEvent): event is Play => event.event === 'dug' || event.event === 'used' || event.event === 'no-digging';

/** What a seat did last: dug with a corporation, used a card, or could not dig. */
export function lastPlay(view: Pick<View, 'log'>, seat: number): Play | null {
  return view.log.filter(isPlay).findLast((event) => event.seat === seat) ?? null;
}

/** The picture by which a play is remembered, in a box of 100 by 100: the card, the crystal, or an idle helmet. */
export function pictureOf(event: Play): string {
  if (event.event === 'used') return emblem(event.card);
  return event.event === 'dug' ? gem(event.colour) : helmetArt;
}
