import { t } from '../../words/words.svelte';
import type { Mark } from './board/mark';
import type { Choice } from './choice.svelte';
import { cellName, goalName, placeName } from './naming';
import type { Mine, Target } from './view';

/** Where in the mine something can be done with what the player holds, or is asked. */
export function marksOf(choice: Choice, view: Mine): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const goal = (cell: string): string => goalName(view, cell);
  for (const cell of choice.cells.keys()) marks.set(cell, { kind: 'lay', label: t('client-lay-at', { cell: cellName(cell) }) });
  for (const [cell, target] of choice.places) marks.set(cell, played(choice.card, cell, target, goal));
  for (const cell of choice.pair.partners) marks.set(cell, { kind: 'swap', label: t('decide-swap-goal', { goal: goal(cell) }), chosen: choice.pair.named.includes(cell) });
  if (choice.basket.purpose?.for === 'toll') tollEnds(choice, marks);
  for (const cell of choice.asked('goal-order')?.open ?? []) marks.set(cell, { kind: 'open', label: t('client-open-first', { goal: placeName(view, cell) }) });
  for (const cell of choice.asked('chest')?.goal ?? []) marks.set(cell, { kind: 'send', label: t('decide-send-goal', { goal: goal(cell) }) });
  return marks;
}

/** A place that an action card can be played on. */
function played(card: string | null, cell: string, target: Target, goal: (cell: string) => string): Mark {
  if (target.goal) return { kind: 'look', label: t('client-look-at', { goal: goal(cell) }) };
  if (card === 'map') return { kind: 'look', label: t('decide-look-treasure', { cell: cellName(cell) }) };
  if (target.side) return { kind: 'unlock', label: t('duel-unlock-at', { cell: cellName(cell) }) };
  return { kind: 'fall', label: t('client-collapse-at', { cell: cellName(cell) }) };
}

/** Open ends where a toll dwarf can stand. */
function tollEnds({ basket: { end }, options }: Choice, marks: Map<string, Mark>): void {
  for (const { at, side } of options?.toll?.ends ?? []) {
    const sides = [...(marks.get(at)?.sides ?? []), side];
    marks.set(at, { kind: 'toll', label: t('decide-toll-at', { cell: cellName(at) }), chosen: end?.at === at, sides, side: end?.at === at ? end.side : null });
  }
}
