import type { GameClient } from '../client';
import { isRead, isTurningPoint, pace, sound } from '../tunnels/pace';
import type { Tunnels } from '../tunnels/view';
import HowTo from './HowTo.svelte';
import Moment from '../tunnels/MineMoment.svelte';
import Screen from './Screen.svelte';
import { told } from './told';

export default { ...told, Screen, Moment, HowTo, pace, isRead, isTurningPoint, sound } satisfies GameClient<Tunnels>;
