/** How a duel is played back. */
import { type Pacing, pacing } from '../tunnels/pace';

const VEINS: Pacing = {
  times: { uncovered: [0, 1100], claimed: [0, 1300] },
  sounds: { uncovered: 'creak', claimed: 'coin' },
  toAll: ['uncovered', 'claimed'],
  turns: ['claimed'],
};

export const paced = pacing(VEINS);
