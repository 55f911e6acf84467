import type { Names } from '../../client';
import type { Choice } from '../../tunnels/choice.svelte';
import type { View } from '../../tunnels/view';

/** What every way to answer a decision gets. */
export interface DeciderProps {
  choice: Choice;
  view: View;
  name: Names;
}
