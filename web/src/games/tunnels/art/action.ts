import { slab } from '../../../art/slab';
import * as championship from './championship';
import type { Tool } from './emblems';
import { crack, map, rockfall, tool } from './emblems';
import { tick } from './marks';
import * as mischief from './mischief';

export type Mood = 'broken' | 'mended' | 'plain' | 'champion';

/** What an action card does to tools, read from its name. */
export function toolsOf(card: string): Tool[] {
  return card.split('-').slice(1).filter((word): word is Tool => /^(lamp|cart|pickaxe)$/.test(word));
}

const EMBLEMS: Record<string, () => string> = {
  rockfall,
  map,
  thief: mischief.thief,
  'hands-off': mischief.handsOff,
  'swap-hands': mischief.swapHands,
  inspection: mischief.inspection,
  'swap-hats': mischief.swapHats,
  trap: mischief.trap,
  free: mischief.free,
  'goal-swap': championship.goalSwap,
  treasury: championship.treasury,
  veto: championship.veto,
  reverse: championship.reverse,
  artisan: championship.artisan,
  pathfinder: championship.pathfinder,
  diversion: championship.diversion,
  key: championship.key,
};
const MOODS: Record<string, Mood> = {
  trap: 'broken',
  free: 'mended',
  'hands-off': 'mended',
  'goal-swap': 'champion',
  treasury: 'champion',
  veto: 'champion',
  reverse: 'champion',
  artisan: 'champion',
  pathfinder: 'champion',
  diversion: 'champion',
};
const RIM: Record<Mood, string> = { broken: '#c2402b', mended: '#4c8a5b', plain: '#8a6238', champion: '#c08a1e' };

export function moodOf(card: string): Mood {
  return card.startsWith('broken-') ? 'broken' : card.startsWith('fix-') ? 'mended' : (MOODS[card] ?? 'plain');
}

/** An action card, 100 by 150: parchment let into a slab, one bold emblem, room for the name below. */
export function actionCard(card: string): string {
  const mood = moodOf(card);
  const rim = RIM[mood];
  return (
    slab(`action ${mood}`) +
    `<rect x="8" y="8" width="84" height="134" rx="9" fill="url(#parchment)" stroke="${rim}" stroke-width="6"/>` +
    rimMarks(mood, rim) +
    `<g class="emblem" transform="translate(11 14) scale(.78)">${picture(card)}</g>`
  );
}

/** The rim is jagged where harm is done, riveted where it is undone, with laurels for championship cards: it reads without colour. */
function rimMarks(mood: Mood, rim: string): string {
  if (mood === 'broken') {
    const teeth = (y: number, way: number): string =>
      Array.from({ length: 7 }, (_, index) => `L${17 + index * 11} ${y + (index % 2 ? 0 : way * 7)}`).join('');
    return `<path d="M11 10${teeth(11, 1)}L89 10Z" fill="${rim}"/><path d="M11 140${teeth(139, -1)}L89 140Z" fill="${rim}"/>`;
  }
  const corners = [[17, 17, 1, 1], [83, 17, -1, 1], [17, 133, 1, -1], [83, 133, -1, -1]] as const;
  if (mood === 'mended') {
    return corners.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.6" fill="${rim}" stroke="#1f3b28" stroke-width="1.4"/>`).join('');
  }
  if (mood === 'champion') {
    const leaf = '<path d="M-4 14C-5 4 4-5 14-4M-4 8q6 0 6-7-7 0-6 7zM2 1q6 0 6-6-6 0-6 6z" fill="none" stroke-linecap="round"/>';
    return corners.map(([x, y, dx, dy]) => `<g transform="translate(${x} ${y}) scale(${dx} ${dy})" stroke="#8a5f0c" stroke-width="2.2">${leaf}</g>`).join('');
  }
  return '';
}

/** Whether there is an emblem for a card. */
export function isDrawn(card: string): boolean {
  return card in EMBLEMS || /^(broken|fix)(-(lamp|cart|pickaxe))+$/.test(card);
}

/** The emblem alone, in a box of 100 by 100: also for what lies in front of a player. */
export function picture(card: string): string {
  const emblem = EMBLEMS[card];
  if (emblem) return emblem();
  if (!isDrawn(card)) return `<image href="/emblems/${encodeURIComponent(card)}.svg" width="100" height="100"/>`;
  const tools = toolsOf(card);
  if (moodOf(card) === 'broken') return tools.map(tool).join('') + crack();
  if (tools.length === 2) {
    return (
      `<g transform="translate(-6 -10) scale(.68)">${tool(tools[0] as Tool)}</g>` +
      `<g transform="translate(38 40) scale(.68)">${tool(tools[1] as Tool)}</g>` +
      `<path d="M92 14L14 92" stroke="#4c8a5b" stroke-width="4" stroke-dasharray="1 8" stroke-linecap="round"/>`
    );
  }
  return tools.map(tool).join('') + tick();
}
