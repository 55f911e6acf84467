/** The emblems of the action cards of Saboteur 2, in a box of 100 by 100. */
import { INK, arrow, back, ban, loupe, palm, pointedHat, tick } from './marks';

export function thief(): string {
  return (
    `<path d="M14 92c0-20 8-26 18-29h36c10 3 18 9 18 29z" fill="#3d3540" stroke="${INK}" stroke-width="5"/>` +
    `<path d="M22 66C12 30 30 8 50 8s38 22 28 58c-8 10-48 10-56 0z" fill="#4d4452" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M28 46c0-15 9-22 22-22s22 7 22 22c0 16-8 26-22 26s-22-10-22-26z" fill="#e8b58c" stroke="${INK}" stroke-width="4"/>` +
    `<path d="M25 40q25-9 50 0c3 12-4 18-13 17-6-1-8-6-12-6s-6 5-12 6c-9 1-16-5-13-17z" fill="#17120f" stroke="${INK}" stroke-width="3"/>` +
    `<path d="M33 46q6-5 12 0-6 5-12 0zM55 46q6-5 12 0-6 5-12 0z" fill="#fff7e6"/>` +
    `<path d="M42 65q9 5 16-3" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>` +
    `<g transform="translate(76 78)"><path d="M-16 3L-6 -13L11 -12L18 2L6 15L-11 14Z" fill="url(#gold)" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><path d="M-7 -4L0 -8L8 -6" fill="none" stroke="#fff3c4" stroke-width="3.4" stroke-linecap="round"/></g>`
  );
}

export function handsOff(): string {
  return palm(46, 54, 1.02) + ban(46, 50, 40);
}

export function swapHands(): string {
  const fan = (x: number, y: number): string => back(x - 12, y + 1, -20, 0.8) + back(x, y - 3, 0, 0.8) + back(x + 12, y + 1, 20, 0.8);
  return (
    fan(28, 68) + fan(72, 34) +
    arrow('M22 36C24 20 34 14 44 16', 48, 16, 10, '#d8a03f') +
    arrow('M79 66C78 82 68 88 58 86', 54, 86, 190, '#d8a03f')
  );
}

export function inspection(): string {
  return (
    `<path d="M12 96c2-26 14-34 34-34s32 8 34 34z" fill="#7d6d5d" stroke="${INK}" stroke-width="5"/>` +
    `<path d="M26 50c0-14 8-20 20-20s20 6 20 20-8 24-20 24-20-10-20-24z" fill="#e8b58c" stroke="${INK}" stroke-width="4.6"/>` +
    `<path d="M28 58c6 8 12 6 18 2 6 4 12 6 18-2 2 18-6 28-18 28S26 76 28 58z" fill="#8a4b22" stroke="${INK}" stroke-width="4"/>` +
    `<circle cx="39" cy="48" r="3.4" fill="${INK}"/>` + pointedHat(44, 24, 0.92, '#a5432f') + loupe(62, 50, 0.86) +
    `<ellipse cx="60" cy="50" rx="8" ry="9" fill="#fff" stroke="${INK}" stroke-width="3"/><circle cx="61" cy="51" r="4.4" fill="${INK}"/>`
  );
}

export function swapHats(): string {
  return (
    pointedHat(30, 34, 0.86, '#a5432f') + pointedHat(68, 74, 0.86, '#3f7fb5') +
    arrow('M64 16C80 16 86 28 84 38', 83, 42, 100, '#d8a03f') +
    arrow('M34 88C18 88 12 76 14 64', 15, 60, -80, '#d8a03f')
  );
}

export function trap(): string {
  const teeth = (y: number, way: number): string =>
    Array.from({ length: 7 }, (_, index) => `<path d="M${17 + index * 10} ${y + Math.abs(index - 3) * way * -2.2}l5 ${way * 16} 5 ${way * -16}z" fill="#d9dcdc" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"/>`).join('');
  return (
    `<path d="M50 78V96M38 96h24" stroke="${INK}" stroke-width="8" stroke-linecap="round"/>` +
    `<circle cx="50" cy="52" r="11" fill="#b5301c" stroke="${INK}" stroke-width="4.6"/>` +
    `<path d="M8 52C10 16 34 8 50 8s40 8 42 44" fill="none" stroke="${INK}" stroke-width="16"/><path d="M8 52C10 16 34 8 50 8s40 8 42 44" fill="none" stroke="#8f9699" stroke-width="8"/>` +
    `<path d="M8 52C12 78 34 84 50 84s38-6 42-32" fill="none" stroke="${INK}" stroke-width="16"/><path d="M8 52C12 78 34 84 50 84s38-6 42-32" fill="none" stroke="#737a7d" stroke-width="8"/>` +
    teeth(17, 1) + teeth(76, -1) +
    `<circle cx="8" cy="52" r="7" fill="#5d6365" stroke="${INK}" stroke-width="4.4"/><circle cx="92" cy="52" r="7" fill="#5d6365" stroke="${INK}" stroke-width="4.4"/>`
  );
}

/** A shackle that has sprung open. */
export function free(): string {
  const ring = 'M26 62C8 50 14 20 40 18';
  const other = 'M52 24c22 6 24 34 8 46';
  const link = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-12" y="-7" width="24" height="14" rx="7" fill="none" stroke="${INK}" stroke-width="10"/><rect x="-12" y="-7" width="24" height="14" rx="7" fill="none" stroke="#9aa0a3" stroke-width="4"/></g>`;
  return (
    link(20, 78, 120) + link(12, 94, 60) +
    `<g fill="none" stroke-linecap="round"><path d="${ring}" stroke="${INK}" stroke-width="19"/><path d="${ring}" stroke="#9aa0a3" stroke-width="10"/>` +
    `<g transform="rotate(26 60 70)"><path d="${other}" stroke="${INK}" stroke-width="19"/><path d="${other}" stroke="#9aa0a3" stroke-width="10"/></g></g>` +
    `<path d="M46 6l3 12M60 2l-3 13M74 10l-8 9" stroke="#d8a03f" stroke-width="6" stroke-linecap="round"/>` + tick(76, 78)
  );
}
