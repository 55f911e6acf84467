import type { ClientFrame, ServerFrame } from '../wire';

/** Milliseconds in which a line has to come up, at first and at most; every try has more of them. */
const COMING_UP = [5_000, 15_000] as const;
/** Milliseconds until a line that came to nothing is tried again, at first and at most. */
const BACK_OFF = [300, 8_000] as const;
/** A line that was quiet for so long is asked whether it is alive, and has so long to answer. */
const QUIET = 5_000;
const ANSWER = 4_000;

export interface Listener {
  open(): void;
  frame(frame: ServerFrame): void;
  /** With the code of the server if it was he who closed it. */
  lost(code: number | null): void;
}

/** What a table hears and speaks through. */
export interface TableLine {
  open(): void;
  send(frame: ClientFrame): void;
  nudge(): void;
  close(): void;
}

/** One WebSocket to a table that comes back by itself. There is one thing it waits for at any time, and one timer. */
export class Live implements TableLine {
  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly on: Listener,
  ) {}

  open(): void {
    const base = location.origin.replace(/^http/, 'ws');
    const socket = new WebSocket(`${base}/api/tables/${encodeURIComponent(this.table)}/live`);
    this.#socket = socket;
    this.#after(grown(COMING_UP, this.#tries), () => this.#giveUp());
    socket.onopen = () => {
      this.#listen();
      this.on.open();
    };
    socket.onmessage = ({ data }) => {
      this.#listen();
      const frame = JSON.parse(String(data)) as ServerFrame;
      // A server that opens the line and closes it at once has not let anybody in.
      if (frame.frame === 'table') this.#tries = 0;
      this.on.frame(frame);
    };
    socket.onclose = ({ code }) => this.#lose(code);
  }

  /** Sends if there is a line; what has to arrive is resent by its owner. */
  send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  /** The device woke up or the network changed: a line that was lost is tried at once, one that seems open is asked. */
  nudge(): void {
    if (this.#closed) return;
    if (!this.#socket) this.open();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#ask();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#detach()?.close();
  }

  #listen(): void {
    this.#after(QUIET, () => this.#ask());
  }

  #ask(): void {
    this.send({ frame: 'ping' });
    this.#after(ANSWER, () => this.#giveUp());
  }

  /** A browser takes its time to find out that nobody answers to the closing of a dead line: nobody waits for that. */
  #giveUp(): void {
    this.#detach()?.close();
    this.#lose(null);
  }

  #lose(code: number | null): void {
    this.#detach();
    this.#after(grown(BACK_OFF, this.#tries++) * (0.7 + Math.random() * 0.6), () => this.open());
    this.on.lost(code);
  }

  #detach(): WebSocket | null {
    const socket = this.#socket;
    this.#socket = null;
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    return socket;
  }

  #after(time: number, next: () => void): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(next, time);
  }
}

function grown([first, most]: readonly [number, number], tries: number): number {
  return Math.min(most, first * 2 ** tries);
}
