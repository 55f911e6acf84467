import { remarkText as inWords } from '../../table/talk/talk';
import { goalArguments } from './naming';
import type { Mine } from './view';
import type { Said } from '../../wire';

/** What was said in a mine, with its goals named by their places. */
export const remarkText = (said: Said, view: Mine, name: (seat: number) => string): string => inWords(said, name, (cell) => goalArguments(view, cell));
