import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Notes } from '../../src/table/notebook/notes.svelte';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

function opened(table: string, round: number): Notes {
  const notes = new Notes();
  notes.open(table, round);
  return notes;
}

describe('notes', () => {
  it('are there again after a reload, for that table alone', () => {
    const notes = opened('a', 1);
    notes.mark(2, 'suspect');
    notes.write(2, 'digs the wrong way');
    const again = opened('a', 1);
    expect([again.marks.get(2), again.words.get(2)]).toEqual(['suspect', 'digs the wrong way']);
    expect(opened('b', 1).marks.size).toBe(0);
  });

  it('forget whom one suspected when the dwarfs are dealt anew, and keep the words', () => {
    const notes = opened('a', 1);
    notes.mark(2, 'suspect');
    notes.write(3, 'lies well');
    notes.open('a', 2);
    expect([notes.marks.size, notes.words.get(3)]).toEqual([0, 'lies well']);
    expect(opened('a', 2).marks.size).toBe(0);
  });

  it('are taken away by nothing but the player', () => {
    const notes = opened('a', 1);
    notes.mark(1, 'trusted');
    notes.mark(1, null);
    notes.write(1, '  ');
    expect([notes.marks.size, notes.words.size]).toEqual([0, 0]);
  });
});
