import { type Box, together } from './box';

const NEAREST = 2.2;
const FARTHEST = 0.16;

/** Where the eye is over a board. Screen = drawing × zoom + offset. */
export class Camera {
  x = $state(0);
  y = $state(0);
  zoom = $state(0.6);
  /** Whether it follows the board by itself; ends when the player moves it. */
  follows = $state(true);
  width = $state(0);
  height = $state(0);
  /** What lies over the board at the edges of the screen. */
  inset = $state.raw({ top: 0, right: 0, bottom: 0, left: 0 });
  /** What is to be seen: everything that lies on the board. */
  box = $state.raw<Box>({ left: 0, top: 0, right: 100, bottom: 100 });
  /** Where the play is: if the whole board would be too small, at least that is in sight. */
  focus = $state.raw<Box | null>(null);
  /** What one would like to see besides, as far as the play leaves room for it. */
  lure = $state.raw<Box | null>(null);
  /** The zoom from which on fingers find what they mean. */
  least = $state(0);
  /** The player wants to see everything, however small. */
  whole = $state(false);
  /** Something is read beside the board: then all of it is in sight, however small. */
  aside = $state(false);

  /** How much of the drawing the screen shows at least, across and down. */
  readonly room = $derived.by((): [number, number] => {
    const { top, right, bottom, left } = this.inset;
    const zoom = this.least || FARTHEST;
    return [(this.width - left - right) / zoom, (this.height - top - bottom) / zoom];
  });

  /** Brings the board back onto the screen, and follows it from then on. */
  fit(): void {
    const { top, right, bottom, left } = this.inset;
    const wide = Math.max(60, this.width - left - right);
    const high = Math.max(60, this.height - top - bottom);
    const { box } = this;
    const all = clamp(Math.min(wide / (box.right - box.left), high / (box.bottom - box.top), 1.15));
    const zoom = this.whole || this.aside ? all : Math.max(all, this.least);
    const near = this.focus ?? this.lure ?? box;
    const wish = this.lure ? together(near, this.lure) : near;
    this.follows = true;
    this.zoom = zoom;
    this.x = left + wide / 2 - zoom * middle([box.left, box.right], [near.left, near.right], [wish.left, wish.right], wide / zoom);
    this.y = top + high / 2 - zoom * middle([box.top, box.bottom], [near.top, near.bottom], [wish.top, wish.bottom], high / zoom);
  }

  /** Whoever has moved the board and lost sight of the play finds it again. */
  seek(): void {
    if (!this.follows && !this.#sees(this.focus ?? this.box)) this.fit();
  }

  #sees(box: Box): boolean {
    const { top, right, bottom, left } = this.inset;
    const x = centre([box.left, box.right]) * this.zoom + this.x;
    const y = centre([box.top, box.bottom]) * this.zoom + this.y;
    return x > left && x < this.width - right && y > top && y < this.height - bottom;
  }

  /** All of the board, or again as large as fingers need it. */
  toggle(): void {
    this.whole = !this.whole;
    this.fit();
  }

  pan(dx: number, dy: number): void {
    this.follows = false;
    this.x += dx;
    this.y += dy;
  }

  /** Zoom so that the point under the pointer stays there. */
  zoomAt(x: number, y: number, factor: number): void {
    this.follows = false;
    const zoom = clamp(this.zoom * factor);
    this.x = x - ((x - this.x) / this.zoom) * zoom;
    this.y = y - ((y - this.y) / this.zoom) * zoom;
    this.zoom = zoom;
  }

  zoomMiddle(factor: number): void {
    this.zoomAt(this.width / 2, this.height / 2, factor);
  }

  /** A point of the screen on the drawing. */
  point(x: number, y: number): [number, number] {
    return [(x - this.x) / this.zoom, (y - this.y) / this.zoom];
  }

  /** A part of the drawing on the screen, relative to the board. */
  rect({ left, top, right, bottom }: Box): DOMRect {
    return new DOMRect(left * this.zoom + this.x, top * this.zoom + this.y, (right - left) * this.zoom, (bottom - top) * this.zoom);
  }
}

type Stretch = readonly [from: number, to: number];

/** The middle of the stretch to look at: the play in sight, as much as there is room for of what is wished for besides, and never past the end of the board. */
function middle(board: Stretch, play: Stretch, wish: Stretch, room: number): number {
  if (room >= length(board)) return centre(board);
  const wished = room >= length(play) ? within(centre(wish), play[1] - room / 2, play[0] + room / 2) : centre(play);
  return within(wished, board[0] + room / 2, board[1] - room / 2);
}

const length = ([from, to]: Stretch): number => to - from;
const centre = ([from, to]: Stretch): number => (from + to) / 2;
const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

function clamp(zoom: number): number {
  return within(zoom, FARTHEST, NEAREST);
}
