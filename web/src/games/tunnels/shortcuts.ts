import type { Choice } from './choice.svelte';

/** Keys that work everywhere at the table. No key discards: it goes to the button, which is pressed. */
export function shortcuts(event: KeyboardEvent, choice: Choice, fit: () => void): void {
  const writing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  if (writing || event.ctrlKey || event.metaKey || event.altKey) return;
  const number = Number(event.key);
  if (event.code === 'KeyR') choice.turn();
  else if (event.code === 'KeyD') document.querySelector<HTMLElement>('[data-way=discard]')?.focus();
  else if (event.code === 'KeyF') fit();
  else if (number >= 1 && number <= 9) document.querySelector<HTMLElement>(`[data-card="${number - 1}"]`)?.click();
  else return;
  event.preventDefault();
}
