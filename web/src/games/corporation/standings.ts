/** How the purses grew, read from the log. */
import type { GameEvent } from './view';

/** The coins of each seat after a turn; turn 0 is the beginning. */
export interface Standing {
  turn: number;
  coins: number[];
}

export function standings(log: readonly GameEvent[], players: number): Standing[] {
  const all: Standing[] = [{ turn: 0, coins: Array<number>(players).fill(0) }];
  for (const event of log) {
    const now = all.at(-1) as Standing;
    if (event.event === 'turn') all.push({ turn: event.number, coins: now.coins });
    if (event.event === 'income') now.coins = now.coins.map((coins, seat) => coins + (event.coins[seat] ?? 0));
  }
  return all;
}

/** Round numbers for an axis, from nought up to the highest value or a little above. */
export function ticks(highest: number, about = 5): number[] {
  const rough = Math.max(1, highest) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.ceil(Math.max(1, highest) / step) + 1 }, (_, index) => index * step);
}

export interface Plot {
  left: number;
  top: number;
  wide: number;
  high: number;
}

/** The line of one seat as points of the drawing. */
export function line(standings: readonly Standing[], seat: number, highest: number, plot: Plot): [number, number][] {
  const last = Math.max(1, standings.at(-1)?.turn ?? 1);
  return standings.map(({ turn, coins }) => [
    plot.left + (turn / last) * plot.wide,
    plot.top + plot.high - ((coins[seat] ?? 0) / Math.max(1, highest)) * plot.high,
  ]);
}

/** Where lines end so near each other that their names would overlap, the names move apart. */
export function spread(heights: readonly number[], gap: number, lowest: number): number[] {
  const order = [...heights.entries()].sort((one, other) => one[1] - other[1]);
  const placed = [...heights];
  let above = -Infinity;
  for (const [index, height] of order) {
    placed[index] = Math.max(height, above + gap);
    above = placed[index] as number;
  }
  let below = lowest;
  for (const [index] of order.reverse()) {
    placed[index] = Math.min(placed[index] as number, below);
    below = (placed[index] as number) - gap;
  }
  return placed;
}
