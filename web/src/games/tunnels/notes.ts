import type { GoalNote } from '../client';
import { readingOrder } from './cells';
import { faceName, goalName } from './naming';
import type { Mine } from './view';

/** What this player knows of each goal. */
export const goalNotes = (view: Mine): GoalNote[] =>
  readingOrder(Object.keys(view.goals)).map((cell) => {
    const goal = view.goals[cell];
    return { cell, name: goalName(view, cell), face: goal?.face ? faceName(goal.face) : null, looked: goal?.looked ?? [] };
  });
