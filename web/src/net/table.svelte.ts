import { SvelteMap } from 'svelte/reactivity';
import { noteLooks } from '../art/looks.svelte';
import { fold } from './fold';
import type { ActFrame, EventsFrame, HeldFrame, Remark, Said, ServerFrame, TableFrame, ViewFrame, WindowInfo } from '../wire';
import { Refusal, earlierTalk } from './api';
import { Hearing } from './hearing.svelte';
import { History } from './history';
import { Live, type Listener, type TableLine } from './live';
import { Outbox } from './outbox.svelte';
import { recall } from './past';
import { Playback, type Step } from './playback.svelte';
import type { Action, Shapes } from './seen';

export type Line = 'connecting' | 'open' | 'lost' | 'full' | 'gone';

/** Who talks at once cannot be read at once. */
const MOST_BUBBLES = 3;
/** With this code the server closes a line that leads to nothing. */
const NO_TABLE = 4404;
/** With these it closes one for which newer ones of this browser are there, and one for which there is no room. */
const ELSEWHERE = 4409;
const FULL = 4429;
/** With this one it closes that of somebody who may not play at this site. */
const BANNED = 4403;
/** Milliseconds by which the server's clock may be ahead of what is known of it. */
const ABOUT = 1_000;
/** Milliseconds until a server that was asked too much is asked again. */
const BREATH = 1_000;

/** A table as this browser knows it: folds what the server tells and sends what the player does. */
export class Table<G extends Shapes = Shapes> {
  line = $state<Line>('connecting');
  info = $state.raw<TableFrame | null>(null);
  view = $state.raw<G['view'] | null>(null);
  /** What this player is asked, even while what led to it is still being shown. */
  pending = $state.raw<G['decision'] | null>(null);
  /** The same, once everything before it has been shown: prompt, lamp, hand, sound and title follow one clock. */
  decision = $derived.by(() => (this.playback.behind || this.about ? null : this.pending));
  /** What this player is about to play, as long as it can be taken back. */
  about = $state.raw<HeldFrame | null>(null);
  deadline = $state<number | null>(null);
  /** A window in which several seats answer at once, while it is open. */
  window = $state.raw<WindowInfo | null>(null);
  talk = $state.raw<Said[]>([]);
  unheard = $state(0);
  /** What of it has been heard: words follow the same clock as deeds, and are not spoken while something is held up. */
  heard = $derived(this.unheard ? this.talk.slice(0, -this.unheard) : this.talk);
  /** How many remarks were made before those. */
  earlier = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  gone = $state<string | null>(null);
  /** The seat that holds the device, where several play on it. */
  deviceSeat = $state<number | null>(null);
  readonly hearing: Hearing;
  /** What each seat said last, as long as it hangs in the air. */
  bubbles = new SvelteMap<number, Said>();
  /** Server's clock minus ours, in milliseconds. */
  drift = 0;
  readonly playback: Playback<G>;
  readonly history = new History<G['view']>();
  /** Whether something is held up before this player alone, a dwarf or what lies under a goal. */
  #heldUp = $state(false);
  /** How often earlier views were fetched; who shows them looks again. */
  recalled = $state(0);

  #live: TableLine;
  #outbox = new Outbox((frame) => this.#live.send(frame));
  #version = -1;
  /** What was said while this player still saw what had happened before, and how many steps of that are left. */
  #waiting: { said: Said; steps: number }[] = [];
  /** Whether this line has told what was said in the corner before: it does so first. */
  #cornered = false;
  #breath: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly on: { step(step: Step<G>): void; said(said: Said): void },
    connect: (on: Listener) => TableLine = (on) => new Live(id, on),
  ) {
    this.hearing = new Hearing(id);
    this.playback = new Playback({ step: (step) => this.#landed(step) });
    this.#live = connect({
      open: () => this.#speak(),
      frame: (frame) => this.#hear(frame),
      lost: (code) => this.#lost(code),
    });
    this.#live.open();
  }

  /** Whether an action is on its way. */
  get sending(): boolean {
    return this.#outbox.holds('act');
  }

  /** Whether this player has pressed on after the round. */
  get pressedOn(): boolean {
    const { mine = [], pressed = [] } = this.info ?? {};
    return this.#outbox.holds('onward') || (mine.length > 0 && mine.every((seat) => pressed.includes(seat)));
  }

  /** The table as far as it has been shown. */
  get shown(): G['view'] | null {
    return this.playback.shown;
  }

  get heldUp(): boolean {
    return this.#heldUp;
  }
  set heldUp(heldUp: boolean) {
    this.#heldUp = heldUp;
    this.#listen();
  }

  /** Who plays while things are still being shown wants to see how they stand. */
  catchUp(): void {
    if (this.pending !== null) this.playback.skip();
  }

  // ---- what the player does

  /** Sends an action of the seat that holds the device, or of another one that sits at it. */
  act(action: Action, seat: number | null = this.deviceSeat): void {
    const frame: ActFrame = { frame: 'act', id: newId(), version: this.#version, action };
    if (seat !== null) frame.seat = seat;
    this.refusal = null;
    this.#outbox.put(frame);
  }

  /** What is about to be played is played now. */
  commit(): void {
    if (this.about) this.#live.send({ frame: 'commit', id: this.about.id });
  }

  takeBack(): void {
    if (this.about) this.#live.send({ frame: 'revoke', id: this.about.id });
  }

  /** Says a phrase or something of one's own; who looks on says it by name, in the corner. */
  say(remark: Remark | null, text: string | null = null, name?: string): void {
    this.hearing.settle();
    this.#outbox.put({ frame: 'say', id: newId(), ...(remark ? { remark } : { text: text ?? '' }), ...(name ? { name } : this.#seat()) });
  }

  /** Presses on after the end of the round; of this one only, however late it arrives. */
  onward(): void {
    if (!this.pressedOn) this.#outbox.put({ frame: 'onward', id: newId(), version: this.#version });
  }

  /** Pass-and-play: another player takes the device. */
  passDevice(seat: number): void {
    this.deviceSeat = seat;
    this.#version = -1;
    this.view = null;
    this.pending = null;
    this.history.forget();
    this.#greet();
  }

  /** Gets what this browser did not see of the round, so that one can go back to it. */
  async recall(): Promise<void> {
    try {
      await recall(this.history, this.id, this.deviceSeat ?? undefined);
      this.recalled++;
    } catch (error) {
      if (error instanceof Refusal) this.refusal = error;
    }
  }

  /** Asks for the whole table anew: what this browser has of it is no good. */
  resync(): void {
    this.#version = -1;
    this.#live.send({ frame: 'sync', version: -1 });
  }

  /** Gets the remarks before the oldest that is here. */
  async recallTalk(): Promise<void> {
    const before = this.earlier;
    try {
      const { earlier, talk } = await earlierTalk(this.id, before);
      if (this.earlier !== before) return;
      this.talk = [...talk, ...this.talk];
      this.earlier = earlier;
    } catch (error) {
      if (error instanceof Refusal) this.refusal = error;
    }
  }

  nudge(): void {
    this.#live.nudge();
  }

  close(): void {
    clearTimeout(this.#breath);
    this.#live.close();
  }

  // ---- what the server tells

  #lost(code: number | null): void {
    if (code === NO_TABLE && this.refusal?.code === 'no-such-table') {
      this.#leave('nowhere');
      this.close();
    } else if (code === ELSEWHERE) {
      this.#leave('elsewhere');
      this.close();
    } else if (code === BANNED) {
      this.#leave('banned');
      this.close();
    } else if (this.line !== 'gone') {
      this.line = code === FULL ? 'full' : 'lost';
    }
  }

  #leave(why: string): void {
    this.line = 'gone';
    this.gone = why;
  }

  #seat(): { seat?: number } {
    return this.deviceSeat === null ? {} : { seat: this.deviceSeat };
  }

  /** Says on a new line who is here, and what has not arrived. */
  #speak(): void {
    this.#greet();
    this.#outbox.resend();
  }

  /** The server has not even read something that was sent, and nobody knows what it was. */
  #speakAgain(): void {
    this.#breath ??= setTimeout(() => {
      this.#breath = undefined;
      this.#speak();
    }, BREATH);
  }

  #greet(): void {
    this.#cornered = false;
    this.about = null;
    this.#live.send({ frame: 'hello', version: this.#version, ...this.#seat() });
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
        return this.#answered(frame.id);
      case 'held':
        this.about = frame;
        return;
      case 'revoked':
        this.#answered(frame.id);
        // The same question is asked anew.
        this.pending = this.pending && { ...this.pending };
        return;
      case 'refused':
        if (frame.id) this.#answered(frame.id);
        else if (frame.code === 'too-fast') this.#speakAgain();
        this.refusal = new Refusal(frame.family, frame.code, frame.clauses, frame.arguments);
        return;
      case 'said':
        return this.#saidTold(frame);
      case 'talk':
        this.talk = frame.talk;
        this.earlier = frame.earlier;
        return;
      case 'corner':
        this.hearing.overhear(frame.talk, !this.#cornered);
        this.#cornered = true;
        return;
      case 'gone':
        return this.#leave(frame.code);
    }
  }

  #answered(id: string): void {
    this.#outbox.answered(id);
    if (this.about?.id === id) this.about = null;
  }

  #tableTold(frame: TableFrame): void {
    this.info = frame;
    noteLooks(frame.seats);
    this.drift = frame.now - Date.now();
    if (this.line !== 'gone') this.line = 'open';
  }

  #viewTold(frame: ViewFrame): void {
    const view = frame.view as unknown as G['view'];
    this.#version = frame.version;
    this.view = view;
    this.talk = frame.talk;
    this.earlier = frame.earlier;
    this.history.keep(view);
    this.playback.reset(view);
    this.#listen(true);
    this.#decide(frame);
  }

  #eventsTold(frame: EventsFrame): void {
    if (frame.version <= this.#version && frame.from !== this.#version) return;
    if (frame.from !== this.#version || !this.view) {
      this.#live.send({ frame: 'sync', version: this.#version });
      return;
    }
    const steps = folded<G>(this.view, frame.events as unknown as G['event'][]);
    if (!steps) {
      this.resync();
      return;
    }
    if (steps.length && this.#isLate()) this.refusal = new Refusal('client', 'time-over');
    for (const { view } of steps) this.history.keep(view);
    this.view = steps.at(-1)?.view ?? this.view;
    this.#version = frame.version;
    this.playback.push(steps);
    this.#decide(frame);
  }

  /** Whether this player was asked, has done nothing, and his time is over. */
  #isLate(): boolean {
    const now = Date.now() + this.drift;
    return this.pending !== null && this.deadline !== null && !this.sending && !this.about && now > this.deadline - ABOUT;
  }

  #decide(frame: ViewFrame | EventsFrame): void {
    this.pending = frame.decision as G['decision'] | null;
    this.deadline = frame.deadline;
    this.window = frame.window;
  }

  #saidTold(said: Said): void {
    this.talk = [...this.talk, said];
    this.#waiting.push({ said, steps: this.playback.behind });
    this.#listen(this.info?.mine.includes(said.seat));
  }

  #landed(step: Step<G>): void {
    this.on.step(step);
    for (const one of this.#waiting) one.steps -= 1;
    this.#listen();
  }

  /** What was said is heard once everything before it has been shown; who speaks himself has heard the others. */
  #listen(all = false): void {
    const quiet = this.#heldUp || this.playback.reading;
    const until = all ? -1 : quiet ? 0 : this.#waiting.findIndex(({ steps }) => steps > 0);
    const told = this.#waiting.splice(0, until < 0 ? this.#waiting.length : until);
    this.unheard = this.#waiting.length;
    for (const { said } of told) this.#hearSaid(said);
  }

  #hearSaid(said: Said): void {
    if (!this.hearing.hear(said, this.info?.mine ?? [])) return;
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

/** What happened, each with the table after it; null if it does not fit the table. */
function folded<G extends Shapes>(view: G['view'], events: readonly G['event'][]): Step<G>[] | null {
  try {
    return events.map(({ patch, ...event }) => ({ event, view: (view = fold(view, patch ?? [])) }));
  } catch {
    return null;
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
