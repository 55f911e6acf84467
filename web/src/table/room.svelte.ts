/** The screen of a table: what lies at its edges, and what is left for the board. */
import { type Opened, SHARE, SHEETS, WIDE } from './drawers';

/** Room that the shell takes from the board, in pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
  /** Whether something is read beside a board that has little room. */
  aside: boolean;
}

/** Whether a prompt that is higher than those before takes room from the board for good, only while it stands, or none: then it lies over the board. */
export type Prompts = 'stay' | 'pass' | 'cover';

/** In a low window players stand at the left and one's own things at the right, so that the board has the height. */
const LOW = 640;
/** What is no wider is held upright in a hand: a drawer is a sheet there. */
const NARROW = 700;
/** In a window this high a column of players under their faces is no higher than it. */
const SLIM = 520;
/** A row of players needs so much width. */
const ROW = 1000;
/** No more of the width than this is taken by what stands at an edge of a low window. */
const AT_EDGE = 0.25;
/** A panel with a few answers needs so much width. */
const PANEL = 320;
/** After so many milliseconds nothing moves any more that a change of the room has moved. */
const SETTLED = 300;
/** What is left free round the board, in pixels; on a phone every one counts. */
const EDGE = 12;
const THIN = 4;

export class Room {
  wide = $state(0);
  high = $state(0);
  /** The players' row is so high, or so wide where it stands at the left. */
  top = $state(0);
  left = $state(0);
  barHigh = $state(0);
  ownHigh = $state(0);
  ownWide = $state(0);
  drawer = $state<Opened | null>(null);
  prompts = $state<Prompts>('stay');
  /** The room for what is asked: it only grows, so that the board does not jump from prompt to prompt. */
  asking = $state(0);

  readonly low = $derived(this.high > 0 && this.high <= LOW && this.wide >= NARROW && this.wide > this.high * 1.3);
  /** What stands at the left and at the right in a low window; before it is measured there, it is as wide as the screen. */
  readonly atLeft = $derived(this.low ? Math.min(this.left, this.wide * AT_EDGE) : 0);
  readonly atRight = $derived(this.low ? Math.min(this.ownWide, this.wide * AT_EDGE) : 0);
  readonly narrow = $derived(this.wide <= NARROW);
  /** What stands beside the board: never over what is played with. */
  readonly side = $derived(this.drawer === 'menu' ? null : this.drawer);
  /** What the log or the talk takes from the right. */
  readonly beside = $derived(this.side && !this.narrow ? Math.min(WIDE, this.wide * SHARE) : 0);
  /** Where the row of players would lose its names to a drawer, the drawer hangs below it. */
  readonly hangs = $derived(this.beside > 0 && !this.low && this.wide < ROW);
  /** Beside what is read in a low window players can stand with their names under their faces. */
  readonly slim = $derived(this.low && this.side !== null && this.high >= SLIM);
  /** What it takes between the board and one's own things where there is no room beside. */
  readonly sheet = $derived(this.side && this.narrow ? this.high * SHEETS[this.side] : 0);
  readonly below = $derived(this.low ? 0 : this.ownHigh);
  /** What the prompt and one's own things cover now. */
  readonly bottom = $derived(this.below + (this.sheet ? this.barHigh : Math.max(this.asking, this.barHigh)));
  /** What of that the board makes room for. */
  readonly yielded = $derived(this.prompts === 'pass' || this.sheet ? this.bottom : this.below + this.asking);
  /** What lies over the board at the edges of the screen. */
  readonly taken = $derived.by((): Insets => {
    const { low, top, atLeft, atRight, beside, yielded, sheet } = this;
    if (low) return { top: 8, right: atRight + beside + EDGE, bottom: yielded + 4, left: atLeft + EDGE, aside: this.side !== null };
    const edge = this.narrow ? THIN : EDGE;
    return { top: top + 8, right: edge + beside, bottom: yielded + sheet + 4, left: edge, aside: sheet > 0 };
  });
  /** What nothing lies over, between the players and one's own things. */
  readonly free = $derived.by(() => {
    const { taken, wide, high, yielded, bottom } = this;
    return { left: taken.left - 4, top: taken.top - 4, width: wide - taken.left - taken.right + 8, height: high - taken.top - taken.bottom + yielded - bottom };
  });
  /** Whether what was called up leaves no place for a panel beside it. */
  readonly crowded = $derived(this.side !== null && (this.sheet > 0 || this.free.width < PANEL));
  readonly screen = $derived({ left: 8, top: 8, width: this.wide - 16, height: this.high - 16 });

  /** The edges are finding their places: until they have, a prompt may be higher than it will be. */
  #moving = false;

  /** A prompt stands there. */
  ask(): void {
    if (this.#moving) this.asking = this.barHigh;
    else if (this.prompts === 'stay' && !this.sheet) this.asking = Math.max(this.asking, this.barHigh);
  }

  /** Another room, whose edges find their places one after the other: its prompts are measured anew. */
  settle(): () => void {
    this.#moving = true;
    let frame = 0;
    const drawn = (then: () => void): void => void (frame = requestAnimationFrame(then));
    const timer = setTimeout(() => drawn(() => drawn(() => (this.#moving = false))), SETTLED);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }

  toggle(which: Opened): void {
    this.drawer = this.drawer === which ? null : which;
  }
}
