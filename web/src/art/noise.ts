/** Numbers that look random and are the same every time for the same seed word. */
export type Dice = () => number;

export function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  return value >>> 0;
}

/** mulberry32: each call gives the next number in [0, 1). */
export function dice(seed: string): Dice {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** A smooth wave through random heights in [-1, 1], one for each unit of its argument. */
export function wave(roll: Dice): (along: number) => number {
  const heights = Array.from({ length: 64 }, () => roll() * 2 - 1);
  const height = (index: number): number => heights[((index % 64) + 64) % 64] ?? 0;
  return (along) => {
    const left = Math.floor(along);
    const part = along - left;
    const ease = part * part * (3 - 2 * part);
    return height(left) * (1 - ease) + height(left + 1) * ease;
  };
}

export function pick<T>(roll: Dice, among: readonly T[]): T {
  return among[Math.floor(roll() * among.length)] as T;
}
