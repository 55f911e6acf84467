/** Tells a player in another tab or with the phone in the pocket that it is their turn. */
const LAMP = (colour: string): string =>
  `<path d='M11 9a5 5 0 0 1 10 0' fill='none' stroke='#d8b27a' stroke-width='2.4'/><path d='M10 11h12l2 14H8z' fill='${colour}' stroke='#d8b27a' stroke-width='2'/><path d='M7 25h18v4H7z' fill='#8c5f2e'/>`;

function icon(colour: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='7' fill='#14110f'/>${LAMP(colour)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function title(text: string, yourTurn: boolean): void {
  document.title = yourTurn ? `● ${text}` : text;
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link) link.href = icon(yourTurn ? '#f5b942' : '#4a4038');
}

export function buzz(): void {
  if (document.hidden || matchMedia('(pointer: coarse)').matches) navigator.vibrate?.([60, 40, 60]);
}
