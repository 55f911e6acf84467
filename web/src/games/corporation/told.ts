import { remarkText } from '../../table/talk/talk';
import type { Said } from '../../wire';
import type { Names } from '../client';
import { cellName } from './cells';
import { HINTS } from './hints';
import PlayerNotes from './notes/PlayerNotes.svelte';
import TableNotes from './notes/TableNotes.svelte';
import { tell } from './story';

/** How this game is put into words. */
export const told = { tell, cellName, remark: (said: Said, _view: unknown, name: Names): string => remarkText(said, name), headings: ['turn'], whispers: [], hints: HINTS, notes: { title: 'mountain-notes-all', OfTable: TableNotes, OfPlayer: PlayerNotes, isClaim: ({ remark }: Said): boolean => Boolean(remark?.colour) } };
