/** The line of a table that stands still: it asks for one move of a puzzle and tells what became of it. */
import type { Listener, TableLine } from '../net/live';
import type { Action } from '../net/seen';
import type { ClientFrame, DecisionInfo, SeatInfo, SettingsInfo, TableFrame } from '../wire';
import { type Answer, type Puzzle, answerOf } from './puzzle';

export interface Tried {
  /** A legal move was made. */
  answered(answer: Answer): void;
  /** One that is not: why, by the clauses. */
  refuse(action: Action): Promise<{ family: string; code: string; clauses: string[]; arguments: Record<string, unknown> }>;
}

export class Desk implements TableLine {
  #version = 0;

  constructor(
    private readonly puzzle: Puzzle,
    private readonly names: string[],
    private readonly on: Listener,
    private readonly tried: Tried,
  ) {}

  open(): void {
    queueMicrotask(() => this.on.open());
  }

  send(frame: ClientFrame): void {
    if (frame.frame === 'hello') {
      this.on.frame(tableFrame(this.puzzle, this.names));
      this.ask();
    } else if (frame.frame === 'act') {
      void this.#try(frame.id, frame.action as Action);
    }
  }

  nudge(): void {
    // There is nobody at the other end.
  }

  close(): void {
    // Nothing is open.
  }

  /** The position anew, with its question: another one each time, since the last was answered. */
  ask(): void {
    const { view, decision, others } = this.puzzle;
    this.#version += 1;
    this.on.frame({ frame: 'view', version: this.#version, view: view as unknown as Record<string, unknown>, decision: { ...decision } as DecisionInfo, legal_count: others.length + 1, talk: [], earlier: 0, deadline: null, window: null });
  }

  /** The solution is played. */
  solve(): void {
    this.ask();
    this.#version += 1;
    const events = this.puzzle.solution.events as unknown as Record<string, unknown>[];
    this.on.frame({ frame: 'events', version: this.#version, from: this.#version - 1, events, decision: null, deadline: null, window: null });
  }

  async #try(id: string, action: Action): Promise<void> {
    const answer = answerOf(this.puzzle, action);
    if (!answer) {
      this.on.frame({ frame: 'refused', id, ...(await this.tried.refuse(action)) });
      return;
    }
    this.on.frame({ frame: 'ack', id, version: this.#version });
    if (answer === this.puzzle.solution) this.solve();
    else this.ask();
    this.tried.answered(answer);
  }
}

function tableFrame({ view, setup }: Puzzle, names: string[]): TableFrame {
  const seats = names.map((name, seat): SeatInfo => ({ name, kind: seat === view.seat ? 'person' : 'bot', present: true, away_since: null, bot: seat === view.seat ? null : 'adept', votes: [], look: null }));
  const settings: SettingsInfo = { game: view.game, players: view.players, modules: setup.modules, edition: setup.edition, options: setup.options, language: 'en', listed: false, chat: false, claims: false, clock: null, pace: 'normal', pass_and_play: false, takeback: 0, aids: false };
  return { frame: 'table', table: 'puzzle', status: 'playing', reason: null, seats, host: view.seat, you: view.seat, mine: [view.seat], settings, successor: null, pause_until: null, pressed: [], about_to: null, blocked: [], now: Date.now() };
}
