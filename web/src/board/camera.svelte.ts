import type { Box } from './box';

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

  /** Brings the whole board back onto the screen, and follows it from then on. */
  fit(): void {
    const { top, right, bottom, left } = this.inset;
    const wide = Math.max(60, this.width - left - right);
    const high = Math.max(60, this.height - top - bottom);
    const box = this.box;
    const zoom = clamp(Math.min(wide / (box.right - box.left), high / (box.bottom - box.top), 1.15));
    this.follows = true;
    this.zoom = zoom;
    this.x = left + wide / 2 - ((box.left + box.right) / 2) * zoom;
    this.y = top + high / 2 - ((box.top + box.bottom) / 2) * zoom;
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

function clamp(zoom: number): number {
  return Math.min(NEAREST, Math.max(FARTHEST, zoom));
}
