import { t } from '../../words/words.svelte';
import type { Hint } from '../client';
import { CARD_HINTS, CHOOSE, brokenOwn, cardAt, dark } from '../tunnels/hints';
import { type Duel, type DuelView, scene } from './view';

/** A door of the other colour in the mine. */
const shutDoor = ({ board, colours, seat }: DuelView): string | undefined => Object.keys(board).find((cell) => board[cell]?.includes(`${colours[1 - seat]}-door`));

export const HINTS: readonly Hint<Duel>[] = [
  {
    id: 'hint-duel-entrance',
    when: ({ view, takenUp }) => {
      const [colour, entrance] = [view.colours[view.seat], view.starts[view.seat]];
      return takenUp || !colour || !entrance ? null : { at: cardAt(entrance), args: { colour: t(`colour-${colour}`) } };
    },
  },
  {
    id: 'hint-duel-veins',
    when: ({ view, takenUp }) => {
      const [vein] = Object.keys(view.goals);
      return takenUp || !vein || view.phase !== 'play' ? null : { at: cardAt(vein) };
    },
  },
  ...CARD_HINTS,
  brokenOwn('hint-duel-broken'),
  CHOOSE,
  {
    id: 'hint-duel-door',
    when: ({ view, takenUp }) => {
      const cell = takenUp || view.seat < 0 ? undefined : shutDoor(view);
      return cell ? { at: cardAt(cell) } : null;
    },
  },
  {
    id: 'hint-duel-claim',
    when: ({ view, takenUp }) => {
      const [cell] = Object.keys(view.claimed);
      return takenUp || !cell ? null : { at: cardAt(cell) };
    },
  },
  dark<Duel>(scene),
];
