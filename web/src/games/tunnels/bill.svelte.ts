import { due, likelyPayers, ownGold, standingAt } from './toll';
import type { Mine, TollDwarf } from './view';

/** A place that has a price: who is to pay each of the dwarfs there. */
export interface Price {
  cell: string;
  shape: string;
  dwarfs: TollDwarf[];
  payers: number[];
}

/** What toll dwarfs want for a card that is to lie where they stand. */
export class Bill {
  price = $state.raw<Price | null>(null);

  constructor(private readonly view: () => Mine | null) {}

  /** Whether the player can pay what he says he pays. */
  affordable = $derived.by(() => {
    const view = this.view();
    return !view || !this.price || due(this.price.dwarfs, this.price.payers, view.seat) <= ownGold(view);
  });

  /** Draws the bill up, unless nobody but oneself would be paid; `lifted` is the cell of a card that leaves before. */
  draw(cell: string, shape: string, lifted: string | null): boolean {
    const view = this.view();
    const dwarfs = view ? standingAt(view, cell, lifted) : [];
    if (!view || dwarfs.every((dwarf) => dwarf.owner === view.seat)) return false;
    this.price = { cell, shape, dwarfs, payers: likelyPayers(view, dwarfs) };
    return true;
  }

  payBy(place: number, payer: number): void {
    if (this.price) this.price = { ...this.price, payers: this.price.payers.map((other, index) => (index === place ? payer : other)) };
  }

  close(): void {
    this.price = null;
  }
}
