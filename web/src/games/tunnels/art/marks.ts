/** Small things that several emblems are put together from. */
export const INK = '#2a211a';

/** A card seen from behind, its middle at a point, turned by so many degrees. */
export function back(x: number, y: number, turn = 0, size = 1, mark = ''): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><rect x="-14" y="-21" width="28" height="42" rx="4" fill="#5b4630" stroke="${INK}" stroke-width="4.4"/>` +
    `<rect x="-8.5" y="-15.5" width="17" height="31" rx="2" fill="none" stroke="#d8b27a" stroke-width="2.4"/>${mark}</g>`
  );
}

/** A card seen from its face, with something on it drawn about its middle. */
export function front(x: number, y: number, turn = 0, size = 1, mark = '', fill = '#f6ead0'): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><rect x="-14" y="-21" width="28" height="42" rx="4" fill="${fill}" stroke="${INK}" stroke-width="4.4"/>${mark}</g>`;
}

/** A closed goal, small. */
export function goal(x: number, y: number, size = 1): string {
  const mark = '<path d="M-5 -5c0-9 11-9 11 0 0 5-6 5-6 10" fill="none" stroke="#f2cf8e" stroke-width="4" stroke-linecap="round"/><circle cy="11" r="2.6" fill="#f2cf8e"/>';
  return front(x, y, 0, size, mark, '#2b2119');
}

/** A thick arrow along a path; the head is at its end, turned by so many degrees from pointing right. */
export function arrow(path: string, x: number, y: number, turn: number, colour: string): string {
  const head = `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-6 -13L14 0L-6 13Z" fill="${colour}" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/></g>`;
  return (
    `<path d="${path}" fill="none" stroke="${INK}" stroke-width="15" stroke-linecap="round"/>` +
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="7.5" stroke-linecap="round"/>${head}` +
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round"/>`
  );
}

/** Forbidden: a ring with a bar. */
export function ban(x: number, y: number, r: number): string {
  const d = r * Math.SQRT1_2;
  const ring = `<circle cx="${x}" cy="${y}" r="${r}" fill="none"`;
  const bar = `<path d="M${x - d} ${y - d}L${x + d} ${y + d}"`;
  return `${ring} stroke="#fff3dd" stroke-width="12"/>${bar} stroke="#fff3dd" stroke-width="12"/>${ring} stroke="#b5301c" stroke-width="7"/>${bar} stroke="#b5301c" stroke-width="7"/>`;
}

export function tick(x = 80, y = 80): string {
  return (
    `<g transform="translate(${x} ${y})"><circle r="18" fill="#4c8a5b" stroke="#efe3c8" stroke-width="4"/>` +
    `<path d="M-9 0l7 8 12-16" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></g>`
  );
}

export function pointedHat(x: number, y: number, size: number, fill: string): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-22 15C-15-3-7-18 3-30c3-3 8-1 7 3-1 9 7 26 18 42-15-7-35-7-50 0z" fill="${fill}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M-28 16q28-10 60 0l-3 9q-26-9-54 0z" fill="#efe3c8" stroke="${INK}" stroke-width="4.6" stroke-linejoin="round"/></g>`
  );
}

export function loupe(x: number, y: number, size: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M14 14L36 38" stroke="${INK}" stroke-width="17" stroke-linecap="round"/><path d="M17 17L36 38" stroke="#a8743b" stroke-width="8.5" stroke-linecap="round"/>` +
    `<circle r="22" fill="#cfeef2" fill-opacity=".62" stroke="${INK}" stroke-width="11"/><circle r="22" fill="none" stroke="#d8b27a" stroke-width="4.4"/><path d="M-12 -4a13 13 0 0 1 9-9" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/></g>`
  );
}

/** A gloved hand, open towards us. */
export function palm(x: number, y: number, size: number, fill = '#e8b58c'): string {
  const fingers = [[-17, -6, -14], [-6, -14, -4], [6, -13, 5], [17, -7, 14]] as const;
  return (
    `<g transform="translate(${x} ${y}) scale(${size})" stroke="${INK}" stroke-width="4.6" stroke-linejoin="round" fill="${fill}">` +
    fingers.map(([fx, fy, turn]) => `<rect x="-5.5" y="-24" width="11" height="34" rx="5.5" transform="translate(${fx} ${fy}) rotate(${turn})"/>`).join('') +
    `<rect x="-5.5" y="-20" width="11" height="28" rx="5.5" transform="translate(23 16) rotate(52)"/>` +
    `<path d="M-23 2q22-8 45 0 3 18-6 31-16 8-32 0-10-12-7-31z"/><path d="M-14 36h28v13h-28z" fill="#7a5a36"/></g>`
  );
}

export function coin(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#f5b942" stroke="#6d4708" stroke-width="${r * 0.22}"/><circle cx="${x}" cy="${y}" r="${r * 0.58}" fill="none" stroke="#b8760f" stroke-width="${r * 0.16}"/>`;
}
