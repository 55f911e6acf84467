/** How a table with roles and gold is played back, with what its modules tell. */
import { type Pacing, pacing } from '../tunnels/pace';
import { MODULES } from './modules';

const SHARING: Pacing = { times: { drafted: [0, 350], paid: [0, 250] }, sounds: { drafted: 'coin', paid: 'coin' } };

export const paced = pacing(SHARING, ...Object.values(MODULES));
