/** Where the next choice is, for who plays with the keyboard. */
const ANSWERS = '[data-testid=action-bar] :is([data-answer] button, button[data-answer], [data-pick])';
const AIMS = ['[data-testid=action-bar] .confirm', '[data-mark]', '[data-testid=action-bar] .aim', '[data-way=discard]'];
const FIRST = [ANSWERS, '[data-card]:not(.idle)', '[data-card]', '[data-testid=action-bar] button:not(:disabled)'];

/** Whether the last thing that was touched is the keyboard; a pointer that is used does not want the focus moved. */
let byKeyboard = false;
if (typeof window !== 'undefined') {
  addEventListener('keydown', () => (byKeyboard = true), true);
  addEventListener('pointerdown', () => (byKeyboard = false), true);
}

/** Whether somebody writes, or has called up something that keeps the focus. */
const isElsewhere = (): boolean => Boolean(document.activeElement?.closest('input, textarea, select, [role=dialog]'));

/** With a card in the fingers to what it can be played on, else to the answers or the hand. */
export function goToNextChoice(isTakenUp: boolean): void {
  if (!byKeyboard || isElsewhere()) return;
  for (const place of isTakenUp ? AIMS : FIRST) {
    const found = document.querySelector<HTMLElement | SVGElement>(place);
    if (!found) continue;
    found.focus({ preventScroll: true });
    if (document.activeElement === found) return;
  }
}
