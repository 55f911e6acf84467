import type { Names } from '../../client';
import type { Choice } from '../choice.svelte';
import type { Mine } from '../view';

/** What every way to answer a decision gets. */
export interface DeciderProps<Table extends Mine = Mine> {
  choice: Choice;
  view: Table;
  name: Names;
}
