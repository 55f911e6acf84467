/** Whether the server has a newer build of this client than the one that runs here. */
const SCRIPT = 'script[type="module"][src]';
/** A page that was long out of sight looks again when it comes back, at most so often. */
const BETWEEN = 10 * 60_000;

class Build {
  newer = $state(false);
  #looked = Date.now();

  /** Compares the script that runs with the one that the server's page names now. */
  async look(): Promise<void> {
    const running = document.querySelector<HTMLScriptElement>(SCRIPT)?.getAttribute('src');
    this.#looked = Date.now();
    try {
      const answer = await fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(10_000) });
      const page = answer.ok ? await answer.text() : '';
      const named = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];
      if (running && named) this.newer = named !== running;
    } catch {
      // Who cannot ask does not know; the next look tells.
    }
  }

  /** Looks, unless it was done lately. */
  glance(): void {
    if (Date.now() - this.#looked > BETWEEN) void this.look();
  }
}

export const build = new Build();
