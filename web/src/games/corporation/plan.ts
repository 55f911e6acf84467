/** A plan of crystals, put down on the drawing before it is sent. Where they may go is the server's to say. */
import { symbolAt } from './cells';
import { COLOURS, type Colour } from './colours';
import type { DigOptions, View } from './view';

type Ground = Pick<View, 'board'>;

/** Whether a plan ends with this crystal: it brings something that has to be seen first. */
export function reveals({ ahead }: DigOptions, { board }: Ground, cell: string): boolean {
  return ahead[symbolAt(board, cell)] === 'last';
}

/** Whether the last planned crystal lies on one of two that belong together, and the next has to go on the other. */
export function exitDue(options: DigOptions, planned: readonly string[]): boolean {
  let due = options.exit;
  for (const cell of planned) due = !due && options.pairs.includes(cell);
  return due;
}

/** Where the crystal after those that are planned may go. */
export function nextCells(options: DigOptions, ground: Ground, colour: Colour, planned: readonly string[]): string[] {
  const first = options.dig[colour] ?? [];
  const last = planned.at(-1);
  if (last === undefined) return first;
  const pairs = options.pairs.filter((cell) => !planned.includes(cell));
  if (exitDue(options, planned)) return pairs;
  if (planned.length >= (options.most[colour] ?? 0) || reveals(options, ground, last)) return [];
  const can = new Set([...first, ...planned.flatMap((cell) => options.after[cell] ?? [])]);
  const begins = planned.length < (options.begin[colour] ?? 0) && begun(options, planned) < options.couples;
  return [...can].filter((cell) => !planned.includes(cell) && (begins || !pairs.includes(cell)));
}

/** How many pairs the plan begins. */
function begun(options: DigOptions, planned: readonly string[]): number {
  return planned.filter((cell, index) => options.pairs.includes(cell) && !exitDue(options, planned.slice(0, index))).length;
}

/** The colours whose first crystal may go on each cell. */
export function byCell(dig: DigOptions['dig']): Map<string, Colour[]> {
  const cells = new Map<string, Colour[]>();
  for (const colour of COLOURS) {
    for (const cell of dig[colour] ?? []) cells.set(cell, [...(cells.get(cell) ?? []), colour]);
  }
  return cells;
}
