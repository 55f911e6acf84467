/** What this player makes of the talk: whom he does not hear, what he has not read, what he was accused of. */
import { SvelteSet } from 'svelte/reactivity';
import { ACCUSATIONS, type CornerSaid, type Said } from '../wire';

/** How long an accusation waits for a reply in one tap, in milliseconds. */
const PATIENCE = 25_000;

export class Hearing {
  /** How many remarks came while nobody looked at them. */
  unread = $state(0);
  /** The last remark about this player that wants an answer. */
  accusation = $state.raw<Said | null>(null);
  /** What was said in the spectators' corner, for those who look on. */
  corner = $state.raw<CornerSaid[]>([]);
  /** Seats that this player does not want to hear, at this table. */
  readonly muted: SvelteSet<number>;
  readonly #key: string;
  #reading = $state(false);

  constructor(table: string) {
    this.#key = `motherlode-muted-${table}`;
    this.muted = new SvelteSet(recall(this.#key));
  }

  /** Whether the talk is open before the player. */
  get reading(): boolean {
    return this.#reading;
  }
  set reading(reading: boolean) {
    this.#reading = reading;
    if (reading) this.unread = 0;
  }

  /** Whether somebody at the table spoke whom this player wants to hear. */
  hear(said: Said, mine: readonly number[]): boolean {
    if (this.passes(said)) return false;
    if (mine.includes(said.seat)) return true;
    if (!this.#reading) this.unread++;
    const { says = '', about } = said.remark ?? {};
    if (typeof about === 'number' && mine.includes(about) && ACCUSATIONS.includes(says)) this.#accuse(said);
    return true;
  }

  /** Whether a remark is not for this player: muted here, or blocked wherever he plays. */
  passes(said: Said): boolean {
    return said.blocked === true || this.muted.has(said.seat);
  }

  overhear(said: readonly CornerSaid[], first: boolean): void {
    this.corner = first ? [...said] : [...this.corner, ...said];
    if (!this.#reading && !first) this.unread += said.length;
  }

  /** The player has answered, or does not want to. */
  settle(): void {
    this.accusation = null;
  }

  mute(seat: number, silent: boolean): void {
    if (silent) this.muted.add(seat);
    else this.muted.delete(seat);
    try {
      sessionStorage.setItem(this.#key, JSON.stringify([...this.muted]));
    } catch {
      // A browser that keeps nothing hears them again after a reload.
    }
  }

  #accuse(said: Said): void {
    this.accusation = said;
    setTimeout(() => {
      if (this.accusation === said) this.accusation = null;
    }, PATIENCE);
  }
}

function recall(key: string): number[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as number[];
  } catch {
    return [];
  }
}
