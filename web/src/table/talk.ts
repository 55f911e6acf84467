import type { Remark } from '../wire';

export interface Phrase {
  text: string;
  remark: Remark;
  /** Whether the text is a player's name, so that the face belongs beside it. */
  face?: boolean;
}

/** Phrases in a row, and what stands before them. */
export interface TalkLine {
  label?: string;
  phrases: Phrase[];
}
