/** Tells events as lines of the log; the terminal tells them in the same words. */
import { each, t } from '../../words/words.svelte';
import type { Names } from '../client';
import { cellName } from './cells';
import type { Colour } from './colours';
import type { GameEvent, View } from './view';

type Teller = (event: GameEvent, player: string, name: Names) => string[];

export const colourName = (colour: Colour): string => t('colour-of', { colour });
export const colourNames = (colours: readonly Colour[]): string => each(colours.map(colourName));
export const cardName = (card: string): string => t('held-card', { card });

/** The crystal that an event tells of; `colour-of` stands in most of its lines. */
const crystal = (event: GameEvent): { colour: string } => ({ colour: event.colour ?? '' });

const TELLERS: Record<string, Teller> = {
  began: (event, _player, name) => [t('event-began', { player: name(event.first ?? 0) })],
  turn: (event, player) => [t('event-turn', { number: event.number ?? 0, player, budget: event.budget ?? 0 })],
  dug: (event, player) => [t('event-dug', { player, ...crystal(event), cell: cellName(event.at ?? ''), symbol: event.symbol ?? 'empty' })],
  hired: (event, player) => [event.seat === event.digger ? t('event-hired', { player }) : t('event-hired-cthulhu', { player })],
  income: (event, _player, name) => [t('event-income', { sums: sums(event.coins ?? [], name) })],
  invested: (event, player) => [t('event-invested', { player, colours: colourNames(event.colours ?? []) })],
  exchanged: (event, player) => [
    t('event-exchanged', { player, gave: colourName(event.gave ?? 'red'), took: colourName(event.took ?? 'red') }),
  ],
  chest: (event, player) => [event.card ? t('event-chest', { player, card: event.card }) : t('event-chest-empty')],
  reshuffled: () => [t('event-reshuffled')],
  used: (event, player) => [
    t(`event-used-${event.card}`, { player, ...crystal(event), cell: event.at ? cellName(event.at) : '', colours: colourNames(event.colours ?? []) }),
  ],
  unblocked: (event, player, name) => {
    const told = { player, owner: name(event.owner ?? 0), ...crystal(event) };
    return [event.left?.length ? t('event-unblocked', told) : t('event-unblocked-last', told)];
  },
  discarded: (event, player) => [t('event-discarded', { player, card: event.card ?? '' })],
  cleared: () => [t('event-cleared')],
  'no-digging': (_event, player) => [t('event-no-digging', { player })],
  'game-over': gameOver,
};

export function tell(event: GameEvent, _view: View, name: Names): string[] {
  return TELLERS[event.event]?.(event, name(event.seat ?? 0), name) ?? [];
}

export function sums(coins: readonly number[], name: Names): string {
  return coins.flatMap((paid, seat) => (paid ? [`${name(seat)}: ${t('coins', { coins: paid })}`] : [])).join('; ');
}

function gameOver(event: GameEvent, _player: string, name: Names): string[] {
  const winners = (event.winners ?? []).map(name);
  const purse = (seat: number): string =>
    t('event-corporation-over-purse', { player: name(seat), coins: event.gold?.[seat] ?? 0, dwarfs: event.dwarfs?.[seat] ?? 0 });
  return [
    t('event-corporation-over', { why: event.why ?? '' }),
    ...(event.ranking ?? []).map(purse),
    t('event-game-over-winners', { count: winners.length, winners: each(winners) }),
  ];
}
