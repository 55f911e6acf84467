import type { TollBill } from './view';

/** A place that has a price: who is to pay each of the dwarfs there. */
export interface Price extends TollBill {
  cell: string;
  shape: string;
  payers: number[];
}

/** What toll dwarfs want for a card that is to lie where they stand; who may pay is the server's to say. */
export class Bill {
  price = $state.raw<Price | null>(null);

  constructor(private readonly seat: () => number) {}

  /** Whether they may be paid as the player has it. */
  payable = $derived.by(() => {
    const { ways = [], payers = [] } = this.price ?? {};
    return this.price === null || ways.some((way) => way.join() === payers.join());
  });

  /** Draws the bill up, unless the dwarfs are the player's own. */
  draw(cell: string, shape: string, bill: TollBill | undefined): boolean {
    const [payers] = bill?.ways ?? [];
    if (!bill || !payers || bill.dwarfs.every(({ owner }) => owner === this.seat())) return false;
    this.price = { cell, shape, ...bill, payers };
    return true;
  }

  /** Those who could pay the dwarf at that place. */
  payersOf(place: number): number[] {
    return [...new Set(this.price?.ways.flatMap((way) => way[place] ?? []))];
  }

  payBy(place: number, payer: number): void {
    if (this.price) this.price = { ...this.price, payers: this.price.payers.map((other, index) => (index === place ? payer : other)) };
  }

  close(): void {
    this.price = null;
  }
}
