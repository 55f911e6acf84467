import type { Side } from '../shapes';

/** A cell that can be played on, and what would happen there. */
export interface Mark {
  kind: 'lay' | 'fall' | 'look' | 'open' | 'swap' | 'send' | 'toll' | 'unlock';
  label: string;
  /** Named already, where more than one thing has to be named. */
  chosen?: boolean;
  /** Sides of the cell that can be meant, and the one that is. */
  sides?: Side[];
  side?: Side | null;
}
