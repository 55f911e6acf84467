import type { GameEvent, View } from '../games/tunnels/view';

/** One thing that happened, and the table after it. */
export interface Step {
  event: GameEvent;
  view: View;
}

export interface Motion extends Step {
  id: number;
  before: View;
  /** Milliseconds a card is in the air. */
  flight: number;
}

export type Speed = 'slow' | 'normal' | 'fast';
const FACTOR: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.45 };
/** How long each thing flies and how long it stays before the next one. */
const TIMES: Record<string, [number, number]> = {
  laid: [330, 420],
  played: [360, 560],
  passed: [260, 260],
  drew: [200, 40],
  revealed: [0, 1500],
  'round-over': [0, 500],
  drafted: [0, 350],
  paid: [0, 250],
  round: [0, 300],
};

/** Shows what happened in order and never faster than it can be followed. */
export class Playback {
  shown = $state.raw<View | null>(null);
  motion = $state.raw<Motion | null>(null);
  behind = $state(0);
  speed: Speed = 'normal';

  #queue: Step[] = [];
  #running = false;
  #count = 0;
  #wake: (() => void) | null = null;

  constructor(private readonly arrived: (step: Step) => void) {}

  /** Show this and nothing before it. */
  reset(view: View): void {
    this.#queue = [];
    this.#wake?.();
    this.shown = view;
    this.motion = null;
    this.behind = 0;
  }

  push(steps: Step[]): void {
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
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#queue.length && this.shown) {
      const step = this.#queue[0] as Step;
      const [flight, stay] = this.#times(step);
      if (flight) {
        this.motion = { ...step, id: ++this.#count, before: this.shown, flight };
        await this.#wait(flight);
      }
      if (this.#queue[0] !== step) continue;
      this.#queue.shift();
      this.#land(step);
      this.behind = this.#queue.length;
      await this.#wait(stay);
    }
    this.motion = null;
    this.#running = false;
  }

  #land(step: Step): void {
    this.shown = step.view;
    this.arrived(step);
  }

  #times({ event, view }: Step): [number, number] {
    const own = view.seat >= 0 && event.seat === view.seat;
    if (own && event.event !== 'revealed' && event.event !== 'played') return [event.event === 'drew' ? 200 : 0, 0];
    const [flight, stay] = TIMES[event.event] ?? [0, 0];
    const hurry = this.#queue.length > 12 ? 0.5 : 1;
    const factor = FACTOR[this.speed] * hurry;
    return [flight * factor, stay * factor];
  }

  #wait(time: number): Promise<void> {
    if (!time) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(done, time);
      this.#wake = done;
    });
  }
}
