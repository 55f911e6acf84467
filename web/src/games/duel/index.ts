import type { GameClient } from '../client';
import { isRead, isTurningPoint, pace, sound } from '../tunnels/pace';
import HowTo from './HowTo.svelte';
import Moment from './Moment.svelte';
import Screen from './Screen.svelte';
import { told } from './story';
import type { Duel } from './view';

export default { ...told, Screen, Moment, HowTo, pace, isRead, isTurningPoint, sound } satisfies GameClient<Duel>;
