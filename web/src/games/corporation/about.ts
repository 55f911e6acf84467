/** What there is to know about a cell of the mountain. */
import { t } from '../../words/words.svelte';
import type { Page } from '../tunnels/about';
import { gem, gemAt } from './art/signs';
import { camp, symbol } from './art/symbols';
import { flag } from './art/tunnels';
import { cellName, type Printed, symbolAt } from './cells';
import type { Colour } from './colours';
import { colourName } from './story';
import type { View } from './view';

/** The signs that the mountain carries, in the order of the legend. */
export const SYMBOLS = ['gold', 'dwarf', 'safe', 'chest', 'passage', 'danger', 'flag', 'camp'] as const satisfies readonly Printed[];

/** A sign alone in the box of a cell; a flag is small there, so it is drawn larger, over its crystal. */
export function symbolArt(kind: Printed): string {
  if (kind === 'camp') return `<g transform="scale(.5)">${camp}</g>`;
  if (kind !== 'flag') return symbol(kind);
  return `${gemAt('red', 26, 42, 30)}<g transform="translate(-28 4) scale(1.5)">${flag('red')}</g>`;
}

export function aboutCell(view: View, cell: string): Page {
  const dug = view.gems[cell];
  return dug ? aboutTunnel(dug, cell) : aboutSymbol(symbolAt(view.board, cell), cell);
}

function aboutTunnel(colour: Colour, cell: string): Page {
  return { art: gem(colour), box: '0 0 100 100', name: t('mountain-cell-dug', { colour: colourName(colour) }), label: cellName(cell), texts: [t('mountain-about-dug')] };
}

function aboutSymbol(kind: Printed, cell: string): Page {
  return { art: symbolArt(kind), box: '0 0 60 60', name: t('mountain-symbol', { symbol: kind }), label: cellName(cell), texts: [t(`mountain-about-${kind}`)] };
}
