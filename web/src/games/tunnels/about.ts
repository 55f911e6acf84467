/** What there is to know about a card: its picture, its name and what it does, in the reader's language. */
import { each, has, t } from '../../words/words.svelte';
import { cellArt, handArt, postcardArt, roleArt } from './art/cache';
import { chestCard } from './art/chest';
import { goalFace } from './art/goal';
import { tollDwarf } from './art/toll';
import { WIDE, HIGH } from './art/walls';
import { xy } from './cells';
import { faceKind, faceName, featuresOf, goalName, sidesInWords } from './naming';
import { GOALS, isReconstructed } from './reconstructed';
import { isTunnel, kind } from './shapes';
import type { TollDwarf, Scene } from './view';

export interface Page {
  art: string;
  /** The box of the picture; a card if nothing is said. */
  box?: string;
  name: string;
  /** A label of a word or two. */
  label: string;
  texts: string[];
  /** Whether the face of the card is our reconstruction. */
  reconstructed?: boolean;
}

type Names = (seat: number) => string;

export function aboutCard(game: string, card: string, way = card): Page {
  if (isTunnel(card)) return aboutTunnel(game, way, handArt(card, way));
  return { art: handArt(card), name: t(`card-${card}`), label: t(`card-${card}.short`), texts: [t(`card-${card}.text`, { game })] };
}

function aboutTunnel(game: string, shape: string, art: string): Page {
  const features = featuresOf(shape);
  return {
    art,
    name: each([t(`shape-${kind(shape)}`), ...features.map((word) => t(`feature-${word}`))]),
    label: `${t(`shape-${kind(shape)}.short`)}: ${sidesInWords(shape)}`,
    texts: [...features.map((word) => t(`feature-${word}.text`, { game })), t(`shape-${kind(shape)}.text`)],
    reconstructed: isReconstructed(shape),
  };
}

export function aboutRole(role: string): Page {
  return { art: roleArt(role), name: t(`role-${role}`), label: t(`role-${role}.short`), texts: [t(`role-${role}.text`), ...(has(`role-${role}.pay`) ? [t(`role-${role}.pay`)] : [])] };
}

export function aboutGoal(game: string, face: string, art = goalFace(face, { place: 'board', seed: 'about', lit: 'NESW' })): Page {
  const what = faceKind(face);
  return { art, name: t(`goal-${what}`), label: t(`goal-${what}.short`), texts: [t(`goal-${what}.text`, { game })], reconstructed: GOALS.includes(what) };
}

export function aboutChest(effect: string): Page {
  return { art: chestCard(effect), name: t(`chest-${effect}`), label: t(`chest-${effect}.short`), texts: [t(`chest-${effect}.text`)], reconstructed: true };
}

/** The dwarf cards in the middle of the table. */
export function aboutDwarfs(dwarfs: string): Page {
  return { art: roleArt(null), name: t('pile-dwarfs'), label: t('pile-dwarfs'), texts: [dwarfs] };
}

/** A toll dwarf that waits for work. */
export function aboutTollDwarf(number: number): Page {
  return { art: tollDwarf(number), box: '-42 -64 84 76', name: t('figure-toll'), label: t('figure-toll.short'), texts: [t('figure-toll.text')] };
}

export function aboutToll(dwarf: TollDwarf, name: Names): Page {
  return { ...aboutTollDwarf(dwarf.dwarf), name: t('figure-toll-of', { number: dwarf.dwarf, player: name(dwarf.owner) }) };
}

/** Everything that lies at a cell; nothing where it is empty. */
export function aboutCell(view: Scene, cell: string, name: Names): Page[] {
  const guards = view.toll?.dwarfs.filter((dwarf) => dwarf.cell === cell).map((dwarf) => aboutToll(dwarf, name)) ?? [];
  const page = aboutPlace(view, cell);
  return page ? [page, ...guards] : guards;
}

function aboutPlace(view: Scene, cell: string): Page | null {
  const goal = view.goals[cell];
  if (goal) {
    const art = cellArt(view, cell);
    if (goal.face) return { ...aboutGoal(view.game, goal.face, art), name: `${goalName(view, cell)}: ${faceName(goal.face)}` };
    return { art, name: t('place-goal'), label: `${goalName(view, cell)}, ${t('place-goal.short')}`, texts: [t('place-goal.text', { game: view.game })] };
  }
  if (view.treasures?.[cell]) return aboutTreasure(view, cell);
  if (view.postcard?.cells.includes(cell)) return aboutPostcard(view.postcard);
  const shape = view.board[cell];
  if (!shape) return null;
  const page = aboutTunnel(view.game, shape, cellArt(view, cell));
  if (cell !== view.start && !view.starts?.includes(cell)) return page;
  return { ...page, name: t('place-start'), label: t('place-start.short'), texts: [t('place-start.text', { game: view.game })] };
}

function aboutTreasure(view: Scene, cell: string): Page {
  const art = cellArt(view, cell);
  const known = view.treasures?.[cell]?.chest;
  const seen = known ? [`${t(`chest-${known}`)}. ${t(`chest-${known}.text`)}`] : [];
  return { art, name: t('place-treasure'), label: t('place-treasure.short'), texts: [...seen, t('place-treasure.text')], reconstructed: true };
}

/** How many cells the postcard is wide and high, and its corner. */
export function postcardBox(cells: readonly string[]): { x: number; y: number; across: number; down: number } {
  const xs = cells.map((cell) => xy(cell)[0]);
  const ys = cells.map((cell) => xy(cell)[1]);
  return {
    x: Math.min(...xs) * WIDE,
    y: -Math.max(...ys) * HIGH,
    across: Math.max(...xs) - Math.min(...xs) + 1,
    down: Math.max(...ys) - Math.min(...ys) + 1,
  };
}

function aboutPostcard(card: NonNullable<Scene['postcard']>): Page {
  const { across, down } = postcardBox(card.cells);
  return {
    art: postcardArt(card.side, across, down, card.lit, card.used),
    box: `0 0 ${across * WIDE} ${down * HIGH}`,
    name: t(`postcard-${card.side}`),
    label: card.used ? t('postcard-used') : t(`postcard-${card.side}.short`),
    texts: [t(`postcard-${card.side}.text`)],
    reconstructed: true,
  };
}
