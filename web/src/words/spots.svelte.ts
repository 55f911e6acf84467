/** Places that sentences speak of: what a place is called, and which cell it is. */

const called = new Map<string, string>();
let pattern: RegExp | null = null;

/** The cell that the pointer or a finger rests on in a text; boards light it. */
export const pointed = $state<{ cell: string | null }>({ cell: null });

/** Keeps what a cell is called, so that it can be found in the texts that name it. */
export function spot(cell: string, words: string): string {
  if (called.get(words) !== cell) {
    called.set(words, cell);
    pattern = null;
  }
  return words;
}

/** A text in pieces: those that name a place have its cell. */
export function pieces(text: string): { text: string; cell: string | null }[] {
  pattern ??= new RegExp(`(${[...called.keys()].sort((a, b) => b.length - a.length).map(escaped).join('|') || '$^'})(?!\\d)`);
  return text.split(pattern).flatMap((piece) => (piece ? [{ text: piece, cell: called.get(piece) ?? null }] : []));
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
