/** What lies in the mountain, drawn in a cell of 60 by 60. */
import type { Printed } from '../cells';

const LINE = '#17110d';
const pen = `stroke="${LINE}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"`;

export const coinArt =
  `<circle cx="50" cy="50" r="42" fill="url(#gold)" stroke="${LINE}" stroke-width="6"/>` +
  '<circle cx="50" cy="50" r="31" fill="none" stroke="#8a5a10" stroke-width="4"/>' +
  '<path d="M34 62l6-26 10 14 10-14 6 26z" fill="#8a5a10"/><path d="M26 34a28 28 0 0 1 20-12" fill="none" stroke="#fff6cf" stroke-width="5" stroke-linecap="round"/>';

export const helmetArt =
  `<path d="M16 66c0-34 14-50 34-50s34 16 34 50z" fill="#c98a3c" stroke="${LINE}" stroke-width="6" stroke-linejoin="round"/>` +
  `<path d="M8 64h84v14H8z" fill="#8a5a24" stroke="${LINE}" stroke-width="6" stroke-linejoin="round"/>` +
  `<circle cx="50" cy="42" r="14" fill="#fff3c4" stroke="${LINE}" stroke-width="6"/><circle cx="50" cy="42" r="6" fill="#f5b942"/>`;

function lump(x: number, y: number, size: number): string {
  return (
    `<path d="M${x - size} ${y + size * 0.5}l${size * 0.3}-${size * 1.05} ${size * 0.9}-${size * 0.45} ${size * 0.75} ${size * 0.6} ${size * 0.1} ${size * 0.8}-${size * 0.8} ${size * 0.4}z" fill="url(#gold)" ${pen}/>` +
    `<path d="M${x - size * 0.5} ${y - size * 0.3}l${size * 0.6}-${size * 0.35}" stroke="#fff6cf" stroke-width="2" stroke-linecap="round"/>`
  );
}

const gold = lump(21, 38, 12) + lump(41, 39, 12) + lump(31, 24, 13);

const dwarf =
  `<path d="M17 31c0 14 4 22 13 22s13-8 13-22z" fill="#c9772e" ${pen}/>` +
  `<path d="M19 27h22v9c0 5-5 8-11 8s-11-3-11-8z" fill="#e8b58c" ${pen}/>` +
  '<path d="M19 38c4 4 8 3 11 0 3 3 7 4 11 0-1 8-5 9-11 7-6 2-10 1-11-7z" fill="#dd8a3c"/>' +
  `<circle cx="25" cy="32" r="1.9" fill="${LINE}"/><circle cx="35" cy="32" r="1.9" fill="${LINE}"/>` +
  `<ellipse cx="30" cy="36.5" rx="4" ry="3" fill="#d79c73" ${pen}/>` +
  `<path d="M16 28c0-13 6-19 14-19s14 6 14 19z" fill="#b8862b" ${pen}/><path d="M13 26h34v4.5H13z" fill="#7a5a1e" ${pen}/>` +
  `<circle cx="30" cy="18.5" r="4" fill="#fff3c4" ${pen}/>`;

const safe =
  `<path d="M13 13h34v32H13z" fill="#8492a0" ${pen}/><path d="M17 17h26v24H17z" fill="#5d6a78" ${pen}/>` +
  `<path d="M17 46v4M43 46v4" ${pen}/><circle cx="30" cy="29" r="8" fill="#aebac5" ${pen}/>` +
  `<path d="M30 23v12M24 29h12" ${pen}/><path d="M13 19h-3M13 38h-3" ${pen}/>`;

const chest =
  `<path d="M11 28h38v19H11z" fill="#8c5f2e" ${pen}/><path d="M11 28c0-9 6-15 12-15h14c6 0 12 6 12 15z" fill="#a97438" ${pen}/>` +
  `<path d="M20 13.6V47M40 13.6V47" stroke="#5b3a12" stroke-width="3"/><path d="M11 28h38" ${pen}/>` +
  `<path d="M25 25h10v10H25z" fill="url(#gold)" ${pen}/><circle cx="30" cy="30" r="1.8" fill="${LINE}"/>`;

const passage =
  `<path d="M12 50V30c0-12 8-19 18-19s18 7 18 19v20z" fill="#8a7a69" ${pen}/>` +
  `<path d="M18 50V31c0-8 5-14 12-14s12 6 12 14v19z" fill="#0f0c0a" ${pen}/>` +
  '<path d="M23 50v-6h14v6M25 44v-5h10v5M27 39v-5h6v5" fill="none" stroke="#b9a68f" stroke-width="2.2"/>';

const danger =
  `<path d="M10 17l7-7 33 33-7 7z" fill="#9a6a38" ${pen}/><path d="M50 17l-7-7-33 33 7 7z" fill="#b17c44" ${pen}/>` +
  `<circle cx="17" cy="17" r="1.8" fill="${LINE}"/><circle cx="43" cy="17" r="1.8" fill="${LINE}"/><circle cx="17" cy="43" r="1.8" fill="${LINE}"/><circle cx="43" cy="43" r="1.8" fill="${LINE}"/>`;

const FRAMED: Partial<Record<Printed, string>> = { gold, dwarf, safe, chest, passage };

/** A symbol with its frame: pale where one may dig, red and jagged where one may not. */
export function symbol(kind: Printed): string {
  if (kind === 'danger') {
    return (
      '<path d="M4 5l9 2 9-3 8 3 9-3 8 3 9-2-2 9 3 8-3 8 3 9-3 8 2 8-8-2-9 3-9-3-8 3-9-3-9 2 2-9-3-8 3-9-3-8 3-8z" fill="#2a0f0b" stroke="#e2654c" stroke-width="3" stroke-linejoin="round"/>' +
      danger
    );
  }
  const art = FRAMED[kind];
  if (!art) return '';
  const glow = kind === 'gold' ? '<circle cx="30" cy="30" r="34" fill="url(#gold-glow)" opacity=".8"/>' : '';
  const ground = kind === 'gold' ? '#4a3412' : '#2d251f';
  return `${glow}<rect x="4.5" y="4.5" width="51" height="51" rx="8" fill="${ground}" stroke="#efe3c8" stroke-width="2.6"/>${art}`;
}

/** The camp in the middle of the mountain, two cells wide and high. */
export const camp =
  '<circle cx="60" cy="66" r="64" fill="url(#lamp-glow)"/>' +
  `<path d="M18 84 46 30l28 54z" fill="#9a7a4c" ${pen}/><path d="M46 30l28 54H56z" fill="#75592f" ${pen}/><path d="M38 84l8-28 8 28z" fill="#1b1511" ${pen}/>` +
  '<path d="M78 92l26-8M80 84l24 8" stroke="#6b4420" stroke-width="6" stroke-linecap="round"/>' +
  '<path d="M91 46c9 12 13 18 13 27a13 13 0 0 1-26 0c0-7 4-10 6-16 3 3 5 5 5 8 3-6 4-11 2-19z" fill="#f08a2c" stroke="#8a3a10" stroke-width="2"/>' +
  '<path d="M91 64c5 6 6 9 6 13a6 6 0 0 1-12 0c0-4 3-6 6-13z" fill="#ffe27a"/>';
