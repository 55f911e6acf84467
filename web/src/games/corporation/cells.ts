/** Cells are `"row,column"`, 1 to 18 from the top left. */
import type { Box } from '../../board/box';
import { spot } from '../../words/spots.svelte';
import { t } from '../../words/words.svelte';

export const SIDE = 18;
/** The side of a cell on the drawing. */
export const CELL = 60;
export const WHOLE = SIDE * CELL;

export function rowColumn(cell: string): [number, number] {
  const [row = 1, column = 1] = cell.split(',').map(Number);
  return [row, column];
}

export const cellAt = (row: number, column: number): string => `${row},${column}`;

/** A place in the mountain, in words, in the order of the other games. */
export function cellName(cell: string): string {
  const [row, column] = rowColumn(cell);
  return spot(cell, t('cell-in-mountain', { column, row }));
}

/** Many places in the mountain, column by column. */
export function cellNames(cells: readonly string[]): string {
  const columns = new Map<number, number[]>();
  for (const [row, column] of cells.map(rowColumn)) columns.set(column, [...(columns.get(column) ?? []), row]);
  return [...columns]
    .sort(([left], [right]) => left - right)
    .map(([column, rows]) => t('cells-in-column', { column, count: rows.length, rows: rows.sort((a, b) => a - b).join(', ') }))
    .join('; ');
}

/** The middle of a cell on the drawing. */
export function middle(cell: string): [number, number] {
  const [row, column] = rowColumn(cell);
  return [(column - 0.5) * CELL, (row - 0.5) * CELL];
}

export function place(cell: string): Box {
  const [row, column] = rowColumn(cell);
  return { left: (column - 1) * CELL, top: (row - 1) * CELL, right: column * CELL, bottom: row * CELL };
}

/** Which cell a point of the drawing lies in, or none. */
export function cellOf(x: number, y: number): string | null {
  const [row, column] = [Math.floor(y / CELL) + 1, Math.floor(x / CELL) + 1];
  return row >= 1 && row <= SIDE && column >= 1 && column <= SIDE ? cellAt(row, column) : null;
}

export type Printed = 'empty' | 'dwarf' | 'gold' | 'safe' | 'chest' | 'passage' | 'danger' | 'camp' | 'flag';
const LETTERS: Record<string, Printed> = { D: 'dwarf', G: 'gold', S: 'safe', C: 'chest', P: 'passage', X: 'danger', B: 'camp', '.': 'empty' };

/** What is printed on a cell. */
export function symbolAt(board: readonly string[], cell: string): Printed {
  const [row, column] = rowColumn(cell);
  return LETTERS[board[row - 1]?.[column - 1] ?? '.'] ?? 'flag';
}

export const ALL_CELLS: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, index) =>
  cellAt(Math.floor(index / SIDE) + 1, (index % SIDE) + 1),
);
