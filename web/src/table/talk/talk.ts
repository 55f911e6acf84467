import { hash } from '../../art/noise';
import { REMARKS, REMARKS_OF_MODULES, type Reason, type Remark, type Said, VOICES } from '../../wire';
import { t } from '../../words/words.svelte';

export interface Phrase {
  text: string;
  remark: Remark;
}

/** What can be said of one thing: of nothing in particular, of a player, of a goal, of a corporation. */
export interface Topic {
  id: string;
  label: string;
  /** Whether the label is a player's name, so that the face belongs beside it. */
  face?: boolean;
  /** A sign beside the label, in a box of 100 by 100. */
  sign?: string;
  phrases: Phrase[];
}

export interface Targets {
  goals?: readonly { cell: string; name: string }[];
  /** With whether this player has accused them: then it is taken back, not said again. */
  players?: readonly { seat: number; name: string; accused?: boolean }[];
  colours?: readonly { colour: string; name: string; sign: string }[];
}

/** What one answers who is accused. */
const REPLIES = ['not-me', 'watch-me', 'no-card', 'i-saw-it', 'oops', 'all-fair', 'doubt'];

const ACCUSES = 'distrust';
const CLEARS = 'withdraw';

const short = (says: string): string => t(`talk-${says}.short`, { tone: 0 });

const known = (game: string, modules: readonly string[]): [says: string, fields: readonly string[]][] =>
  Object.entries<readonly string[]>(REMARKS[game as keyof typeof REMARKS] ?? {}).filter(([says]) => {
    const module = REMARKS_OF_MODULES[says];
    return module === undefined || modules.includes(module);
  });

/** What can be said in a game with these modules. */
export function topics(game: string, modules: readonly string[], { goals = [], players = [], colours = [] }: Targets = {}): Topic[] {
  const remarks = known(game, modules);
  const about = (field: string): string[] => remarks.flatMap(([says, fields]) => (fields.includes(field) ? [says] : []));
  const plain = remarks.flatMap(([says, fields]): Phrase[] => (fields.length ? [] : [{ text: short(says), remark: { says } }]));
  const ofGoals = about('goal');
  const ofPlayers = about('about');
  const ofColours = about('colour');
  return [
    { id: 'all', label: t('client-talk-to-all'), phrases: plain },
    ...players.map(({ seat, name, accused = false }) => ({ id: `seat-${seat}`, label: name, face: true, phrases: ofPlayers.filter((says) => says !== (accused ? ACCUSES : CLEARS)).map((says) => ({ text: short(says), remark: { says, about: seat } })) })),
    ...goals.map(({ cell, name }) => ({ id: cell, label: name, phrases: ofGoals.map((says) => ({ text: short(says), remark: { says, goal: cell } })) })),
    ...colours.map(({ colour, name, sign }) => ({ id: colour, label: name, sign, phrases: ofColours.map((says) => ({ text: short(says), remark: { says, colour } })) })),
  ].filter(({ phrases }) => phrases.length > 0);
}

/** Whom a seat has accused and not cleared since. */
export function accusedBy(seat: number, said: readonly Said[]): Set<number> {
  const accused = new Set<number>();
  for (const { remark } of said.filter((one) => one.seat === seat)) {
    if (typeof remark?.about !== 'number') continue;
    if (remark.says === ACCUSES) accused.add(remark.about);
    else if (remark.says === CLEARS) accused.delete(remark.about);
  }
  return accused;
}

/** What an accusation can be answered with in one tap: denial, and the question back. */
export function replies(game: string, modules: readonly string[], accuser: number): Phrase[] {
  const can = known(game, modules).map(([says]) => says);
  const back = can.includes(ACCUSES) ? ACCUSES : 'why';
  return [
    ...REPLIES.filter((says) => can.includes(says)).map((says) => ({ text: short(says), remark: { says } })),
    { text: t('client-talk-back'), remark: { says: back, about: accuser } },
  ];
}

/** What was said, in the reader's language: a bot says it in its voice, and a person's tone is the same to everybody. */
export function remarkText(said: Pick<Said, 'at' | 'remark' | 'text'> & { seat?: number }, name: (seat: number) => string, goal: (cell: string) => Record<string, string> = () => ({})): string {
  const remark = said.remark;
  if (!remark) return said.text ?? '';
  const voice = VOICES.indexOf(remark.voice ?? '');
  const tone = voice >= 0 ? voice : hash(`${said.seat ?? -1} ${said.at} ${remark.says}`) % VOICES.length;
  const target = typeof remark.about === 'number' ? name(remark.about) : '';
  if (remark.reason) return t('talk-accuse', { tone, target, reason: reasonText(remark.reason, said.seat ?? -1, name, goal) });
  return t(`talk-${remark.says}`, { tone, ...(remark.goal ? goal(remark.goal) : {}), target, colour: remark.colour ?? 'none' });
}

/** The deed behind an accusation; what befell who speaks is told as his own. */
function reasonText({ deed, turn, on, card, goal: cell }: Reason, speaker: number, name: (seat: number) => string, goal: (cell: string) => Record<string, string>): string {
  return t(`talk-reason-${deed}${on !== undefined && on === speaker ? '-mine' : ''}`, {
    turn,
    victim: on === undefined ? '' : name(on),
    tool: card?.replace(/^broken-/, '') ?? '',
    card: card ? t(`card-${card}`) : '',
    ...(cell ? goal(cell) : {}),
  });
}
