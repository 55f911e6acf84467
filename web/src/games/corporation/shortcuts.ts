import type { Choice } from './choice.svelte';
import { COLOURS } from './colours';

/** Keys that work everywhere at the table. */
export function shortcuts(event: KeyboardEvent, choice: Choice, fit: () => void): void {
  const writing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  if (writing || event.ctrlKey || event.metaKey || event.altKey) return;
  const colour = COLOURS[Number(event.key) - 1];
  if (event.key === 'Backspace') choice.undo();
  else if (event.code === 'KeyD') choice.confirm();
  else if (event.code === 'KeyF') fit();
  else if (colour && choice.offered.includes(colour)) choice.press(colour);
  else return;
  event.preventDefault();
}
