/** Tells what happens in every game of the family as lines of the log, as the reader saw it. */
import { each, t } from '../../words/words.svelte';
import type { Names } from '../client';
import { cardName, cellName, faceKind, goalArguments, goalName, nuggetsIn, roleName, tunnelName } from './naming';
import { type ByKind, madeOf } from '../../net/seen';
import type { Events, GameEvent, Mine, Told, Words } from './view';

export type Tellers<Kinds, View> = ByKind<Kinds, [view: View, name: Names], string[]>;

export const FAMILY: Tellers<Events, Mine> = {
  laid: ({ seat, shows, at }, _view, name) => [t('mine-laid', { player: name(seat), tunnel: tunnelName(shows), cell: cellName(at) })],
  played,
  passed: ({ seat, count, cards }, _view, name) =>
    cards?.length ? [t('event-passed-own', { cards: each(cards.map(cardName)) })] : [t('event-passed', { player: name(seat), count })],
  drew: ({ seat, count, cards }, _view, name) =>
    cards?.length ? [t('event-drew-own', { cards: each(cards.map(cardName)) })] : [t('event-drew', { player: name(seat), count })],
  'game-over': gameOver,
};

/** An event that the family tells, or one that a module brings. */
export function tellPlain(event: GameEvent, view: Mine, name: Names): string[] {
  return madeOf(FAMILY, event, view, name) ?? tellOfModule(event, name);
}

/** Which sentence tells of a played card: some cards can be played on treasures too. */
function playedHow({ card, at, removed }: Told<'played'>): string {
  if (card === 'map' && at) return 'map-at';
  return card === 'rockfall' && !removed ? 'rockfall-treasure' : card;
}

function played(event: Told<'played'>, view: Mine, name: Names): string[] {
  const lines = [
    t(`event-played-${playedHow(event)}`, {
      player: name(event.seat),
      target: event.on === undefined ? '' : name(event.on),
      self: event.on === event.seat ? 'yes' : 'no',
      tool: event.tool ?? '',
      cells: event.goals ? each(event.goals.map((goal) => goalName(view, goal))) : '',
      ...(event.goal ? goalArguments(view, event.goal) : { place: 'other', cell: place(event.at ?? event.to) }),
      removed: event.removed ? cardName(event.removed) : '',
    }),
  ];
  if (event.face) lines.push(seen(event.face));
  if (event.chest) lines.push(t('event-played-map-at-own', { tunnel: event.tunnel ?? '', chest: t(`chest-${event.chest}`) }));
  if (event.role) lines.push(t('event-played-inspection-own', { role: roleName(event.role) }));
  return lines;
}

/** Where it happened, if it happened anywhere. */
function place(cell: unknown): string {
  return typeof cell === 'string' ? cellName(cell) : '';
}

/** What a look at a goal showed. */
function seen(face: string): string {
  const gold = nuggetsIn(face);
  return gold ? t('duel-map-own', { gold }) : t('event-played-map-own', { face: faceKind(face) });
}

/** The field by which a reader whom an event concerns is told more. */
const OWN: { [Kind in GameEvent['event']]?: keyof Words } = {
  swapped: 'hand',
  'new-role': 'role',
  'bought-off': 'cards',
  picked: 'card',
  'looked-through': 'cards',
  'gold-card': 'gold',
  inspected: 'role',
  stole: 'card',
  postcard: 'role',
  'dwarf-placed': 'discarded',
};

/** Events that modules bring: most are one sentence about a player, a target, a card or a cell. */
function tellOfModule(event: GameEvent, name: Names): string[] {
  const own = OWN[event.event];
  const words: Words = event;
  const knows = own !== undefined && words[own] !== undefined;
  const args = said(event, name);
  const lines = knows && event.event !== 'postcard' ? [] : [t(`event-${event.event}`, args)];
  return knows ? [...lines, t(`event-${event.event}-own`, args)] : lines;
}

function said(event: Words, name: Names): Record<string, string | number> {
  const args: Record<string, string | number> = {};
  for (const [word, value] of Object.entries(event)) {
    if (typeof value === 'string' || typeof value === 'number') args[word] = value;
    else if (typeof value === 'boolean') args[word] = value ? 'yes' : 'no';
  }
  const target = event.on ?? event.to;
  const cards = Array.isArray(event.cards) ? event.cards : event.hand;
  const card = event.card ?? event.discarded;
  if (event.seat !== undefined) args.player = name(event.seat);
  if (typeof target === 'number') args.target = name(target);
  if (event.payers) args.target = each([...new Set(event.payers)].filter((seat) => seat !== event.seat).map(name));
  args.cell = place(event.at ?? event.goal ?? event.to);
  if (typeof event.to === 'string') args.to = cellName(event.to);
  if (card) args.card = cardName(card);
  if (cards) args.cards = each(cards.map(cardName));
  if (event.nuggets !== undefined) args.gold = event.nuggets;
  if (event.chest) args.chest = t(`chest-${event.chest}`);
  if (event.role) Object.assign(args, { role: roleName(event.role), aim: t(`role-${event.role}.text`) });
  return args;
}

function gameOver({ gold, winners: best }: Told<'game-over'>, _view: Mine, name: Names): string[] {
  const order = [...gold.entries()].sort((left, right) => right[1] - left[1] || left[0] - right[0]);
  const winners = best.map(name);
  return [
    t('event-game-over'),
    ...order.map(([seat, nuggets]) => t('event-game-over-gold', { player: name(seat), gold: nuggets })),
    t('event-game-over-winners', { count: winners.length, winners: each(winners) }),
  ];
}
