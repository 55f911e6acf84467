/** The goals that were named so far, for a card that needs two. */
export class GoalPair {
  named = $state.raw<string[]>([]);

  constructor(private readonly allowed: () => readonly string[][]) {}

  #fitting = $derived.by(() => this.allowed().filter((pair) => this.named.every((goal) => pair.includes(goal))));
  /** Goals that can be named now: as a first one, or beside the one named already. */
  partners = $derived.by(() => [...new Set(this.#fitting.flat())]);
  /** Both of them, in the order in which they are played. */
  whole = $derived.by(() => (this.named.length === 2 ? (this.#fitting[0] ?? null) : null));

  /** Names a goal, or takes it back. */
  toggle(goal: string): void {
    this.named = this.named.includes(goal) ? this.named.filter((other) => other !== goal) : [...this.named, goal];
  }

  clear(): void {
    this.named = [];
  }
}
