/** What a player notes for himself: whom he suspects in this round, and a few words about each. Nobody else sees it. */
import { SvelteMap } from 'svelte/reactivity';

export const MARKS = ['trusted', 'unsure', 'suspect'] as const;
export type Mark = (typeof MARKS)[number];
/** How a mark looks: never by its colour alone. */
export const SIGNS: Record<Mark, string> = { trusted: '✓', unsure: '?', suspect: '✗' };

interface Kept {
  round: number;
  marks: [number, Mark][];
  words: [number, string][];
}

/** Words are kept for the game, marks for the round: the dwarfs are dealt anew. */
export class Notes {
  readonly marks = new SvelteMap<number, Mark>();
  readonly words = new SvelteMap<number, string>();
  #key = '';
  #round = 0;

  open(table: string, round: number): void {
    const key = `motherlode-notes-${table}`;
    if (key !== this.#key) this.#recall(key);
    if (round !== this.#round) this.marks.clear();
    this.#round = round;
  }

  mark(seat: number, mark: Mark | null): void {
    if (mark === null) this.marks.delete(seat);
    else this.marks.set(seat, mark);
    this.#keep();
  }

  write(seat: number, words: string): void {
    if (words.trim()) this.words.set(seat, words);
    else this.words.delete(seat);
    this.#keep();
  }

  #recall(key: string): void {
    this.#key = key;
    this.marks.clear();
    this.words.clear();
    try {
      const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
      if (!kept) return;
      this.#round = kept.round;
      for (const [seat, mark] of kept.marks) this.marks.set(seat, mark);
      for (const [seat, words] of kept.words) this.words.set(seat, words);
    } catch {
      // What cannot be read is forgotten.
    }
  }

  #keep(): void {
    const kept: Kept = { round: this.#round, marks: [...this.marks], words: [...this.words] };
    try {
      localStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still notes until it is closed.
    }
  }
}

/** The notes of the table that is on the screen. */
export const notes = new Notes();
