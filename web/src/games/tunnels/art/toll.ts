/** The dwarf who takes a toll at the end of a tunnel: a barrier, a cap and his number; drawn about his feet at 0, 0. */
export function tollDwarf(number: number): string {
  const coat = number === 1 ? '#7a4a86' : '#9a5a1e';
  const stripes = [-22, -8, 6, 20].map((x) => `<path d="M${x} -8l8 0 -5 8 -8 0z" fill="#b5301c"/>`).join('');
  const badge = number === 1 ? '<circle r="9"' : '<path d="M-9 -9H9V9H-9Z"';
  return (
    `<ellipse cy="3" rx="24" ry="6" fill="#000" fill-opacity=".5"/>` +
    `<path d="M-15 2C-17 -16 -9 -24 0 -24S17 -16 15 2Z" fill="${coat}" stroke="#1d1510" stroke-width="2.6"/>` +
    `<circle cy="-28" r="11" fill="#e8b58c" stroke="#1d1510" stroke-width="2.4"/>` +
    `<path d="M-11 -27c1 16 6 19 11 19s10-3 11-19c-4 6-8 6-11 4-3 2-7 2-11-4z" fill="#d9d3c8" stroke="#1d1510" stroke-width="2.2" stroke-linejoin="round"/>` +
    `<circle cx="-4" cy="-30" r="1.7" fill="#1d1510"/><circle cx="4" cy="-30" r="1.7" fill="#1d1510"/>` +
    `<path d="M-12 -34q12 -7 24 0l-2 -8q-10 -6 -20 0z" fill="#2f4a63" stroke="#1d1510" stroke-width="2.4" stroke-linejoin="round"/><path d="M-13 -33q13 -6 26 0" fill="none" stroke="#f5b942" stroke-width="3"/>` +
    `<rect x="-29" y="-9" width="58" height="9" rx="3" fill="#fff3dd" stroke="#1d1510" stroke-width="2.2"/>${stripes}` +
    `<g transform="translate(19 -38)">${badge} fill="#f5b942" stroke="#1d1510" stroke-width="2.4" stroke-linejoin="round"/>` +
    `<text y="5" text-anchor="middle" font-family="Vollkorn, Georgia, serif" font-weight="800" font-size="15" fill="#1d1510">${number}</text></g>`
  );
}
