import type { Phrase, TalkLine } from '../../table/talk';
import { REMARKS } from '../../wire';
import { t } from '../../words/words.svelte';

interface Targets {
  goals?: readonly { cell: string; name: string }[];
  players?: readonly { seat: number; name: string }[];
}

const short = (says: string): string => t(`talk-${says}.short`, { tone: 0 });

/** What can be said in a game, a line for each goal, then one for each remark about a player, then the rest. */
export function talkLines(game: keyof typeof REMARKS, { goals = [], players = [] }: Targets = {}): TalkLine[] {
  const remarks = Object.entries<readonly string[]>(REMARKS[game]);
  const about = (field: string): string[] => remarks.flatMap(([says, fields]) => (fields.includes(field) ? [says] : []));
  const plain = remarks.flatMap(([says, fields]): Phrase[] => (fields.length ? [] : [{ text: short(says), remark: { says } }]));
  return [
    ...goals.map(({ cell, name }) => ({ label: `${name}:`, phrases: about('goal').map((says) => ({ text: short(says), remark: { says, goal: cell } })) })),
    ...about('about').map((says) => ({
      label: short(says),
      phrases: players.map(({ seat, name }) => ({ text: name, remark: { says, about: seat }, face: true })),
    })),
    { phrases: plain },
  ];
}
