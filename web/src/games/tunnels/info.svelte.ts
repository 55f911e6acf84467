import type { Page } from './about';

export interface Told {
  pages: Page[];
  /** What it is about, on the screen. */
  near: DOMRect;
  how: 'hover' | 'focus' | 'touch';
}

const PATIENCE = 420;

/** What is being told about a card just now; there is one at a time. */
class Info {
  told = $state.raw<Told | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(how: Told['how'], near: DOMRect, pages: Page[]): void {
    clearTimeout(this.#timer);
    this.told = pages.length ? { pages, near, how } : null;
  }

  /** A pointer rests: it is told after a moment, at once if something is told already. */
  rest(near: DOMRect, pages: () => Page[]): void {
    clearTimeout(this.#timer);
    if (this.told?.how === 'hover') this.tell('hover', near, pages());
    else this.#timer = setTimeout(() => this.tell('hover', near, pages()), PATIENCE);
  }

  /** The pointer or the focus has gone; what a finger called up stays until the next touch. */
  leave(how: 'hover' | 'focus'): void {
    clearTimeout(this.#timer);
    if (this.told?.how === how) this.told = null;
  }

  /** The focus has gone, maybe because what had it is being taken off the page: nothing may change before that is done. */
  blurred(): void {
    const was = this.told;
    queueMicrotask(() => {
      if (this.told === was) this.leave('focus');
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.told = null;
  }
}

export const info = new Info();
