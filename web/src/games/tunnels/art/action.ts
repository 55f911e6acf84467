import type { Tool } from './emblems';
import { crack, map, rockfall, tool } from './emblems';
import { slab } from '../../../art/slab';

export type Mood = 'broken' | 'mended' | 'plain';

/** What an action card does to tools, read from its name. */
export function toolsOf(card: string): Tool[] {
  return card.split('-').slice(1).filter((word): word is Tool => /^(lamp|cart|pickaxe)$/.test(word));
}

export function moodOf(card: string): Mood {
  return card.startsWith('broken-') ? 'broken' : card.startsWith('fix-') ? 'mended' : 'plain';
}

/** An action card, 100 by 150: parchment let into a slab, one bold emblem, room for the name below. */
export function actionCard(card: string): string {
  const mood = moodOf(card);
  const rim = { broken: '#c2402b', mended: '#4c8a5b', plain: '#8a6238' }[mood];
  return (
    slab(`action ${mood}`) +
    `<rect x="8" y="8" width="84" height="134" rx="9" fill="url(#parchment)" stroke="${rim}" stroke-width="6"/>` +
    rimMarks(mood, rim) +
    `<g transform="translate(11 14) scale(.78)">${picture(card)}</g>`
  );
}

/** The rim is jagged for a broken tool and riveted for a mended one, so that it reads without colour. */
function rimMarks(mood: Mood, rim: string): string {
  if (mood === 'broken') {
    const teeth = (y: number, way: number): string =>
      Array.from({ length: 7 }, (_, index) => `L${17 + index * 11} ${y + (index % 2 ? 0 : way * 7)}`).join('');
    return `<path d="M11 10${teeth(11, 1)}L89 10Z" fill="${rim}"/><path d="M11 140${teeth(139, -1)}L89 140Z" fill="${rim}"/>`;
  }
  if (mood === 'mended') {
    return [[17, 17], [83, 17], [17, 133], [83, 133]]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.6" fill="${rim}" stroke="#1f3b28" stroke-width="1.4"/>`)
      .join('');
  }
  return '';
}

/** The emblem alone, in a box of 100 by 100: also for what lies in front of a player. */
export function picture(card: string): string {
  if (card === 'rockfall') return rockfall();
  if (card === 'map') return map();
  const tools = toolsOf(card);
  if (moodOf(card) === 'broken') return tools.map(tool).join('') + crack();
  if (tools.length === 2) {
    return (
      `<g transform="translate(-6 -10) scale(.68)">${tool(tools[0] as Tool)}</g>` +
      `<g transform="translate(38 40) scale(.68)">${tool(tools[1] as Tool)}</g>` +
      `<path d="M92 14L14 92" stroke="#4c8a5b" stroke-width="4" stroke-dasharray="1 8" stroke-linecap="round"/>`
    );
  }
  if (tools.length === 1) return tools.map(tool).join('') + tick();
  return `<text x="50" y="66" font-size="46" text-anchor="middle" fill="#2a211a">?</text>`;
}

function tick(): string {
  return (
    `<circle cx="80" cy="80" r="18" fill="#4c8a5b" stroke="#efe3c8" stroke-width="4"/>` +
    `<path d="M71 80l7 8 12-16" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}
