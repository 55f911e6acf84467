import type { Shapes } from './seen';

/** One thing that happened, and the table after it. */
export interface Step<G extends Shapes = Shapes> {
  event: G['event'];
  view: G['view'];
}

export interface Motion<G extends Shapes = Shapes> extends Step<G> {
  id: number;
  before: G['view'];
  /** Milliseconds a card is in the air. */
  flight: number;
}

export interface Pacer<G extends Shapes> {
  pace(step: Step<G>): [flight: number, stay: number];
  /** Whether it stays until its reader has put it away. */
  isRead(step: Step<G>): boolean;
}

export type Speed = 'slow' | 'normal' | 'fast';
const FACTOR: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.45 };

/** Shows what happened in order and never faster than it can be followed. */
export class Playback<G extends Shapes> {
  shown = $state.raw<G['view'] | null>(null);
  motion = $state.raw<Motion<G> | null>(null);
  behind = $state(0);
  /** Something was shown to this player alone: nothing goes on before it has been put away. */
  reading = $state(false);
  speed: Speed = 'normal';
  /** How long a thing flies and how long it stays before the next one, in milliseconds; set when the game is known. */
  pacer: Pacer<G> = { pace: () => [0, 0], isRead: () => false };

  #queue: Step<G>[] = [];
  #running = false;
  #count = 0;
  #wake: (() => void) | null = null;

  constructor(private readonly on: { step(step: Step<G>): void }) {}

  /** Show this and nothing before it. */
  reset(view: G['view']): void {
    this.#queue = [];
    this.goOn();
    this.shown = view;
    this.motion = null;
    this.behind = 0;
  }

  push(steps: Step<G>[]): void {
    this.#queue.push(...steps);
    this.behind = this.#queue.length;
    if (document.hidden) this.skip();
    else if (!this.#running) void this.#run();
  }

  /** Everything that waits happens at once. */
  skip(): void {
    for (const step of this.#queue.splice(0)) this.#land(step);
    this.motion = null;
    this.behind = 0;
    this.goOn();
  }

  /** What was held up has been read. */
  goOn(): void {
    this.reading = false;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#queue.length && this.shown) {
      const step = this.#queue[0] as Step<G>;
      const [flight, stay] = this.#times(step);
      if (flight) {
        this.motion = { ...step, id: ++this.#count, before: this.shown, flight };
        await this.#wait(flight);
      }
      if (this.#queue[0] !== step) continue;
      this.#queue.shift();
      this.#land(step);
      this.behind = this.#queue.length;
      if (this.reading) await this.#woken();
      else await this.#wait(stay);
    }
    this.motion = null;
    this.#running = false;
  }

  #land(step: Step<G>): void {
    this.shown = step.view;
    if (this.pacer.isRead(step)) this.reading = true;
    this.on.step(step);
  }

  #times(step: Step<G>): [number, number] {
    const [flight, stay] = this.pacer.pace(step);
    const hurry = this.#queue.length > 12 ? 0.5 : 1;
    const factor = FACTOR[this.speed] * hurry;
    return [flight * factor, stay * factor];
  }

  async #wait(time: number): Promise<void> {
    if (!time) return;
    const timer = setTimeout(() => this.#wake?.(), time);
    await this.#woken();
    clearTimeout(timer);
  }

  #woken(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = () => {
        this.#wake = null;
        resolve();
      };
    });
  }
}
