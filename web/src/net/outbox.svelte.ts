import type { ActFrame, OnwardFrame, SayFrame } from '../wire';

type Kept = ActFrame | OnwardFrame | SayFrame;

/** What has to arrive: kept until the server acknowledges or refuses it, and sent again on every new line. */
export class Outbox {
  #kept = $state.raw<readonly Kept[]>([]);

  constructor(private readonly send: (frame: Kept) => void) {}

  put(frame: Kept): void {
    this.#kept = [...this.#kept, frame];
    this.send(frame);
  }

  /** The server has answered, one way or the other. */
  answered(id: string): void {
    this.#kept = this.#kept.filter((frame) => frame.id !== id);
  }

  resend(): void {
    this.#kept.forEach(this.send);
  }

  /** Whether something of that kind is on its way. */
  holds(kind: Kept['frame']): boolean {
    return this.#kept.some(({ frame }) => frame === kind);
  }
}
