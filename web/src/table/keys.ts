/** Keys of every table; each game has a few of its own. */
export const KEYS = [
  { key: '1 … 9', id: 'client-key-card' },
  { key: 'R', id: 'client-key-turn' },
  { key: 'D', id: 'client-key-discard' },
  { key: 'F', id: 'client-key-fit' },
  { key: '← ↑ → ↓ + −', id: 'client-key-move' },
  { key: 'Z', id: 'client-key-back' },
  { key: 'T', id: 'client-key-talk' },
  { key: 'L', id: 'client-key-log' },
  { key: 'N', id: 'client-key-notes' },
  { key: 'Esc', id: 'client-key-away' },
] as const;

interface Doings {
  back(): void;
  talk(): void;
  log(): void;
  notes(): void;
}

const isWriting = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest('input, textarea, select') !== null;

export function keys(event: KeyboardEvent, { back, talk, log, notes }: Doings): void {
  if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const does = { KeyZ: back, KeyT: talk, KeyL: log, KeyN: notes }[event.code];
  if (!does) return;
  does();
  event.preventDefault();
}
