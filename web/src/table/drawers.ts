/** What can be called up at a table, one at a time. */
export type Opened = 'log' | 'talk' | 'notes' | 'menu';

/** How much of a phone's height each takes that stands beside the board elsewhere; the menu lies over it. */
export const SHEETS: Record<Exclude<Opened, 'menu'>, number> = { log: 0.3, talk: 0.31, notes: 0.34 };

/** How wide they are at the side, in pixels, and how much of the screen at most. */
export const WIDE = 380;
export const SHARE = 0.34;
