/** A plan of crystals, put down on the drawing before it is sent. The server has the last word on each of them. */
import { ALL_CELLS, beside, symbolAt } from './cells';
import { COLOURS, type Colour } from './colours';
import type { DigOptions, View } from './view';

type Ground = Pick<View, 'board' | 'gems' | 'treasury'>;

/** A crystal that brings a question or a card ends the plan: nobody knows yet how the turn goes on. */
export function reveals(ground: Ground, cell: string): boolean {
  return ['chest', 'safe'].includes(symbolAt(ground.board, cell));
}

/** Whether the last planned crystal has gone into a passage and the next has to come out of another one. */
export function exitDue(options: Pick<DigOptions, 'exit'>, ground: Ground, planned: readonly string[]): boolean {
  let due = options.exit;
  for (const cell of planned) due = !due && symbolAt(ground.board, cell) === 'passage';
  return due;
}

/** Where the crystal after those that are planned may go. */
export function nextCells(options: DigOptions, ground: Ground, colour: Colour, planned: readonly string[]): string[] {
  const last = planned.at(-1);
  if (last === undefined) return options.dig[colour] ?? [];
  const left = Math.min(options.budget, ground.treasury?.[colour] ?? Infinity) - planned.length;
  if (left < 1 || reveals(ground, last)) return [];
  const open = (cell: string): boolean => !(cell in ground.gems) && !planned.includes(cell);
  const passages = ALL_CELLS.filter((cell) => symbolAt(ground.board, cell) === 'passage' && open(cell));
  if (exitDue(options, ground, planned)) return passages;
  const dug = [...Object.keys(ground.gems).filter((cell) => ground.gems[cell] === colour), ...planned];
  const round = new Set(dug.flatMap(beside).filter(open));
  const enterable = left > 1 && passages.length > 1;
  return ALL_CELLS.filter((cell) => {
    const symbol = symbolAt(ground.board, cell);
    return round.has(cell) && symbol !== 'danger' && (symbol !== 'passage' || enterable);
  });
}

/** The colours whose first crystal may go on each cell. */
export function byCell(dig: DigOptions['dig']): Map<string, Colour[]> {
  const cells = new Map<string, Colour[]>();
  for (const colour of COLOURS) {
    for (const cell of dig[colour] ?? []) cells.set(cell, [...(cells.get(cell) ?? []), colour]);
  }
  return cells;
}
