import type { Action } from '../../net/seen';
import { buyOff, pass, placeDwarf } from './moves';
import type { TollEnd, TurnOptions } from './view';

export type Purpose = { for: 'pass' } | { for: 'remove'; card: string } | { for: 'toll'; dwarf: number };

/** Cards of the hand laid aside as a price: to pass, to be rid of a card in front of oneself, to hire a toll dwarf. */
export class Basket {
  purpose = $state.raw<Purpose | null>(null);
  /** Places in the hand. */
  marked = $state.raw<number[]>([]);
  /** Where the toll dwarf is to stand. */
  end = $state.raw<TollEnd | null>(null);

  constructor(
    private readonly options: () => TurnOptions | null,
    private readonly hand: () => readonly string[],
  ) {}

  least = $derived.by(() => (this.purpose?.for === 'remove' ? (this.options()?.remove?.count ?? 0) : 1));
  most = $derived.by(() => {
    if (this.purpose?.for === 'pass') return this.options()?.pass.most ?? 1;
    return this.purpose?.for === 'remove' ? (this.options()?.remove?.count ?? 0) : 1;
  });
  cards = $derived.by(() => this.marked.flatMap((place) => this.hand()[place] ?? []));
  ready = $derived.by(() => this.cards.length >= this.least && this.cards.length <= this.most && (this.purpose?.for !== 'toll' || this.end !== null));

  open(purpose: Purpose, first: number | null = null): void {
    this.purpose = purpose;
    this.marked = first === null ? [] : [first];
    this.end = null;
  }

  close(): void {
    this.purpose = null;
    this.marked = [];
    this.end = null;
  }

  /** Marks a card or takes the mark away; where there is room for no more, the first one goes. */
  toggle(place: number): void {
    if (this.marked.includes(place)) this.marked = this.marked.filter((other) => other !== place);
    else this.marked = [...this.marked, place].slice(-this.most);
  }

  action(): Action | null {
    if (!this.ready || !this.purpose) return null;
    if (this.purpose.for === 'pass') return pass(this.cards);
    if (this.purpose.for === 'remove') return buyOff(this.purpose.card, this.cards);
    return this.end ? placeDwarf(this.purpose.dwarf, this.end, this.cards[0] ?? '') : null;
  }
}
