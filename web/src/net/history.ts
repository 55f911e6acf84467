import type { Seen } from './seen';

/** Views this browser knows, by how long the log was; one can go back to each of them. */
export class History<View extends Seen> {
  #views = new Map<number, View>();

  keep(view: View): void {
    this.#views.set(view.log.length, view);
  }

  at(length: number): View | undefined {
    return this.#views.get(length);
  }

  forget(): void {
    this.#views.clear();
  }
}
