/** What can be reached with the Tab key. */
const REACHED = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Whether somebody is writing: then nothing takes the focus away. */
const isWriting = (): boolean => Boolean(document.activeElement?.closest('input[type="text"], textarea'));

/**
 * A dialog takes the focus when it comes and gives it back when it goes. One that lies over everything else keeps it:
 * Tab goes round in it. One that is always there takes it never.
 */
export function takesFocus(dialog: HTMLElement, modal: boolean | 'never' = false): { destroy: () => void } | undefined {
  if (modal === 'never') return undefined;
  const before = document.activeElement;
  dialog.tabIndex = -1;
  if (!isWriting()) dialog.focus({ preventScroll: true });

  function goRound(event: KeyboardEvent): void {
    if (event.key !== 'Tab' || !modal) return;
    const reached = [...dialog.querySelectorAll<HTMLElement>(REACHED)];
    const [first, last] = [reached[0], reached.at(-1)];
    const now = document.activeElement;
    if (event.shiftKey && (now === first || now === dialog)) last?.focus();
    else if (!event.shiftKey && now === last) first?.focus();
    else return;
    event.preventDefault();
  }
  dialog.addEventListener('keydown', goRound);
  return {
    destroy: () => {
      dialog.removeEventListener('keydown', goRound);
      const now = document.activeElement;
      const isLost = now === null || now === document.body || dialog.contains(now);
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
  };
}
