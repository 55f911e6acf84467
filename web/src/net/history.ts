import type { Seen } from './seen';

/** Views this browser has seen, by how long the log was; one can go back to each of them. */
export class History<View extends Seen> {
  #views = new Map<number, View>();

  constructor(private readonly key: string) {
    this.#recall();
  }

  keep(view: View): void {
    this.#views.set(view.log.length, view);
  }

  at(length: number): View | undefined {
    return this.#views.get(length);
  }

  forget(): void {
    this.#views.clear();
  }

  /** Before the page goes: views without their logs, so that a reload can still go back. */
  store(): void {
    const newest = [...this.#views.values()].at(-1);
    if (!newest) return;
    const slim = [...this.#views].slice(-160).map(([length, view]) => [length, { ...view, log: [], flow: null }]);
    try {
      sessionStorage.setItem(this.key, JSON.stringify({ log: newest.log, slim }));
    } catch {
      // No room: going back starts anew.
    }
  }

  #recall(): void {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.key) ?? 'null') as { log: View['log']; slim: [number, View][] } | null;
      for (const [length, view] of kept?.slim ?? []) {
        this.#views.set(length, { ...view, log: kept?.log.slice(0, length) ?? [] });
      }
    } catch {
      this.#views.clear();
    }
  }
}
