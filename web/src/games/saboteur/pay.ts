/** S2-131: how many nuggets each winner gets, by the number of winners; the last line is for five and more. */
export const PAY: readonly (readonly [winners: number, each: number])[] = [
  [1, 5],
  [2, 4],
  [3, 3],
  [4, 2],
  [5, 1],
];
