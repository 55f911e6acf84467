/** The eight corporations, clockwise from the first flag. */
export const COLOURS = ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'violet', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export const HUES: Record<Colour, string> = {
  red: '#d94a3d',
  orange: '#ef8a2a',
  yellow: '#f6d341',
  green: '#58ab4b',
  cyan: '#4ccbd2',
  blue: '#4f7fe6',
  violet: '#a76be0',
  white: '#efe9dd',
};
