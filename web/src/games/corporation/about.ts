/** What there is to know about a cell of the mountain. */
import { t } from '../../words/words.svelte';
import type { Page } from '../tunnels/about';
import { gem } from './art/signs';
import { symbol } from './art/symbols';
import { flag } from './art/tunnels';
import { cellName, type Printed, symbolAt } from './cells';
import type { Colour } from './colours';
import { colourName } from './story';
import type { View } from './view';

/** The signs that the mountain carries, in the order of the legend. */
export const SYMBOLS = ['gold', 'dwarf', 'safe', 'chest', 'passage', 'danger', 'flag', 'camp'] as const satisfies readonly Printed[];

export function symbolArt(kind: Printed): string {
  return kind === 'flag' ? flag('red') : symbol(kind);
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
