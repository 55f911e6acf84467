import { handArt } from '../tunnels/art/cache';
import { cardName, cellName, lies } from '../tunnels/naming';
import { goalNotes } from '../tunnels/notes';
import { remarkText } from '../tunnels/remarks';
import { HINTS } from './hints';
import { tell } from './story';

/** How this game is put into words. */
export const told = { tell, lies, cellName, remark: remarkText, goals: goalNotes, cardName, cardArt: (card: string): string => handArt(card), headings: ['round'], whispers: ['answered'], hints: HINTS };
