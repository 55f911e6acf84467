import { onDestroy } from 'svelte';

/** The server's time, second by second. */
export class Clock {
  now = $state(Date.now());

  constructor(private readonly drift: () => number) {
    const timer = setInterval(() => (this.now = Date.now() + this.drift()), 500);
    onDestroy(() => clearInterval(timer));
  }

  /** Seconds until a moment. */
  left(moment: number): number {
    return Math.max(0, Math.ceil((moment - this.now) / 1000));
  }
}
