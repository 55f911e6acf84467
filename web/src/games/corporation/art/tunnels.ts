/** The tunnels of the corporations: each glows in its colour and carries its sign. */
import { shade } from '../../../art/dwarf';
import { CELL, cellAt, middle, rowColumn } from '../cells';
import { COLOURS, HUES, type Colour } from '../colours';
import { gemAt } from './signs';

/** The corridors of one colour as one path from middle to middle. */
export function corridors(cells: readonly string[]): string {
  const own = new Set(cells);
  return cells
    .map((cell) => {
      const [row, column] = rowColumn(cell);
      const [x, y] = middle(cell);
      const east = own.has(cellAt(row, column + 1)) ? `M${x} ${y}h${CELL}` : '';
      const south = own.has(cellAt(row + 1, column)) ? `M${x} ${y}v${CELL}` : '';
      return `M${x} ${y}h.01${east}${south}`;
    })
    .join('');
}

/** Everything that is dug in one colour. */
function tunnel(colour: Colour, cells: readonly string[], dim: boolean): string {
  const path = corridors(cells);
  const hue = HUES[colour];
  const stroke = (wide: number, paint: string, opacity = 1): string =>
    `<path d="${path}" fill="none" stroke="${paint}" stroke-opacity="${opacity}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const gems = cells.map((cell) => gemAt(colour, ...middle(cell), 33)).join('');
  return (
    `<g${dim ? ' opacity=".38"' : ''}>${stroke(70, hue, 0.16)}${stroke(55, '#120d0a')}${stroke(50, shade(hue, -0.62))}` +
    `${stroke(40, shade(hue, -0.45))}${stroke(22, hue, 0.28)}${gems}</g>`
  );
}

/** All tunnels; those of other corporations step back where one is looked at. */
export function tunnels(gems: Record<string, Colour>, looked: Colour | null): string {
  return COLOURS.map((colour) => {
    const cells = Object.keys(gems).filter((cell) => gems[cell] === colour);
    return cells.length ? tunnel(colour, cells, looked !== null && looked !== colour) : '';
  }).join('');
}

/** The flag at the root of a tunnel. */
export function flag(colour: Colour): string {
  const hue = HUES[colour];
  return (
    `<path d="M47 27V2" stroke="#17110d" stroke-width="5" stroke-linecap="round"/><path d="M47 27V2" stroke="#d8b27a" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="M47 2c-6 4-10-2-17 2v12c7-4 11 2 17-2z" fill="${hue}" stroke="#17110d" stroke-width="2" stroke-linejoin="round"/>`
  );
}
