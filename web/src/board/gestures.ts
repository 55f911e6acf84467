import type { Camera } from './camera.svelte';

export interface Hands {
  tap: (x: number, y: number, kind: string) => void;
  hover: (x: number, y: number) => void;
  /** A finger stays where it is. */
  hold?: (x: number, y: number) => void;
  leave: () => void;
}

const HOLD = 450;

/** Mouse, touch and pen on the board: drag pans, wheel and pinch zoom, a short press is a tap, a long one a question. */
export function gestures(node: SVGSVGElement, given: { camera: Camera; hands: Hands }): { destroy: () => void } {
  const { camera, hands } = given;
  const down = new Map<number, { x: number; y: number }>();
  let moved = false;
  let from = { x: 0, y: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const place = (event: PointerEvent | WheelEvent): { x: number; y: number } => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const press = (event: PointerEvent): void => {
    if (event.button > 1) return;
    down.set(event.pointerId, place(event));
    if (down.size === 1) {
      moved = false;
      from = place(event);
      if (hands.hold && event.pointerType !== 'mouse') timer = setTimeout(held, HOLD);
    } else {
      moved = true;
      clearTimeout(timer);
    }
  };
  const held = (): void => {
    moved = true;
    hands.hold?.(from.x, from.y);
  };
  const move = (event: PointerEvent): void => {
    const now = place(event);
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') hands.hover(now.x, now.y);
      return;
    }
    if (down.size === 1) {
      if (!moved && Math.hypot(now.x - from.x, now.y - from.y) < 7) return;
      if (!moved) node.setPointerCapture(event.pointerId);
      moved = true;
      clearTimeout(timer);
      camera.pan(now.x - before.x, now.y - before.y);
    } else {
      const other = [...down.entries()].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(before, now, other);
    }
    down.set(event.pointerId, now);
  };
  const pinch = (before: { x: number; y: number }, now: { x: number; y: number }, other: { x: number; y: number }): void => {
    const far = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const factor = Math.hypot(now.x - other.x, now.y - other.y) / far;
    camera.zoomAt((now.x + other.x) / 2, (now.y + other.y) / 2, factor);
    camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  };
  const release = (event: PointerEvent): void => {
    clearTimeout(timer);
    const was = down.delete(event.pointerId);
    if (was && !moved && event.type === 'pointerup') {
      const now = place(event);
      hands.tap(now.x, now.y, event.pointerType);
    }
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const now = place(event);
    camera.zoomAt(now.x, now.y, Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)));
  };

  node.addEventListener('pointerdown', press);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', release);
  node.addEventListener('pointercancel', release);
  node.addEventListener('pointerleave', hands.leave);
  node.addEventListener('wheel', wheel, { passive: false });
  return {
    destroy: () => {
      clearTimeout(timer);
      node.removeEventListener('pointerdown', press);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', release);
      node.removeEventListener('pointercancel', release);
      node.removeEventListener('pointerleave', hands.leave);
      node.removeEventListener('wheel', wheel);
    },
  };
}
