/** What cards, goals and players are called in the reader's language. */
import { spot } from '../../words/spots.svelte';
import { each, t } from '../../words/words.svelte';
import { readingOrder, xy } from './cells';
import { doors, feature, isTunnel, kind, tunnels } from './shapes';
import type { Mine } from './view';

export function cardName(card: string): string {
  return isTunnel(card) ? tunnelName(card) : t(`card-${card}`);
}

/** What kind of tunnel it is, and what else is on the card. */
export function tunnelName(shape: string): string {
  const features = featuresOf(shape).map((word) => t(`feature-${word}`));
  const name = t('tunnel-kind', { kind: kind(shape) });
  return features.length ? `${name} (${each(features)})` : name;
}

/** A tunnel card for somebody who does not see the drawing. */
export function tunnelInWords(shape: string): string {
  const words = t('tunnel-in-words', { kind: kind(shape), sides: sidesInWords(shape) });
  return each([words, ...featuresOf(shape).map((word) => t(`feature-${word}.short`))]);
}

/** How a card lies that somebody has laid. */
export function lies(event: object): string {
  return 'shows' in event && typeof event.shows === 'string' ? tunnelInWords(event.shows) : '';
}

/** Which sides each tunnel of a card joins. */
export function sidesInWords(shape: string): string {
  return each(tunnels(shape).map((part) => part.map((side) => t(`direction-${side}`)).join('–')));
}

/** What is drawn on a card besides its tunnels, by the names it has in the catalogues. */
export function featuresOf(shape: string): string[] {
  const drawn = feature(shape);
  return drawn === 'ladder' || drawn === 'crystal' ? [drawn] : doors(shape).map((door) => `${door.team}-door`);
}

export function cardInWords(card: string): string {
  return isTunnel(card) ? tunnelInWords(card) : t(`card-${card}`);
}

/** What keeps somebody from digging. */
export function blockers(cards: readonly string[]): string {
  return each(cards.map(cardName));
}

export function faceKind(face: string): string {
  return (face.split(' ')[0] ?? '').split('-')[0] ?? '';
}

/** How many nuggets a vein holds, by its face; none for any other goal. */
export function nuggetsIn(face: string): number {
  return Number(/^gold-(\d)/.exec(face)?.[1] ?? 0);
}

/** What one finds at a goal; a vein is told by its nuggets. */
export function faceName(face: string): string {
  const gold = nuggetsIn(face);
  return gold ? t('nuggets', { gold }) : t(`goal-${faceKind(face)}`);
}

/** A place in the mine, in words. */
export function cellName(cell: string): string {
  const [column, row] = xy(cell);
  return spot(cell, t('cell-in-mine', { column, rows: Math.abs(row), way: row > 0 ? 'up' : row < 0 ? 'down' : 'level' }));
}

/** Which of three goals it is; those of the duel are veins. */
function goalPlace(view: Mine, cell: string): string {
  const column = readingOrder(Object.keys(view.goals));
  if (column.length !== 3) return 'other';
  const place = ['top', 'middle', 'bottom'][column.indexOf(cell)] ?? 'other';
  return view.game === 'duel' && place !== 'other' ? `${place}-vein` : place;
}

/** How a sentence names a goal: by its place in the column, and by its cell only where that is not enough. */
export function goalArguments(view: Mine, cell: string): { place: string; cell: string } {
  const place = goalPlace(view, cell);
  const args = { place, cell: place === 'other' ? cellName(cell) : 'none' };
  spot(cell, t('goal-place', args));
  return args;
}

export function goalName(view: Mine, cell: string): string {
  return t('goal-place', goalArguments(view, cell));
}

/** A closed card of the mine: a goal, or a treasure. */
export function placeName(view: Mine, cell: string): string {
  return view.goals[cell] ? goalName(view, cell) : t('decide-treasure-at', { cell: cellName(cell) });
}

export function roleName(role: string): string {
  return t(`role-${role}`);
}
