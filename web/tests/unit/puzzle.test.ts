import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fold } from '../../src/net/fold';
import { Desk } from '../../src/puzzles/desk';
import { streak } from '../../src/puzzles/diary.svelte';
import { answerOf, dayOf, isPast, later, puzzleOf, type Answer, type Puzzle, type Shelf } from '../../src/puzzles/puzzle';
import type { ServerFrame } from '../../src/wire';

const shelf = JSON.parse(readFileSync(new URL('../../../src/motherlode/puzzles/puzzles.json', import.meta.url), 'utf8')) as Shelf;
const puzzle = shelf.puzzles[0] as Puzzle;

describe('the puzzle of a day', () => {
  it('is the next one each day, and the first again after the last', () => {
    expect(puzzleOf(shelf, shelf.first_day)).toBe(puzzle);
    expect(puzzleOf(shelf, later(shelf.first_day, 1))).toBe(shelf.puzzles[1]);
    expect(puzzleOf(shelf, later(shelf.first_day, shelf.puzzles.length))).toBe(puzzle);
    expect(puzzleOf(shelf, later(shelf.first_day, -1))).toBe(shelf.puzzles.at(-1));
  });
  it('has a day of the reader’s own clock, and none that is to come', () => {
    expect(dayOf(new Date(2026, 10, 3, 0, 5))).toBe('2026-11-03');
    expect([isPast('2026-11-03', '2026-11-03'), isPast('2026-11-04', '2026-11-03'), isPast('soon', '2026-11-03'), isPast('2026-99-99', '2027-01-01')]).toEqual([true, false, false, false]);
    expect([isPast('2026-02-30', '2026-11-03'), isPast('0001-01-01', '2026-11-03')]).toEqual([false, true]);
    expect(later('2026-11-30', 1)).toBe('2026-12-01');
  });
  it('knows every legal move, however its words are put', () => {
    const { action } = puzzle.solution;
    expect(answerOf(puzzle, Object.fromEntries(Object.entries(action).reverse()))).toBe(puzzle.solution);
    expect(answerOf(puzzle, { lay: 'NESW', at: '99,99' })).toBeNull();
  });
});

describe('days in a row', () => {
  it('are those solved up to today, or up to yesterday while today’s is open', () => {
    const marks = { '2026-11-01': 'first', '2026-11-02': 'again', '2026-11-03': 'first' } as const;
    expect(streak(marks, '2026-11-03')).toBe(3);
    expect(streak(marks, '2026-11-04')).toBe(3);
    expect(streak(marks, '2026-11-05')).toBe(0);
  });
  it('end where the solution was looked up', () => {
    expect(streak({ '2026-11-02': 'shown', '2026-11-03': 'first' }, '2026-11-03')).toBe(1);
    expect(streak({ '2026-11-02': 'first', '2026-11-03': 'shown' }, '2026-11-03')).toBe(0);
  });
});

describe('the desk', () => {
  const sit = () => {
    const frames: ServerFrame[] = [];
    const answers: Answer[] = [];
    const refusal = { family: 'refusal', code: 'occupied', clauses: ['BASE-39'], arguments: {} };
    const on = { open: () => undefined, frame: (frame: ServerFrame) => frames.push(frame), lost: () => undefined };
    const desk = new Desk(puzzle, ['Anna'], on, { answered: (answer) => answers.push(answer), refuse: () => Promise.resolve(refusal) });
    desk.send({ frame: 'hello', version: -1 });
    return { desk, frames, answers };
  };
  const act = (action: Record<string, unknown>) => ({ frame: 'act' as const, id: 'a', version: 1, action });

  it('shows the position and asks, and the same again after a wrong move', () => {
    const { desk, frames, answers } = sit();
    expect(frames.map(({ frame }) => frame)).toEqual(['table', 'view']);
    const wrong = puzzle.others[0] as Answer;
    desk.send(act(wrong.action));
    expect(answers).toEqual([wrong]);
    expect(frames.slice(2).map(({ frame }) => frame)).toEqual(['ack', 'view']);
    const [first, again] = frames.filter((frame) => frame.frame === 'view');
    expect(again).toMatchObject({ decision: first?.decision });
    expect(again?.decision).not.toBe(first?.decision);
  });
  it('plays the solution on from the view it has shown', () => {
    const { desk, frames, answers } = sit();
    desk.send(act(puzzle.solution.action));
    expect(answers).toEqual([puzzle.solution]);
    const told = frames.at(-1);
    if (told?.frame !== 'events') throw new Error('nothing happened');
    let { view } = puzzle;
    for (const { patch } of puzzle.solution.events) view = fold(view, patch ?? []);
    expect(view.log.length).toBe(puzzle.view.log.length + puzzle.solution.events.length);
    expect(told.from).toBe(told.version - 1);
  });
  it('says why a move is not legal', async () => {
    const { desk, frames, answers } = sit();
    desk.send(act({ lay: 'NESW', at: '99,99' }));
    await Promise.resolve();
    await Promise.resolve();
    expect(frames.at(-1)).toMatchObject({ frame: 'refused', id: 'a', code: 'occupied' });
    expect(answers).toEqual([]);
  });
});
