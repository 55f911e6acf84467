import type { TalkLine } from '../../table/talk';
import type { Names } from '../client';
import { readingOrder } from '../tunnels/cells';
import { goalName } from '../tunnels/naming';
import { talkLines } from '../tunnels/talk';
import type { View } from '../tunnels/view';

/** What can be said at this table; where claims are forbidden, nothing about goals. */
export function talk(view: View, name: Names, claims: boolean): TalkLine[] {
  const closed = readingOrder(Object.keys(view.goals)).filter((cell) => !view.goals[cell]?.open);
  const others = view.hand_sizes.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  return talkLines('saboteur', {
    goals: claims ? closed.map((cell) => ({ cell, name: goalName(view, cell) })) : [],
    players: others.map((seat) => ({ seat, name: name(seat) })),
  });
}
