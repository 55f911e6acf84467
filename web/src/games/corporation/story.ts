/** Tells events as lines of the log; the terminal tells them in the same words. */
import { each, t } from '../../words/words.svelte';
import type { Names } from '../client';
import { cellName } from './cells';
import type { Colour } from './colours';
import { type ByKind, madeOf } from '../../net/seen';
import type { CorporationEvents } from './forms';
import type { GameEvent, Told, View, Words } from './view';

export const colourName = (colour: Colour): string => t('colour-of', { colour });
export const colourNames = (colours: readonly Colour[]): string => each(colours.map(colourName));
export const cardName = (card: string): string => t('held-card', { card });

const TELLERS: ByKind<CorporationEvents, [player: string, name: Names], string[]> = {
  began: ({ first }, _player, name) => [t('event-began', { player: name(first) })],
  turn: ({ number, budget }, player) => [t('event-turn', { number, player, budget })],
  dug: ({ colour, at, symbol }, player) => [t('event-dug', { player, colour, cell: cellName(at), symbol })],
  hired: ({ seat, digger }, player) => [seat === digger ? t('event-hired', { player }) : t('event-hired-cthulhu', { player })],
  income: ({ coins }, _player, name) => [t('event-income', { sums: sums(coins, name) })],
  invested: ({ colours }, player) => [t('event-invested', { player, colours: colourNames(colours) })],
  exchanged: ({ gave, took }, player) => [t('event-exchanged', { player, gave: colourName(gave), took: colourName(took) })],
  chest: ({ card }, player) => [card ? t('event-chest', { player, card }) : t('event-chest-empty')],
  reshuffled: () => [t('event-reshuffled')],
  used: ({ card, colour = '', at, colours = [] }, player) => [t(`event-used-${card}`, { player, colour, cell: at ? cellName(at) : '', colours: colourNames(colours) })],
  unblocked: ({ owner, colour, left }, player, name) => {
    const told = { player, owner: name(owner), colour };
    return [left.length ? t('event-unblocked', told) : t('event-unblocked-last', told)];
  },
  discarded: ({ card }, player) => [t('event-discarded', { player, card })],
  cleared: () => [t('event-cleared')],
  'no-digging': (_event, player) => [t('event-no-digging', { player })],
  'game-over': gameOver,
};

export function tell(event: GameEvent, _view: View, name: Names): string[] {
  const { seat = 0 }: Words = event;
  return madeOf(TELLERS, event, name(seat), name) ?? [];
}

export function sums(coins: readonly number[], name: Names): string {
  return coins.flatMap((paid, seat) => (paid ? [`${name(seat)}: ${t('coins', { coins: paid })}`] : [])).join('; ');
}

function gameOver({ why, gold, dwarfs, ranking, winners: best }: Told<'game-over'>, _player: string, name: Names): string[] {
  const winners = best.map(name);
  const purse = (seat: number): string => t('event-corporation-over-purse', { player: name(seat), coins: gold[seat] ?? 0, dwarfs: dwarfs[seat] ?? 0 });
  return [t('event-corporation-over', { why }), ...ranking.map(purse), t('event-game-over-winners', { count: winners.length, winners: each(winners) })];
}
