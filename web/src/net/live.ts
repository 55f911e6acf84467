import type { ClientFrame, ServerFrame } from '../wire';

/** One WebSocket to a table that comes back by itself. */
export class Live {
  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  constructor(
    private readonly table: string,
    private readonly on: { open: () => void; frame: (frame: ServerFrame) => void; lost: () => void },
  ) {}

  open(): void {
    clearTimeout(this.#retry);
    const base = location.origin.replace(/^http/, 'ws');
    const socket = new WebSocket(`${base}/api/tables/${encodeURIComponent(this.table)}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#heard = Date.now();
      this.on.open();
      this.#listen();
    };
    socket.onmessage = (message) => {
      this.#heard = Date.now();
      this.on.frame(JSON.parse(String(message.data)) as ServerFrame);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      clearInterval(this.#beat);
      if (this.#closed) return;
      this.on.lost();
      const wait = Math.min(8000, 300 * 2 ** this.#tries++) * (0.7 + Math.random() * 0.6);
      this.#retry = setTimeout(() => this.open(), wait);
    };
  }

  /** Sends if there is a line; what has to arrive is resent by its owner. */
  send(frame: ClientFrame): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  /** Try again at once: the device woke up or the network came back. */
  nudge(): void {
    if (!this.#closed && !this.#socket) this.open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  #listen(): void {
    clearInterval(this.#beat);
    this.#beat = setInterval(() => {
      if (Date.now() - this.#heard > 30_000) this.#socket?.close();
      else if (Date.now() - this.#heard > 12_000) this.send({ frame: 'ping' });
    }, 4000);
  }
}
