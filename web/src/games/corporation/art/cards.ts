/** The emblems of the eight kinds of cards, in a box of 100 by 100. */
import { gemAt } from './signs';
import { coinArt } from './symbols';

const LINE = '#2a211a';
const pen = `stroke="${LINE}" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round"`;
const eyes = (x: number, y: number, gap: number): string => `<circle cx="${x - gap}" cy="${y}" r="3" fill="${LINE}"/><circle cx="${x + gap}" cy="${y}" r="3" fill="${LINE}"/>`;

function miner(x: number, y: number, size: number, hat: string): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size})">` +
    `<path d="M-14 4c0 18 4 26 14 26s14-8 14-26z" fill="#c9772e" ${pen}/><path d="M-12-2h24v9c0 6-5 10-12 10S-12 13-12 7z" fill="#e8b58c" ${pen}/>` +
    `${eyes(0, 4, 5)}<path d="M-16-1c0-14 7-20 16-20S16-15 16-1z" fill="${hat}" ${pen}/></g>`
  );
}

const rock = (x: number, y: number, size: number): string =>
  `<path d="M${x - size} ${y + size * 0.3}l${size * 0.4}-${size} ${size}-${size * 0.2} ${size * 0.7} ${size * 0.8}-${size * 0.4} ${size * 0.9}-${size} ${size * 0.1}z" fill="#8a7a69" ${pen}/>`;

const EMBLEMS: Record<string, string> = {
  'secret-tunnel':
    `<path d="M14 88V48c0-24 16-38 36-38s36 14 36 38v40z" fill="#8a7a69" ${pen}/><path d="M27 88V50c0-16 10-26 23-26s23 10 23 26v38z" fill="#1b1511" ${pen}/>` +
    `<path d="M36 88c0-14 26-12 24-26-1-8-16-6-14-18" fill="none" stroke="#f2cf8e" stroke-width="5" stroke-dasharray="7 6"/>${gemAt('violet', 50, 36, 20)}`,
  overtime:
    `<path d="M24 10h52v8H24zM24 82h52v8H24z" fill="#8c5f2e" ${pen}/><path d="M30 18h40c0 22-14 24-14 32s14 10 14 32H30c0-22 14-24 14-32S30 40 30 18z" fill="#dff0ee" ${pen}/>` +
    '<path d="M36 30h28c-3 9-11 12-14 19-3-7-11-10-14-19zM36 78c2-9 9-12 14-14 5 2 12 5 14 14z" fill="#e9a52c"/><path d="M50 48v16" stroke="#e9a52c" stroke-width="3"/>',
  cthulhu:
    `<path d="M22 46c0-24 12-36 28-36s28 12 28 36c0 12-4 18-8 22 4 8 12 8 14 2 4 12-14 18-20 6-2 10 6 12 10 10-6 10-22 4-20-10h-8c2 14-14 20-20 10 4 2 12 0 10-10-6 12-24 6-20-6 2 6 10 6 14-2-4-4-8-10-8-22z" fill="#5f9e6e" ${pen}/>` +
    `<ellipse cx="39" cy="44" rx="8" ry="10" fill="#fff3c4" ${pen}/><ellipse cx="61" cy="44" rx="8" ry="10" fill="#fff3c4" ${pen}/><path d="M39 40v9M61 40v9" stroke="${LINE}" stroke-width="5" stroke-linecap="round"/>`,
  'finders-keepers':
    `<g transform="translate(24 4) scale(.52)">${coinArt}</g><path d="M12 92V62c0-6 8-6 8 0v6l4-16c2-6 9-4 8 2l-2 8 10-12c5-5 11 1 7 6l-6 8 14-8c7-3 10 5 4 9L44 84c-6 6-10 8-18 8z" fill="#e8b58c" ${pen}/>` +
    `<path d="M70 62v-6a9 9 0 0 1 18 0v6" fill="none" stroke="#5d6a78" stroke-width="6"/><path d="M64 62h30v24H64z" fill="#aebac5" ${pen}/><circle cx="79" cy="74" r="4" fill="${LINE}"/>`,
  'cave-in':
    `<path d="M8 8h84v16l-12 10-10-8-12 14-10-12-12 12-12-16-8 6-8-8z" fill="#6a5c4f" ${pen}/>${rock(30, 62, 14)}${rock(68, 58, 12)}${rock(50, 80, 17)}` +
    '<path d="M30 36v8M56 44v10M76 36v8" stroke="#b9a68f" stroke-width="4" stroke-linecap="round"/>',
  union: `${miner(24, 44, 0.82, '#a5432f')}${miner(76, 44, 0.82, '#a5432f')}${miner(50, 52, 1.15, '#a5432f')}<path d="M20 14h60v14H20z" fill="#a5432f" ${pen}/><path d="M26 21h48" stroke="#f7edd6" stroke-width="4" stroke-dasharray="8 5"/>`,
  interns: `${miner(32, 50, 0.95, '#5b9a4a')}${miner(70, 54, 0.9, '#3f7fb5')}<path d="M16 86h70" stroke="${LINE}" stroke-width="4" stroke-linecap="round"/><path d="M42 12h18M51 3v18" stroke="#5b9a4a" stroke-width="7" stroke-linecap="round"/>`,
  'stock-market':
    `<path d="M12 88V12M12 88h78" fill="none" stroke="${LINE}" stroke-width="5" stroke-linecap="round"/><path d="M22 88V62h14v26zM44 88V48h14v40zM66 88V30h14v58z" fill="#d8b27a" ${pen}/>` +
    '<path d="M18 54l22-18 16 8 26-30" fill="none" stroke="#a5432f" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M68 12l16 0 0 16" fill="none" stroke="#a5432f" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>',
};

export function emblem(card: string): string {
  return EMBLEMS[card] ?? '';
}

/** The back of a card of the deck. */
export const back =
  '<rect x="3" y="3" width="94" height="94" rx="12" fill="#6b2c20" stroke="#17110d" stroke-width="5"/><rect x="13" y="13" width="74" height="74" rx="7" fill="none" stroke="#d8b27a" stroke-width="3"/>' +
  '<path d="M28 66V46c0-12 10-20 22-20s22 8 22 20v20z" fill="#8c5f2e" stroke="#17110d" stroke-width="4"/><path d="M28 48h44" stroke="#17110d" stroke-width="4"/><path d="M43 42h14v14H43z" fill="#f5b942" stroke="#17110d" stroke-width="3"/>';
