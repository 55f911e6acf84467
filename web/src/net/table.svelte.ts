import { SvelteMap } from 'svelte/reactivity';
import { fold } from './fold';
import type { ActFrame, ClientFrame, EventsFrame, Remark, Said, ServerFrame, TableFrame, ViewFrame, WindowInfo } from '../wire';
import { Refusal, past } from './api';
import { History } from './history';
import { Live } from './live';
import { recall } from './past';
import { Playback, type Step } from './playback.svelte';
import type { Action, Shapes } from './seen';

export type Line = 'connecting' | 'open' | 'lost' | 'gone';

/** Who talks at once cannot be read at once. */
const MOST_BUBBLES = 3;

/** A table as this browser knows it: folds what the server tells and sends what the player does. */
export class Table<G extends Shapes = Shapes> {
  line = $state<Line>('connecting');
  info = $state.raw<TableFrame | null>(null);
  view = $state.raw<G['view'] | null>(null);
  decision = $state.raw<G['decision'] | null>(null);
  deadline = $state<number | null>(null);
  /** A window in which several seats answer at once, while it is open. */
  window = $state.raw<WindowInfo | null>(null);
  talk = $state.raw<Said[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  gone = $state<string | null>(null);
  sending = $state(false);
  /** The seat that holds the device, where several play on it. */
  held = $state<number | null>(null);
  /** Whether this player has pressed on after the round. */
  pressedOn = $state(false);
  /** What each seat said last, as long as it hangs in the air. */
  bubbles = new SvelteMap<number, Said>();
  /** Server's clock minus ours, in milliseconds. */
  drift = 0;
  readonly playback: Playback<G>;
  readonly history = new History<G['view']>();
  /** How often earlier views were fetched; who shows them looks again. */
  recalled = $state(0);

  #live: Live;
  #version = -1;
  #waiting = new Map<string, ActFrame>();
  /** A new line: what was not acknowledged on the old one is sent again. */
  #fresh = false;

  constructor(
    readonly id: string,
    private readonly on: { step(step: Step<G>): void; said(said: Said): void; asked(): void },
  ) {
    this.playback = new Playback(this.on);
    this.#live = new Live(id, {
      open: () => this.#greet(),
      frame: (frame) => this.#hear(frame),
      lost: () => {
        if (this.line !== 'gone') this.line = 'lost';
        if (!this.info) void this.#seek();
      },
    });
    this.#live.open();
  }

  // ---- what the player does

  /** Sends an action of the seat that holds the device, or of another one that sits at it. */
  act(action: Action, seat: number | null = this.held): void {
    const frame: ActFrame = { frame: 'act', id: newId(), version: this.#version, action };
    if (seat !== null) frame.seat = seat;
    this.#waiting.set(frame.id, frame);
    this.sending = true;
    this.refusal = null;
    this.#live.send(frame);
  }

  say(remark: Remark | null, text: string | null = null): void {
    this.#live.send({ frame: 'say', id: newId(), ...(remark ? { remark } : { text: text ?? '' }), ...this.#seat() });
  }

  onward(): void {
    this.pressedOn = true;
    this.#live.send({ frame: 'onward', id: newId() });
  }

  /** Pass-and-play: another player takes the device. */
  hold(seat: number): void {
    this.held = seat;
    this.#version = -1;
    this.view = null;
    this.decision = null;
    this.history.forget();
    this.#greet();
  }

  /** Gets what this browser did not see of the round, so that one can go back to it. */
  async recall(): Promise<void> {
    try {
      await recall(this.history, this.id, this.held ?? undefined);
      this.recalled++;
    } catch (error) {
      if (error instanceof Refusal) this.refusal = error;
    }
  }

  nudge(): void {
    this.#live.nudge();
  }

  close(): void {
    this.#live.close();
  }

  // ---- what the server tells

  /** A line that never opened may lead to a table that is not there: then nobody waits for it. */
  async #seek(): Promise<void> {
    const refused = await past(this.id).then(() => null, (error: unknown) => error);
    if (!(refused instanceof Refusal) || refused.code !== 'no-such-table') return;
    this.line = 'gone';
    this.gone = 'nowhere';
    this.close();
  }

  #seat(): { seat?: number } {
    return this.held === null ? {} : { seat: this.held };
  }

  #greet(): void {
    this.#fresh = true;
    this.#live.send({ frame: 'hello', version: this.#version, ...this.#seat() });
  }

  #resend(): void {
    if (!this.#fresh) return;
    this.#fresh = false;
    for (const frame of this.#waiting.values()) this.#live.send(frame satisfies ClientFrame);
  }

  #hear(frame: ServerFrame): void {
    switch (frame.frame) {
      case 'table':
        return this.#tableTold(frame);
      case 'view':
        return this.#viewTold(frame);
      case 'events':
        return this.#eventsTold(frame);
      case 'ack':
        this.#waiting.delete(frame.id);
        this.sending = this.#waiting.size > 0;
        return;
      case 'refused':
        if (frame.id) this.#waiting.delete(frame.id);
        this.sending = this.#waiting.size > 0;
        this.refusal = new Refusal(frame.family, frame.code, frame.clauses, frame.arguments);
        return;
      case 'said':
        return this.#saidTold(frame);
      case 'gone':
        this.line = 'gone';
        this.gone = frame.code;
        return;
    }
  }

  #tableTold(frame: TableFrame): void {
    this.info = frame;
    if (frame.status !== 'pause') this.pressedOn = false;
    this.drift = frame.now - Date.now();
    if (this.line !== 'gone') this.line = 'open';
  }

  #viewTold(frame: ViewFrame): void {
    const view = frame.view as unknown as G['view'];
    this.#version = frame.version;
    this.view = view;
    this.talk = frame.talk;
    this.history.keep(view);
    this.playback.reset(view);
    this.#decide(frame);
    this.#resend();
  }

  #eventsTold(frame: EventsFrame): void {
    if (frame.version <= this.#version && frame.from !== this.#version) return;
    if (frame.from !== this.#version || !this.view) {
      this.#live.send({ frame: 'sync', version: this.#version });
      return;
    }
    const steps: Step<G>[] = [];
    let view = this.view;
    for (const told of frame.events as unknown as G['event'][]) {
      const { patch, ...event } = told;
      view = fold(view, patch ?? []);
      this.history.keep(view);
      steps.push({ event, view });
    }
    this.view = view;
    this.#version = frame.version;
    this.playback.push(steps);
    this.#decide(frame);
    this.#resend();
  }

  #decide(frame: ViewFrame | EventsFrame): void {
    const decision = frame.decision as G['decision'] | null;
    const asked = decision !== null && this.decision === null;
    this.decision = decision;
    this.deadline = frame.deadline;
    this.window = frame.window;
    // A window asks many at once and closes by itself: nobody has to be called for it.
    if (asked && !this.window) this.on.asked();
  }

  #saidTold(said: Said): void {
    this.talk = [...this.talk, said];
    this.bubbles.delete(said.seat);
    this.bubbles.set(said.seat, said);
    const [oldest] = this.bubbles.keys();
    if (this.bubbles.size > MOST_BUBBLES && oldest !== undefined) this.bubbles.delete(oldest);
    setTimeout(() => {
      if (this.bubbles.get(said.seat) === said) this.bubbles.delete(said.seat);
    }, 6500);
    this.on.said(said);
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
