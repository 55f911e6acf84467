import type { Said } from '../../wire';
import { cellName } from './cells';
import { HINTS } from './hints';
import { tell } from './story';

/** How this game is put into words; its table has no phrases of its own, only what is written freely. */
export const told = { tell, cellName, remark: (said: Said): string => said.text ?? '', headings: ['turn'], whispers: [], hints: HINTS };
