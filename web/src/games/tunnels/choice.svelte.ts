import type { Mark } from './board/Board.svelte';
import { cellTargets, choose, lay, layCells, lying, pass, play, seatTargets, ways } from './moves';
import { goalName } from './naming';
import { isTunnel } from './shapes';
import type { Action } from '../../net/seen';
import type { Target, TunnelTable, TurnOptions } from './view';
import { t } from '../../words/words.svelte';

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
  /** A decision that was answered already; the controls wait for the next one. */
  #answered = $state.raw<unknown>(null);

  constructor(private readonly table: TunnelTable) {}

  decision = $derived.by(() => (this.table.decision === this.#answered ? null : this.table.decision));
  options = $derived.by((): TurnOptions | null => (this.decision?.kind === 'turn' ? this.decision.options : null));
  card = $derived.by(() => (this.index === null ? null : (this.table.view?.hand[this.index] ?? null)));
  cells = $derived.by(() => (this.options && this.card ? layCells(this.options, this.card) : new Map<string, string[]>()));
  seats = $derived.by(() => (this.options && this.card ? seatTargets(this.options, this.card) : new Map<number, Target[]>()));
  places = $derived.by(() => (this.options && this.card ? cellTargets(this.options, this.card) : new Map<string, Target>()));

  /** Every cell that any card of the hand may go to, so that the eye can take them in. */
  reach = $derived.by(() => (this.options ? Object.values(this.options.lay).flatMap((ways) => Object.values(ways).flat()) : []));

  /** Whether the card may be turned at the cell that is looked at, or anywhere. */
  turnable = $derived.by(() => {
    const cell = this.chosen ?? this.hovered;
    const fits = cell ? this.cells.get(cell) : undefined;
    if (fits) return fits.length > 1;
    return [...this.cells.values()].some((shapes) => shapes.length > 1);
  });

  ghost = $derived.by(() => {
    const cell = this.chosen ?? this.hovered;
    const fits = cell ? this.cells.get(cell) : undefined;
    if (!cell || !fits) return null;
    return { cell, shape: lying(fits, this.way ?? this.card ?? ''), sure: this.chosen !== null };
  });

  marks = $derived.by(() => {
    const marks = new Map<string, Mark>();
    const view = this.table.view;
    if (!view) return marks;
    for (const cell of this.cells.keys()) marks.set(cell, { kind: 'lay', label: t('client-lay-at', { cell }) });
    for (const [cell, target] of this.places) {
      const label = target.goal ? t('client-look-at', { goal: goalName(view, cell) }) : t('client-collapse-at', { cell });
      marks.set(cell, { kind: target.goal ? 'look' : 'fall', label });
    }
    if (this.decision?.kind === 'goal-order') {
      for (const cell of this.decision.options.open) {
        marks.set(cell, { kind: 'open', label: t('client-open-first', { goal: goalName(view, cell) }) });
      }
    }
    return marks;
  });

  /** Takes a card up, or puts it back. */
  pick(index: number): void {
    this.table.playback.skip();
    this.chosen = null;
    this.asking = null;
    this.hovered = null;
    this.table.refusal = null;
    if (this.index === index) return this.drop();
    this.index = index;
    this.way = this.card;
  }

  drop(): void {
    this.index = null;
    this.way = null;
    this.chosen = null;
    this.asking = null;
    this.hovered = null;
  }

  turn(): void {
    if (!this.card || !isTunnel(this.card)) return;
    const now = this.ghost?.shape ?? this.way ?? this.card;
    this.way = ways(this.card).find((way) => way !== now) ?? this.card;
  }

  /** A cell was tapped; with a finger the first tap shows and the second one plays. */
  tap(cell: string, kind: string): void {
    if (this.decision?.kind === 'goal-order' && this.decision.options.open.includes(cell)) {
      return this.#send(choose('open', cell));
    }
    if (!this.card) return;
    const legal = this.cells.has(cell) || this.places.has(cell);
    if (legal && kind === 'touch' && this.chosen !== cell) {
      this.chosen = cell;
      return;
    }
    this.#playAt(cell);
  }

  confirm(): void {
    if (this.chosen) this.#playAt(this.chosen);
  }

  /** Dropped from a drag: fingers still confirm. */
  dropAt(cell: string, kind: string): void {
    if (!this.cells.has(cell) && !this.places.has(cell)) return this.#playAt(cell);
    if (kind === 'touch') this.chosen = cell;
    else this.#playAt(cell);
  }

  #playAt(cell: string): void {
    const card = this.card;
    if (!card) return;
    const fits = this.cells.get(cell);
    const target = this.places.get(cell);
    if (fits) return this.#send(lay(lying(fits, this.way ?? card), cell));
    if (target) return this.#send(play(card, target));
    // Not offered: the table says why.
    if (isTunnel(card)) this.table.act(lay(this.way ?? card, cell));
  }

  tapSeat(seat: number): void {
    const targets = this.seats.get(seat);
    if (!this.card || !targets?.length) return;
    if (targets.length > 1) this.asking = this.asking === seat ? null : seat;
    else this.#send(play(this.card, targets[0] as Target));
  }

  aim(target: Target): void {
    if (this.card) this.#send(play(this.card, target));
  }

  discard(): void {
    if (this.card && this.options) this.#send(pass([this.card]));
  }

  answer(word: string, value: unknown): void {
    this.#send(choose(word, value));
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
