import type { Page } from './about';
import { info, type Told } from './info.svelte';

/** What there is to tell; a pointer that only passes may get less than who asks. */
type Pages = (how: Told['how']) => Page[];

const HOLD = 430;
const STILL = 10;

/** Tells about a card when a pointer rests on it, when it has the focus, or when a finger stays on it. */
export function inform(node: HTMLElement, first: Pages): { update: (next: typeof first) => void; destroy: () => void } {
  let pages = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: { x: number; y: number } | null = null;
  let held = false;

  const box = (): DOMRect => node.getBoundingClientRect();
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && !event.buttons) info.rest(box(), () => pages('hover'));
  };
  const leave = (): void => info.leave('hover');
  const focus = (): void => {
    if (node.matches(':focus-visible')) info.tell('focus', box(), pages('focus'));
  };
  const blur = (): void => info.blurred();
  const press = (event: PointerEvent): void => {
    info.leave('hover');
    held = false;
    if (event.pointerType === 'mouse') return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      held = true;
      info.tell('touch', box(), pages('touch'));
    }, HOLD);
  };
  const move = (event: PointerEvent): void => {
    if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) < STILL) return;
    // The finger drags: that is what it wants, not an explanation.
    lift();
    if (held) info.close();
    held = false;
  };
  const lift = (): void => {
    clearTimeout(timer);
    from = null;
  };
  /** The press that called the text up plays nothing. */
  const click = (event: Event): void => {
    if (!held) return;
    held = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const menu = (event: Event): void => {
    if (held || from) event.preventDefault();
  };

  const listeners: [string, (event: never) => void, boolean][] = [
    ['pointerenter', enter, false], ['pointerleave', leave, false], ['focus', focus, false], ['blur', blur, false],
    ['pointerdown', press, false], ['pointermove', move, false], ['pointerup', lift, false], ['pointercancel', lift, false],
    ['click', click, true], ['contextmenu', menu, false],
  ];
  for (const [kind, listener, capture] of listeners) node.addEventListener(kind, listener as EventListener, capture);
  return {
    update: (next) => (pages = next),
    destroy: () => {
      lift();
      info.leave('hover');
      info.leave('focus');
      for (const [kind, listener, capture] of listeners) node.removeEventListener(kind, listener as EventListener, capture);
    },
  };
}
