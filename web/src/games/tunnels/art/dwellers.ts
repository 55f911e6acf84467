/** What waits at the new goals, drawn about the middle of a card. */
import { dice } from '../../../art/noise';
import { nugget } from './stones';

const LINE = '#1a120c';

/** A sack with so many nuggets in sight. */
export function sack(nuggets: number): string {
  const roll = dice(`sack ${nuggets}`);
  const spill = nuggets === 1 ? nugget(50, 92, 10, roll) : nugget(38, 93, 9.5, roll) + nugget(62, 94, 9.5, roll);
  return (
    `<circle cx="50" cy="75" r="40" fill="url(#gold-glow)" fill-opacity=".8"/>` +
    `<path d="M38 55c-14 12-22 28-15 42 5 8 49 8 54 0 7-14-1-30-15-42z" fill="#a8743b" stroke="${LINE}" stroke-width="3.4" stroke-linejoin="round"/>` +
    `<path d="M36 46q7 5 14 0 7 5 14 0-2 7-5 10H41q-3-3-5-10z" fill="#c08a4a" stroke="${LINE}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M37 57q13 5 26 0" fill="none" stroke="#5b3a12" stroke-width="4.6" stroke-linecap="round"/>` +
    `<path d="M33 70q-4 9-3 17" fill="none" stroke="#d8b27a" stroke-width="3" stroke-linecap="round"/>${spill}` +
    `<text x="50" y="84" text-anchor="middle" font-family="Vollkorn, Georgia, serif" font-weight="800" font-size="22" fill="#fff3c4" stroke="${LINE}" stroke-width="4" paint-order="stroke">${nuggets}</text>`
  );
}

export function dragon(): string {
  return (
    `<circle cx="50" cy="75" r="40" fill="#d2523c" fill-opacity=".28"/>` +
    `<path d="M30 58C20 48 18 38 20 30c5 9 12 13 21 16zM70 58c10-10 12-20 10-28-5 9-12 13-21 16z" fill="#efe3c8" stroke="${LINE}" stroke-width="2.8" stroke-linejoin="round"/>` +
    `<path d="M27 60c0-14 10-20 23-20s23 6 23 20c0 8-4 12-7 16l-3 22c-4 10-22 10-26 0l-3-22c-3-4-7-8-7-16z" fill="#8f2f22" stroke="${LINE}" stroke-width="3.4" stroke-linejoin="round"/>` +
    `<path d="M44 42l6-10 6 10M43 52l7-6 7 6" fill="#5a1c14" stroke="${LINE}" stroke-width="2.4" stroke-linejoin="round"/>` +
    `<path d="M31 61l14 4c-2 7-12 7-14-4zM69 61l-14 4c2 7 12 7 14-4z" fill="#ffd23d" stroke="${LINE}" stroke-width="2.4" stroke-linejoin="round"/>` +
    `<path d="M40 62v6M60 62v6" stroke="${LINE}" stroke-width="3.4" stroke-linecap="round"/>` +
    `<ellipse cx="44" cy="84" rx="2.6" ry="3.6" fill="${LINE}"/><ellipse cx="56" cy="84" rx="2.6" ry="3.6" fill="${LINE}"/>` +
    `<path d="M37 94l4 7 4-6 5 7 5-7 4 6 4-7" fill="#fff7e6" stroke="${LINE}" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="M42 103c-6 8 2 10-2 18 8-2 8-6 10-6s2 4 10 6c-4-8 4-10-2-18-5 4-11 4-16 0z" fill="#f5b942" stroke="#b5301c" stroke-width="2.6" stroke-linejoin="round"/>`
  );
}

export function spider(): string {
  const legs = [[-1, 56, 50], [-1, 68, 68], [-1, 82, 88], [-1, 92, 108], [1, 56, 50], [1, 68, 68], [1, 82, 88], [1, 92, 108]] as const;
  const leg = legs.map(([way, knee, foot]) => `M${50 + way * 11} 76Q${50 + way * 30} ${knee - 14} ${50 + way * 42} ${foot}`).join('');
  const web = 'M50 75L10 20M50 75L90 20M50 75L10 130M50 75L90 130M22 36Q50 50 78 36M16 26Q50 42 84 26M22 114Q50 100 78 114M16 124Q50 108 84 124';
  return (
    `<path d="${web}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>` +
    `<path d="${leg}" fill="none" stroke="${LINE}" stroke-width="6.4" stroke-linecap="round"/><path d="${leg}" fill="none" stroke="#4d4452" stroke-width="2.6" stroke-linecap="round"/>` +
    `<ellipse cx="50" cy="86" rx="18" ry="20" fill="#2d2533" stroke="${LINE}" stroke-width="3"/>` +
    `<path d="M50 76l-6 8 6 7-6 8h12l-6-8 6-7z" fill="#d2523c" stroke="${LINE}" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<circle cx="50" cy="62" r="12.5" fill="#3d3345" stroke="${LINE}" stroke-width="3"/>` +
    `<g fill="#ffd23d" stroke="${LINE}" stroke-width="1.4"><circle cx="44.5" cy="60" r="3.6"/><circle cx="55.5" cy="60" r="3.6"/><circle cx="40.5" cy="54.5" r="2.2"/><circle cx="59.5" cy="54.5" r="2.2"/></g>` +
    `<path d="M46 70l-2 7M54 70l2 7" stroke="#efe3c8" stroke-width="3.4" stroke-linecap="round"/>`
  );
}
