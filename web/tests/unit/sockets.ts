/** A WebSocket that the test holds the other end of. */
import { vi } from 'vitest';
import type { ClientFrame, ServerFrame } from '../../src/wire';

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** Every one that was made, the newest last. */
  static made: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: ClientFrame[] = [];

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }

  /** The browser's end; a dead line says nothing about it for a long time. */
  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  // ---- the server's end

  accept(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  tell(...frames: ServerFrame[]): this {
    for (const frame of frames) this.onmessage?.({ data: JSON.stringify(frame) });
    return this;
  }

  drop(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }

  /** What was sent of one kind. */
  heard<Kind extends ClientFrame['frame']>(kind: Kind): Extract<ClientFrame, { frame: Kind }>[] {
    return this.sent.filter((frame): frame is Extract<ClientFrame, { frame: Kind }> => frame.frame === kind);
  }
}

export const line = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;

/** Puts the fake in place of the browser's, with a clock that stands still. */
export function fakeBrowser(): void {
  FakeSocket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { origin: 'http://mine.test', pathname: '/', hash: '' });
  vi.stubGlobal('document', { hidden: false });
}

export function realBrowser(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
