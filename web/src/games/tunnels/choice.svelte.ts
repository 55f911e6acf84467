import type { Action } from '../../net/seen';
import { Basket, type Purpose } from './basket.svelte';
import { Bill } from './bill.svelte';
import type { Mark } from './board/mark';
import { GoalPair } from './goalPair.svelte';
import { marksOf } from './marks';
import { cellTargets, choose, goalPairs, lay, layCells, lying, moveCells, needsNoTarget, pass, play, seatTargets, usable, ways } from './moves';
import { isTunnel } from './shapes';
import type { Bills, Options, Target, TunnelTable, TurnOptions } from './view';

/** A card that is to be laid, or moved. */
interface Announced {
  lay?: string;
  at?: string;
  to?: string;
  shows?: string;
}

/** What the player is about to do: a card in the fingers, a ghost in the mine, targets that light up. */
export class Choice {
  index = $state<number | null>(null);
  /** How the player holds a tunnel card. */
  way = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** The cell chosen with a first touch; a second one confirms. */
  chosen = $state<string | null>(null);
  /** A seat where a card can do more than one thing. */
  asking = $state<number | null>(null);
  readonly pair: GoalPair;
  readonly bill: Bill;
  readonly basket: Basket;
  /** A decision that was answered already; the controls wait for the next one. */
  #answered = $state.raw<unknown>(null);

  constructor(private readonly table: TunnelTable) {
    this.pair = new GoalPair(() => (this.options && this.card ? goalPairs(this.options, this.card) : []));
    this.bill = new Bill(() => this.table.view?.seat ?? -1);
    this.basket = new Basket(
      () => this.options,
      () => this.table.shown?.hand ?? [],
    );
  }

  decision = $derived.by(() => (this.table.decision === this.#answered ? null : this.table.decision));
  /** The options of the decision, if it is of that kind. */
  asked<Kind extends keyof Options>(kind: Kind): Options[Kind] | null {
    return this.decision?.kind === kind ? (this.decision.options as Options[Kind]) : null;
  }
  options = $derived.by((): TurnOptions | null => this.asked('turn'));
  card = $derived.by(() => (this.index === null ? null : (this.table.shown?.hand[this.index] ?? null)));
  /** Cells where the card, or the one it moves, may lie, each with the ways it may lie there. */
  cells = $derived.by(() => {
    if (!this.card || this.bill.price) return new Map<string, string[]>();
    if (this.decision?.kind === 'pathfinder') return layCells(this.decision.options, this.card);
    if (!this.options) return new Map<string, string[]>();
    return isTunnel(this.card) ? layCells(this.options, this.card) : moveCells(this.options, this.card);
  });
  seats = $derived.by(() => (this.options && this.card ? seatTargets(this.options, this.card) : new Map<number, Target[]>()));
  places = $derived.by(() => (this.options && this.card ? cellTargets(this.options, this.card) : new Map<string, Target>()));
  free = $derived.by(() => this.options !== null && this.card !== null && needsNoTarget(this.options, this.card));
  /** Seats that answer the decision itself. */
  asks = $derived.by(() => (this.decision?.kind === 'chest' ? (this.decision.options.on ?? []) : []));

  /** Every cell that any card of the hand may go to, so that the eye can take them in. */
  reach = $derived.by(() => {
    const lays = this.options?.lay ?? (this.decision?.kind === 'pathfinder' ? this.decision.options.lay : {});
    return Object.values(lays).flatMap((shapes) => Object.values(shapes).flat());
  });

  /** Whether the card may be turned at the cell that is looked at, or anywhere. */
  turnable = $derived.by(() => {
    const cell = this.chosen ?? this.hovered;
    const fits = cell ? this.cells.get(cell) : undefined;
    if (fits) return fits.length > 1;
    return [...this.cells.values()].some((shapes) => shapes.length > 1);
  });

  ghost = $derived.by(() => {
    if (this.bill.price) return { cell: this.bill.price.cell, shape: this.bill.price.shape, sure: true };
    const cell = this.chosen ?? this.hovered;
    const fits = cell ? this.cells.get(cell) : undefined;
    if (!cell || !fits) return this.#announced;
    return { cell, shape: lying(fits, this.way ?? this.card ?? ''), sure: this.chosen !== null };
  });

  /** A card that somebody wants to lay: it waits for a veto, or for somebody to pay. */
  #announced = $derived.by(() => {
    const view = this.table.shown;
    const action = (this.table.about?.action as Announced | undefined) ?? view?.toll?.offer?.action ?? (view?.window ? view.flow?.play.action : null);
    const cell = action?.to ?? (action?.lay ? action.at : undefined);
    const shape = action?.shows ?? action?.lay;
    return cell && shape ? { cell, shape, sure: true } : null;
  });

  marks = $derived.by(() => (this.table.shown ? marksOf(this, this.table.shown) : new Map<string, Mark>()));

  /** Whether there is nothing to do with a card of the hand but to discard it. */
  idle(card: string): boolean {
    if (this.basket.purpose) return false;
    if (this.decision?.kind === 'pathfinder') return !(card in this.decision.options.lay);
    return this.options !== null && !usable(this.options, card);
  }

  holds(index: number): boolean {
    return this.basket.purpose ? this.basket.marked.includes(index) : this.index === index;
  }

  /** Takes a card up, or puts it back. */
  pick(index: number): void {
    this.table.catchUp();
    this.table.refusal = null;
    if (this.basket.purpose) return this.basket.toggle(index);
    if (this.index === index) return this.drop();
    this.#letGo();
    this.index = index;
    this.way = this.card && isTunnel(this.card) ? this.card : ([...this.cells.values()][0]?.[0] ?? null);
  }

  drop(): void {
    this.index = null;
    this.way = null;
    this.#letGo();
    this.basket.close();
  }

  #letGo(): void {
    this.chosen = null;
    this.asking = null;
    this.hovered = null;
    this.pair.clear();
    this.bill.close();
  }

  turn(): void {
    if (!this.cells.size) return;
    const cell = this.chosen ?? this.hovered;
    const fits = cell ? this.cells.get(cell) : undefined;
    const held = (fits && this.ghost?.shape) ?? this.way ?? '';
    this.way = (fits ?? ways(held)).find((way) => way !== held) ?? held;
  }

  /** A cell was tapped; with a finger the first tap shows and the second one plays. */
  tap(cell: string, kind: string): void {
    const { decision } = this;
    if (decision?.kind === 'goal-order' && decision.options.open.includes(cell)) return this.answer('open', cell);
    if (decision?.kind === 'chest' && decision.options.goal?.includes(cell)) return this.answer('goal', cell);
    if (this.basket.purpose?.for === 'toll') return this.#stand(cell);
    if (!this.card || this.bill.price) return;
    if (this.pair.partners.includes(cell)) return this.#name(cell, kind);
    const legal = this.cells.has(cell) || this.places.has(cell);
    if (legal && kind === 'touch' && this.chosen !== cell) {
      this.chosen = cell;
      return;
    }
    this.#playAt(cell);
  }

  confirm(): void {
    if (this.pair.whole) this.#sendPair();
    else if (this.chosen) this.#playAt(this.chosen);
  }

  /** Dropped from a drag: fingers still confirm. */
  dropAt(cell: string, kind: string): void {
    if (this.pair.partners.includes(cell)) return this.#name(cell, kind);
    if (!this.cells.has(cell) && !this.places.has(cell)) return this.#playAt(cell);
    if (kind === 'touch') this.chosen = cell;
    else this.#playAt(cell);
  }

  #playAt(cell: string): void {
    const card = this.card;
    if (!card) return;
    const fits = this.cells.get(cell);
    const target = this.places.get(cell);
    if (fits) return this.#put(cell, lying(fits, this.way ?? card));
    if (target) return this.#send(play(card, target));
    if (this.free) return this.aim({});
    // Not offered: the table says why.
    if (isTunnel(card)) this.#lay(this.way ?? card, cell);
  }

  /** Names one goal of two; with a finger the second one waits for a confirmation. */
  #name(cell: string, kind: string): void {
    this.pair.toggle(cell);
    if (kind !== 'touch') this.#sendPair();
  }

  #sendPair(): void {
    if (this.card && this.pair.whole) this.#send(play(this.card, { goals: this.pair.whole }));
  }

  /** An end for the toll dwarf; where a cell has several, tapping goes round them. */
  #stand(cell: string): void {
    const ends = (this.options?.toll?.ends ?? []).filter((end) => end.at === cell);
    const now = ends.findIndex((end) => end.side === this.basket.end?.side && end.at === this.basket.end.at);
    if (ends.length) this.basket.end = ends[(now + 1) % ends.length] ?? null;
  }

  // ---- laying, where it may cost something

  #put(cell: string, shape: string): void {
    if (!this.bill.draw(cell, shape, this.#bills[cell])) this.#lay(shape, cell);
  }

  /** What toll dwarfs want for the cells where the card in the fingers may go, or the one it moves. */
  get #bills(): Bills {
    const moves = this.card !== null && !isTunnel(this.card);
    const offered = moves ? this.options?.moved : (this.options ?? this.asked('pathfinder'));
    return offered?.payers ?? {};
  }

  settle(): void {
    const { price, payable } = this.bill;
    if (price && payable) this.#lay(price.shape, price.cell, price.payers);
  }

  #lay(shape: string, cell: string, payers: number[] = []): void {
    const paid = payers.some((payer) => payer !== this.table.shown?.seat) ? { payers } : {};
    if (this.decision?.kind === 'pathfinder') this.#send({ choose: { ...lay(shape, cell), ...paid } });
    else if (this.card && !isTunnel(this.card)) this.#send(play(this.card, { to: cell, shows: shape, ...paid }));
    else if (this.cells.has(cell) || this.bill.price) this.#send({ ...lay(shape, cell), ...paid });
    else this.table.act(lay(shape, cell));
  }

  // ---- everything else

  aimsAt(seat: number): boolean {
    return this.seats.has(seat) || this.asks.includes(seat);
  }

  tapSeat(seat: number): void {
    if (this.asks.includes(seat)) return this.answer('on', seat);
    const targets = this.seats.get(seat);
    if (!this.card || !targets?.length) return;
    if (targets.length > 1) this.asking = this.asking === seat ? null : seat;
    else this.#send(play(this.card, targets[0] as Target));
  }

  aim(target: Target): void {
    if (this.card) this.#send(play(this.card, target));
  }

  /** Discards the card in the fingers; where more of them may go, asks for the others first. */
  discard(): void {
    if (this.basket.purpose) return this.pay();
    if (!this.card || !this.options) return;
    if (this.options.pass.most > 1) this.collect({ for: 'pass' });
    else this.#send(pass([this.card]));
  }

  /** Begins to lay cards aside, the one in the fingers first. */
  collect(purpose: Purpose): void {
    const first = this.index;
    this.drop();
    this.basket.open(purpose, first);
  }

  pay(): void {
    const action = this.basket.action();
    if (action) this.#send(action);
  }

  answer(word: string, value: unknown): void {
    this.#send(choose(word, value));
  }

  /** Answers for several who sit at one device. */
  answerFor(seats: readonly number[], word: string, value: unknown): void {
    for (const seat of seats) this.table.act(choose(word, value), seat);
  }

  #send(action: Action): void {
    this.#answered = this.table.decision;
    this.table.playback.skip();
    this.table.act(action);
    this.drop();
  }

  /** The table refused: the same question stands again. */
  again(): void {
    this.#answered = null;
  }
}
