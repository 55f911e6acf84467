import { prefs } from '../../prefs.svelte';
import type { GameInfo, ModuleInfo, NewTable, OptionInfo } from '../../wire';
import { language, t } from '../../words/words.svelte';
import { BOXES, type Box, type Preset, best } from '../../games/boxes';

export type Kind = 'friends' | 'bots' | 'pass';
type Value = OptionInfo['values'][number];
export interface Exclusion {
  module: string;
  clause: string;
}

/** A table that is being made: the game, what is in the box, and who plays. */
export class Draft {
  kind = $state<Kind>('friends');
  #seats = $state(5);
  people = $state(2);
  names = $state<string[]>([]);
  listed = $state(false);
  #chat = $state<boolean | null>(null);
  claims = $state(true);
  clock = $state(0);
  pace = $state<NonNullable<NewTable['pace']>>('normal');
  takeback = $state(0);
  aids = $state(true);
  edition = $state('jubilee');
  bot = $state('adept');
  game = $state.raw<GameInfo | null>(null);
  modules = $state.raw<string[]>([]);
  #options = $state.raw<Record<string, Value>>({});

  presets = $derived.by((): Preset[] => this.#box?.presets ?? []);
  preset = $derived.by(() => this.presets.find(({ modules }) => same(modules, this.modules))?.id ?? 'own');
  /** Least and most players of the game with these modules: the last of them that says something decides. */
  range = $derived.by((): [number, number] => {
    const deciding = this.#chosen.findLast(({ players }) => players);
    return deciding?.players ?? this.game?.players ?? [0, 0];
  });
  players = $derived.by(() => Math.min(this.range[1], Math.max(this.range[0], this.#seats)));
  sharing = $derived.by(() => Math.min(this.people, this.players));
  best = $derived.by(() => best(this.game?.id ?? '', this.modules));
  hasMaps = $derived.by(() => this.game?.claims ?? false);
  options = $derived.by(() => named(this.game?.options ?? []));
  /** Editions are worth a question where they play something differently. */
  editions = $derived.by(() => (this.#chosen.some(({ editions }) => Object.keys(editions).length) ? (this.game?.editions ?? []) : []));

  /** Friends who play by link may write freely, strangers only if the host allows it. */
  get chat(): boolean {
    return this.#chat ?? !this.listed;
  }
  set chat(chat: boolean) {
    this.#chat = chat;
  }

  get #box(): Box | undefined {
    return BOXES[this.game?.id ?? ''];
  }

  get #chosen(): ModuleInfo[] {
    return (this.game?.modules ?? []).filter(({ id }) => this.modules.includes(id));
  }

  choose(game: GameInfo): void {
    this.game = game;
    this.modules = [];
    this.#options = {};
    this.#seats = this.#box?.usual ?? game.players[0];
    this.edition = game.editions[0] ?? 'jubilee';
    this.bot = 'adept';
  }

  take(preset: Preset): void {
    this.#put(preset.modules);
  }

  seat(players: number): void {
    this.#seats = players;
  }

  toggle(module: string): void {
    if (this.modules.includes(module)) this.#put(this.modules.filter((id) => id !== module));
    else if (!this.exclusion(module)) this.#put([...this.modules, module]);
  }

  /** What is taken out of the box takes its settings along. */
  #put(modules: string[]): void {
    const gone = this.modules.filter((id) => !modules.includes(id)).flatMap((id) => this.optionsOf(id).map(({ name }) => name));
    this.#options = Object.fromEntries(Object.entries(this.#options).filter(([name]) => !gone.includes(name)));
    this.modules = modules;
  }

  /** The chosen module that a module cannot go with, and the clause that says so. */
  exclusion(module: string): Exclusion | null {
    const other = this.#chosen.find(({ excludes }) => module in excludes);
    if (other) return { module: other.id, clause: other.excludes[module] ?? '' };
    const alone = this.#chosen.find((chosen) => this.#aloneBy(chosen));
    return alone ? { module: alone.id, clause: this.#aloneBy(alone)?.clause ?? '' } : null;
  }

  /** The option by which a module leaves no room for others, as it is set now. */
  #aloneBy(module: ModuleInfo): OptionInfo | undefined {
    return module.options.find((option) => option.name === module.alone && this.value(option) === true);
  }

  /** A chosen module that a value would leave no room for. */
  inTheWay(option: OptionInfo, value: Value): string | null {
    const owner = this.#chosen.find(({ alone }) => alone === option.name);
    return owner && value === true ? (this.modules.find((id) => id !== owner.id) ?? null) : null;
  }

  optionsOf(module: string): OptionInfo[] {
    return named(this.game?.modules.find(({ id }) => id === module)?.options ?? []);
  }

  /** What an option is set to: as somebody said, else as the edition has it. */
  value(option: OptionInfo): Value {
    const told = this.#chosen.map(({ editions }) => editions[this.#playedEdition]?.[option.name]).find((value) => value !== undefined);
    return this.#options[option.name] ?? told ?? option.default;
  }

  set(option: OptionInfo, value: Value): void {
    this.#options = { ...this.#options, [option.name]: value };
  }

  /** The values that one chooses from; seats and small ranges of numbers are listed too. */
  values(option: OptionInfo): Value[] {
    const seats = option.seat ? Array.from({ length: this.players }, (_, seat) => seat) : [];
    return [...option.values.filter((value) => value !== 'custom' && !numbers(option).includes(value as number)), ...numbers(option), ...seats];
  }

  get #playedEdition(): string {
    return this.editions.includes(this.edition) ? this.edition : (this.game?.editions[0] ?? 'jubilee');
  }

  body(): NewTable {
    const offered = [...this.options, ...this.modules.flatMap((module) => this.optionsOf(module))].map(({ name }) => name);
    const bots = { friends: 0, bots: this.players - 1, pass: this.players - this.sharing }[this.kind];
    const body: NewTable = {
      game: this.game?.id ?? 'saboteur',
      players: this.players,
      modules: this.modules,
      edition: this.#playedEdition,
      options: Object.fromEntries(Object.entries(this.#options).filter(([name]) => offered.includes(name))),
      language: language(),
      name: prefs.name.trim() || t('play-own-name'),
      listed: this.kind === 'friends' && this.listed,
      chat: this.chat,
      claims: this.claims,
      clock: this.clock || null,
      pace: this.pace,
      takeback: this.takeback,
      aids: this.aids,
      look: prefs.look,
      bots: Array<string>(bots).fill(this.bot),
      start: this.kind !== 'friends',
    };
    if (this.kind !== 'pass') return body;
    const names = Array.from({ length: this.sharing - 1 }, (_, index) => this.names[index]?.trim() || t('seat-name', { seat: index + 2 }));
    return { ...body, pass_and_play: true, names };
  }
}

const LISTED = 20;

function numbers({ range }: OptionInfo): number[] {
  if (!range || range[1] - range[0] > LISTED) return [];
  return Array.from({ length: range[1] - range[0] + 1 }, (_, step) => range[0] + step);
}

/** Options that one chooses from a list; places in the mine are not. */
const named = (options: readonly OptionInfo[]): OptionInfo[] => options.filter(({ values, seat }) => seat || values.length > 1);

const same = (left: readonly string[], right: readonly string[]): boolean => left.length === right.length && left.every((word) => right.includes(word));
