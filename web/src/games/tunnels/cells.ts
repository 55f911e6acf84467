import type { Box } from '../../board/box';
import { HIGH, WIDE } from './art/walls';

/** Cells are `"x,y"`; x grows east, y grows north. On paper y grows downwards. */
export function xy(cell: string): [number, number] {
  const [x = 0, y = 0] = cell.split(',').map(Number);
  return [x, y];
}

export function cellAt(x: number, y: number): string {
  return `${x},${y}`;
}

/** The corner of a cell on the drawing, in its units. */
export function corner(cell: string): [number, number] {
  const [x, y] = xy(cell);
  return [x * WIDE, -y * HIGH];
}

/** The place of a cell on the drawing. */
export function place(cell: string): Box {
  const [left, top] = corner(cell);
  return { left, top, right: left + WIDE, bottom: top + HIGH };
}

/** Which cell a point of the drawing lies in. */
export function cellOf(x: number, y: number): string {
  return cellAt(Math.floor(x / WIDE), -Math.floor(y / HIGH));
}

/** The box round some cells, with margins in parts of a card. */
export function around(cells: Iterable<string>, across = 0, along = across): Box {
  const corners = [...cells].map(corner);
  if (!corners.length) return { left: 0, top: 0, right: WIDE, bottom: HIGH };
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return {
    left: Math.min(...xs) - across * WIDE,
    top: Math.min(...ys) - along * HIGH,
    right: Math.max(...xs) + (1 + across) * WIDE,
    bottom: Math.max(...ys) + (1 + along) * HIGH,
  };
}

/** Upper goal first, as they are read. */
export function readingOrder(cells: readonly string[]): string[] {
  return [...cells].sort((left, right) => xy(right)[1] - xy(left)[1] || xy(left)[0] - xy(right)[0]);
}
