/** Rows of cards for pictures that explain something. */
import { goalBack, goalFace } from './goal';
import { lamps } from './lamps';
import { tunnelCard } from './tunnel';

/** A card: its shape or what a goal shows, the sides that are lit, and what is special about it. */
export interface Piece {
  shape: string;
  lit?: string;
  start?: boolean;
  back?: boolean;
  goal?: string;
  gap?: boolean;
  /** What lies on it. */
  on?: string;
}

const GAP = '<rect x="5" y="5" width="90" height="140" rx="10" fill="#f5b94222" stroke="#f5b942" stroke-width="4" stroke-dasharray="11 8"/>';

function draw(piece: Piece, index: number): string {
  const look = { place: 'board' as const, lit: piece.lit ?? '', seed: `how ${index}`, start: piece.start ?? false };
  if (piece.gap) return GAP;
  if (piece.back) return goalBack();
  return (piece.goal ? goalFace(piece.goal, look) : tunnelCard(piece.shape, look)) + (piece.on ?? '');
}

/** Cards side by side as they lie in the mine, with their light. */
export function strip(pieces: readonly Piece[]): string {
  const cards = pieces.map((piece, index) => `<g transform="translate(${index * 100} 0)">${draw(piece, index)}</g>`);
  const glow = pieces.map((piece, index) =>
    piece.lit ? lamps(piece.shape, piece.lit).map(({ x, y }) => `<g transform="translate(${index * 100 + x} ${y})"><circle r="90" fill="url(#lamp-glow)"/><circle r="5" fill="#ffe9ab" stroke="#f5b942" stroke-width="2"/></g>`).join('') : '',
  );
  return cards.join('') + glow.join('');
}

/** Cards beside each other as they are held. */
export const row = (cards: readonly string[]): string => cards.map((art, index) => `<g transform="translate(${index * 108} 0)">${art}</g>`).join('');
