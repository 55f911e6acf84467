/** Who stands in the way of a tunnel, and who could pay for it. */
import { cellAt, xy } from './cells';
import type { Side } from './shapes';
import type { TollDwarf, Mine } from './view';

const STEPS: Record<Side, [number, number]> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

/** The cell of the card on whose end a dwarf stands. */
export function carrier({ cell, side }: TollDwarf): string {
  const [x, y] = xy(cell);
  const [dx, dy] = STEPS[side];
  return cellAt(x + dx, y + dy);
}

/** The dwarfs who want gold for a cell, but for one whose own card leaves before. */
export function standingAt(view: Mine, cell: string, lifted: string | null = null): TollDwarf[] {
  const found = (view.toll?.dwarfs ?? []).filter((dwarf) => dwarf.cell === cell && carrier(dwarf) !== lifted);
  return found.sort((left, right) => left.dwarf - right.dwarf);
}

export function ownGold(view: Mine): number {
  if (view.seat < 0) return 0;
  const cards = view.gold?.cards[view.seat] ?? [];
  return cards.reduce<number>((sum, value) => sum + (value ?? 0), view.gold?.balance[view.seat] ?? 0);
}

/** Those who could pay a dwarf: oneself if one can, then whoever has gold and was not asked in this turn. */
export function payersOf(view: Mine, dwarf: TollDwarf): number[] {
  if (dwarf.owner === view.seat) return [view.seat];
  const others = view.hand_sizes.map((_, seat) => seat).filter((seat) => seat !== view.seat && !wasAsked(view, seat, dwarf));
  const able = others.filter((seat) => seat === dwarf.owner || view.gold?.has_gold[seat]);
  return ownGold(view) > 0 ? [view.seat, ...able] : able;
}

/** In one turn everybody is asked at most once for a dwarf (TOLL-28). */
function wasAsked(view: Mine, seat: number, dwarf: TollDwarf): boolean {
  const asked = view.flow?.extra.toll?.asked ?? [];
  return asked.some(([payer, number]) => payer === seat && number === dwarf.dwarf);
}

/** What a seat would have to pay. */
export function due(dwarfs: readonly TollDwarf[], payers: readonly number[], seat: number): number {
  return dwarfs.filter((dwarf, place) => payers[place] === seat && dwarf.owner !== seat).length;
}

/** Who would pay each of the dwarfs: oneself as long as the gold lasts, then somebody who can be asked. */
export function likelyPayers(view: Mine, dwarfs: readonly TollDwarf[]): number[] {
  let purse = ownGold(view);
  return dwarfs.map((dwarf) => {
    const [first = view.seat, ...others] = payersOf(view, dwarf);
    if (first !== view.seat || dwarf.owner === view.seat) return first;
    return purse-- > 0 ? first : (others[0] ?? first);
  });
}
