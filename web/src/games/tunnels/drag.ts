import type { Choice } from './choice.svelte';

export interface Dragged {
  card: string;
  x: number;
  y: number;
  kind: string;
  phase: 'move' | 'drop' | 'stop';
}

/** A card of the hand can be dragged to where it is played. */
export function drag(
  node: HTMLElement,
  first: { index: number; card: string; choice: Choice; ondrag: (dragged: Dragged) => void },
): { update: (next: typeof first) => void; destroy: () => void } {
  let given = first;
  let from: { x: number; y: number } | null = null;
  let dragging = false;

  const press = (event: PointerEvent): void => {
    if (event.button || given.choice.basket.purpose) return;
    from = { x: event.clientX, y: event.clientY };
    dragging = false;
  };
  const move = (event: PointerEvent): void => {
    if (!from) return;
    if (!dragging) {
      const up = from.y - event.clientY;
      if (up < 14 && Math.hypot(event.clientX - from.x, up) < 26) return;
      dragging = true;
      node.setPointerCapture(event.pointerId);
      if (given.choice.index !== given.index) given.choice.pick(given.index);
    }
    tell(event, 'move');
  };
  const release = (event: PointerEvent): void => {
    if (dragging) {
      tell(event, event.type === 'pointerup' ? 'drop' : 'stop');
      node.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 0);
    }
    from = null;
    dragging = false;
  };
  const tell = (event: PointerEvent, phase: Dragged['phase']): void =>
    given.ondrag({ card: given.card, x: event.clientX, y: event.clientY, kind: event.pointerType, phase });
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };

  node.addEventListener('pointerdown', press);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', release);
  node.addEventListener('pointercancel', release);
  return {
    update: (next) => (given = next),
    destroy: () => {
      node.removeEventListener('pointerdown', press);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', release);
      node.removeEventListener('pointercancel', release);
    },
  };
}
