/** Things that are shown one after another, each at its beat; who does not want to wait sees the rest at once. */
export class Beats {
  /** How many of them have been shown. */
  shown = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Begins again; `on` is told of each beat. */
  begin(count: number, beat: number, on: (index: number) => void): () => void {
    this.shown = 0;
    this.#timer = setInterval(() => {
      if (this.shown >= count) return clearInterval(this.#timer);
      on(this.shown);
      this.shown += 1;
    }, beat);
    return () => clearInterval(this.#timer);
  }

  finish(count: number): void {
    clearInterval(this.#timer);
    this.shown = count;
  }
}
