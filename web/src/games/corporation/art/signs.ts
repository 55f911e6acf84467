/** Each corporation has a sign of its own; a crystal is cut in its shape. Drawn in a box of 100 by 100. */
import { shade } from '../../../art/dwarf';
import { HUES, type Colour } from '../colours';

const LINE = '#17110d';

const SHAPES: Record<Colour, string> = {
  red: 'M50 8 94 86H6z',
  orange: 'M15 15h70v70H15z',
  yellow: 'M50 8a42 42 0 1 1 0 84 42 42 0 1 1 0-84z',
  green: 'M50 2 92 50 50 98 8 50z',
  cyan: 'M50 2c10 24 36 38 36 60a36 36 0 0 1-72 0c0-22 26-36 36-60z',
  blue: 'M66 5A46 46 0 1 0 96 66 38 38 0 1 1 66 5z',
  violet: 'M50 3 62 37l36 1-28 22 10 36-30-21-30 21 10-36L2 38l36-1z',
  white: 'M35 6h30v29h29v30H65v29H35V65H6V35h29z',
};

/** Facets: what catches the light, in the same box. */
const LIGHTS: Record<Colour, string> = {
  red: 'M50 8 30 62 6 86z',
  orange: 'M15 15h70L66 34H34v32L15 85z',
  yellow: 'M20 38a34 34 0 0 1 34-20c-12 6-20 14-22 26z',
  green: 'M50 2 8 50l24-4z',
  cyan: 'M46 18C38 36 24 46 22 62c4-8 14-12 18-24z',
  blue: 'M54 10A40 40 0 0 0 20 40c10-14 22-20 34-22z',
  violet: 'M50 3 38 37 2 38l30 8 18-12z',
  white: 'M35 6h30l-8 8H43v29H14l-8 22V35h29z',
};

/** The bare sign in one colour, for places where a gem would be too much. */
export function sign(colour: Colour, fill: string): string {
  return `<path d="${SHAPES[colour]}" fill="${fill}"/>`;
}

export function gem(colour: Colour): string {
  const hue = HUES[colour];
  return (
    `<path d="${SHAPES[colour]}" fill="${hue}" stroke="${LINE}" stroke-width="8" stroke-linejoin="round"/>` +
    `<path d="${LIGHTS[colour]}" fill="#fff" fill-opacity=".5"/>` +
    `<path d="${SHAPES[colour]}" fill="none" stroke="${shade(hue, colour === 'white' ? -0.25 : 0.45)}" stroke-width="3" stroke-linejoin="round" transform="translate(8 8) scale(.84)"/>`
  );
}

/** A gem of a size round a point. */
export function gemAt(colour: Colour, x: number, y: number, size: number): string {
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})">${gem(colour)}</g>`;
}
