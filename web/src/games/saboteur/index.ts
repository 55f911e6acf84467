import type { GameClient } from '../client';
import type { Tunnels } from '../tunnels/view';
import HowTo from './HowTo.svelte';
import Moment from '../tunnels/MineMoment.svelte';
import { paced } from './pace';
import Screen from './Screen.svelte';
import { told } from './told';

export default { ...told, ...paced, Screen, Moment, HowTo } satisfies GameClient<Tunnels>;
