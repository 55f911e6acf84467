import type { Action } from '../../net/seen';
import { t } from '../../words/words.svelte';
import { cellName, symbolAt } from './cells';
import { COLOURS, type Colour } from './colours';
import { byCell, exitDue, nextCells, reveals } from './plan';
import { cardName, colourName } from './story';
import type { CorporationTable, Uses } from './view';

/** A cell that can be tapped, and for which corporations. */
export interface Mark {
  colours: Colour[];
  label: string;
}

/** Questions that are answered with corporations, and with how many of them. */
interface Picking {
  from: readonly Colour[];
  count: number;
  /** Whether one corporation may be picked twice. */
  again: boolean;
}

/** What the player is about to do: a corporation, crystals on the drawing that are not sent yet, a card in use. */
export class Choice {
  /** The corporation to dig with, or whose tunnel is looked at. */
  colour = $state<Colour | null>(null);
  planned = $state.raw<string[]>([]);
  /** A cell where several corporations could dig. */
  asking = $state<string | null>(null);
  /** A gold cell whose pay is looked at. */
  looked = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** A card in use that needs to know more. */
  using = $state<string | null>(null);
  picked = $state.raw<Colour[]>([]);
  /** A decision that was answered already; the controls wait for the next one. */
  #answered = $state.raw<unknown>(null);
  /** Crystals of a confirmed plan that wait for their turn to be sent. */
  #queue = $state.raw<string[]>([]);

  constructor(private readonly table: CorporationTable) {}

  decision = $derived.by(() => (this.table.decision === this.#answered || this.#queue.length ? null : this.table.decision));
  digging = $derived.by(() => (this.decision?.kind === 'dig' ? this.decision.options : null));
  uses = $derived.by((): Uses => this.decision?.options.use ?? {});

  /** The colour of the next crystal, if that is clear. */
  tool = $derived.by((): Colour | null => {
    const colour = this.table.shown?.colour ?? null;
    return this.digging && colour ? colour : this.colour;
  });

  exit = $derived.by(() => this.digging !== null && exitDue(this.digging, this.planned));

  /** Whether the plan ends early, at something that has to be seen first. */
  stopped = $derived.by(() => {
    const view = this.table.shown;
    const last = this.planned.at(-1);
    return Boolean(view && last && this.digging && this.planned.length < this.digging.budget && reveals(this.digging, view, last));
  });

  /** What the corporations below are asked for; null where they only show their tunnels. */
  picking = $derived.by((): Picking | null => {
    if (this.using === 'cave-in') return { from: COLOURS.filter((colour) => this.#pairWith(colour)), count: 2, again: true };
    if (this.using === 'secret-tunnel') return { from: this.#tunnelColours(), count: 1, again: false };
    switch (this.decision?.kind) {
      case 'invest':
        return { from: this.decision.options.invest, count: this.decision.options.count, again: false };
      case 'safe':
      case 'stock-market':
        return { from: this.decision.options.take, count: this.decision.options.count, again: false };
      case 'cave-in':
        return { from: this.decision.options.remove, count: 1, again: false };
      case 'exchange': {
        const swaps = this.decision.options.exchange;
        const gave = this.picked[0];
        const from = gave ? [gave, ...(swaps[gave] ?? [])] : COLOURS.filter((colour) => swaps[colour]);
        return { from, count: 2, again: false };
      }
      default:
        return null;
    }
  });

  /** Which corporations can be pressed now. */
  offered = $derived.by((): readonly Colour[] => {
    if (this.picking) return this.picking.from;
    const view = this.table.shown;
    if (!this.digging || !view) return COLOURS;
    if (this.asking) return this.cells.get(this.asking)?.colours ?? [];
    return COLOURS.filter((colour) => this.digging?.dig[colour]?.length);
  });

  cells = $derived.by((): Map<string, Mark> => {
    const view = this.table.shown;
    const marks = new Map<string, Mark>();
    if (!view) return marks;
    if (this.using === 'secret-tunnel') {
      const colour = this.picked[0];
      if (!colour || this.planned.length) return marks;
      for (const { at, colour: own } of this.uses['secret-tunnel'] ?? []) {
        if (at && own === colour) marks.set(at, { colours: [colour], label: this.#label(at, [colour]) });
      }
      return marks;
    }
    if (!this.digging || this.using) return marks;
    const colour = this.tool;
    if (!colour) {
      for (const [cell, colours] of byCell(this.digging.dig)) marks.set(cell, { colours, label: this.#label(cell, colours) });
      return marks;
    }
    for (const cell of nextCells(this.digging, view, colour, this.planned)) marks.set(cell, { colours: [colour], label: this.#label(cell, [colour]) });
    return marks;
  });

  /** Crystals that are not there yet: planned, or on their way. */
  ghosts = $derived.by(() => (this.#queue.length ? this.#queue : this.planned));
  ghostColour = $derived.by((): Colour | null => (this.using === 'secret-tunnel' ? (this.picked[0] ?? null) : (this.tool ?? this.table.shown?.colour ?? null)));

  /** What would be sent now, if anything can be. */
  ready = $derived.by((): Action | null => {
    const [one, two] = this.picked;
    const cell = this.planned[0];
    if (this.using === 'cave-in') return two && this.#pairWith(two) ? { use: 'cave-in', colours: this.#pairWith(two) } : null;
    if (this.using === 'secret-tunnel') return one && cell ? { use: 'secret-tunnel', at: cell, colour: one } : null;
    switch (this.decision?.kind) {
      case 'dig':
        return cell && this.tool ? { dig: cell, colour: this.tool } : null;
      case 'invest':
        return this.picked.length === this.decision.options.count ? { invest: this.picked } : null;
      case 'safe':
        return one ? { choose: { take: one } } : null;
      case 'stock-market':
        return one && two ? { choose: { take: this.picked } } : null;
      case 'exchange':
        return one && two ? { exchange: one, for: two } : null;
      case 'cave-in':
        return one ? { choose: { remove: one } } : null;
      default:
        return null;
    }
  });

  /** The gold cell whose pay is shown: looked at, pointed at, or planned. */
  gold = $derived.by((): string | null => {
    const view = this.table.shown;
    if (!view) return null;
    const isGold = (cell: string | null | undefined): cell is string => Boolean(cell && symbolAt(view.board, cell) === 'gold' && !(cell in view.gems));
    return [this.looked, this.hovered, this.planned.findLast(isGold)].find(isGold) ?? null;
  });

  /** The two crystals that a Cave-In may take if this one is among them, and the one that was picked first. */
  #pairWith(colour: Colour): Colour[] | undefined {
    const [first] = this.picked;
    const pairs = (this.uses['cave-in'] ?? []).map(({ colours = [] }) => colours);
    if (first === undefined) return pairs.find((pair) => pair.includes(colour));
    return pairs.find((pair) => [[first, colour], [colour, first]].some((wanted) => wanted.join() === pair.join()));
  }

  #tunnelColours(): Colour[] {
    const uses = this.uses['secret-tunnel'] ?? [];
    return COLOURS.filter((colour) => uses.some((use) => use.colour === colour));
  }

  #label(cell: string, colours: readonly Colour[]): string {
    const symbol = this.table.shown ? symbolAt(this.table.shown.board, cell) : 'empty';
    return t('mountain-dig-at', { cell: cellName(cell), symbol, colours: colours.map(colourName).join(', ') });
  }

  // ---- what the player does

  /** A corporation was pressed: to dig with, to pick, or to look at. */
  press(colour: Colour): void {
    this.table.catchUp();
    this.table.refusal = null;
    if (this.picking) return this.#pick(colour, this.picking);
    if (this.asking && this.digging) {
      const cell = this.asking;
      this.asking = null;
      this.colour = colour;
      this.planned = [cell];
      return;
    }
    if (this.digging && this.table.shown?.colour) return;
    if (this.planned.length) this.planned = [];
    this.colour = this.colour === colour ? null : colour;
  }

  #pick(colour: Colour, { from, count, again }: Picking): void {
    if (this.picked.includes(colour) && !again) {
      this.picked = this.picked.filter((other) => other !== colour && this.decision?.kind !== 'exchange');
    } else if (from.includes(colour)) {
      this.picked = [...(this.picked.length < count ? this.picked : this.picked.slice(0, count - 1)), colour];
    }
    if (this.using === 'secret-tunnel') this.planned = [];
  }

  tap(cell: string | null): void {
    this.table.catchUp();
    this.table.refusal = null;
    const view = this.table.shown;
    if (!cell || !view) return this.look(null);
    if (cell === this.planned.at(-1)) return this.undo();
    const mark = this.cells.get(cell);
    this.look(symbolAt(view.board, cell) === 'gold' && !(cell in view.gems) ? cell : null);
    if (!mark) {
      this.asking = null;
      // Not offered: the table says why.
      if (this.digging && this.tool && !this.planned.length && !this.looked) this.table.act({ dig: cell, colour: this.tool });
      return;
    }
    if (mark.colours.length > 1) {
      this.asking = cell;
      return;
    }
    this.asking = null;
    if (this.using !== 'secret-tunnel') this.colour = mark.colours[0] ?? this.colour;
    this.planned = [...this.planned, cell];
  }

  look(cell: string | null): void {
    this.looked = cell;
  }

  undo(): void {
    if (this.asking) this.asking = null;
    else if (this.planned.length) this.planned = this.planned.slice(0, -1);
    else if (this.picked.length) this.picked = this.picked.slice(0, -1);
    else if (this.using) this.using = null;
    else this.colour = null;
    this.looked = null;
  }

  /** Everything that was not sent is forgotten. */
  drop(): void {
    this.planned = [];
    this.picked = [];
    this.asking = null;
    this.looked = null;
    this.using = null;
  }

  /** A card is taken up; one that needs nothing more is used at once. */
  use(card: string): void {
    const ways = this.uses[card];
    this.drop();
    if (card === 'cave-in' || card === 'secret-tunnel') this.using = card;
    else if (ways) this.#send({ use: card });
  }

  confirm(): void {
    const action = this.ready;
    if (!action) return;
    const rest = 'dig' in action ? this.planned.slice(1) : [];
    this.#send(action);
    this.#queue = rest;
  }

  /** Leaves a question that may be left. */
  done(): void {
    this.#send(this.decision?.kind === 'cave-in' ? { choose: { keep: true } } : { done: true });
  }

  #send(action: Action): void {
    const colour = this.tool;
    this.#answered = this.table.decision;
    this.table.playback.skip();
    this.table.act(action);
    this.drop();
    this.colour = 'dig' in action ? colour : null;
  }

  // ---- what the table does

  /** The table asks anew: a confirmed plan goes on as far as the question is the expected one. */
  follow(): void {
    const next = this.#queue[0];
    const asked = this.table.pending;
    if (next === undefined || asked === this.#answered) return;
    if (asked === null && this.table.sending) return;
    const colour = this.table.view?.colour;
    if (asked?.kind !== 'dig' || !colour || !asked.options.dig[colour]?.includes(next)) {
      this.#queue = [];
      return;
    }
    this.#answered = asked;
    this.#queue = this.#queue.slice(1);
    this.table.act({ dig: next, colour });
  }

  /** The table refused: the same question stands again. */
  again(): void {
    this.#answered = null;
    this.#queue = [];
  }

  /** Another question: what was prepared for the last one is of no use. */
  fresh(): void {
    this.drop();
    this.colour = null;
  }

  cardLabel(card: string): string {
    return t('mountain-use-card', { card, name: cardName(card) });
  }
}
