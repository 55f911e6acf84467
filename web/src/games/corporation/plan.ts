/** A plan of crystals, put down on the drawing before it is sent. What a symbol means for it is the server's to say. */
import { ALL_CELLS, beside, symbolAt } from './cells';
import { COLOURS, type Colour } from './colours';
import type { DigOptions, View } from './view';

type Ground = Pick<View, 'board' | 'gems'>;

function ahead({ ahead }: DigOptions, { board }: Ground, cell: string): 'never' | 'pair' | 'last' | undefined {
  return ahead[symbolAt(board, cell)];
}

/** Whether a plan ends with this crystal: it brings something that has to be seen first. */
export function reveals(options: DigOptions, ground: Ground, cell: string): boolean {
  return ahead(options, ground, cell) === 'last';
}

/** Whether the last planned crystal lies on one of two that belong together, and the next has to go on the other. */
export function exitDue(options: DigOptions, ground: Ground, planned: readonly string[]): boolean {
  let due = options.exit;
  for (const cell of planned) due = !due && ahead(options, ground, cell) === 'pair';
  return due;
}

/** Where the crystal after those that are planned may go. */
export function nextCells(options: DigOptions, ground: Ground, colour: Colour, planned: readonly string[]): string[] {
  const last = planned.at(-1);
  if (last === undefined) return options.dig[colour] ?? [];
  const left = (options.most[colour] ?? 0) - planned.length;
  if (left < 1 || reveals(options, ground, last)) return [];
  const open = (cell: string): boolean => !(cell in ground.gems) && !planned.includes(cell);
  const pairs = ALL_CELLS.filter((cell) => open(cell) && ahead(options, ground, cell) === 'pair');
  if (exitDue(options, ground, planned)) return pairs;
  const dug = [...Object.keys(ground.gems).filter((cell) => ground.gems[cell] === colour), ...planned];
  const round = new Set(dug.flatMap(beside).filter(open));
  const enterable = left > 1 && pairs.length > 1;
  return ALL_CELLS.filter((cell) => round.has(cell) && ahead(options, ground, cell) !== 'never' && (enterable || !pairs.includes(cell)));
}

/** The colours whose first crystal may go on each cell. */
export function byCell(dig: DigOptions['dig']): Map<string, Colour[]> {
  const cells = new Map<string, Colour[]>();
  for (const colour of COLOURS) {
    for (const cell of dig[colour] ?? []) cells.set(cell, [...(cells.get(cell) ?? []), colour]);
  }
  return cells;
}
