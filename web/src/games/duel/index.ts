import type { GameClient } from '../client';
import { isRead, pace, sound } from '../tunnels/pace';
import HowTo from './HowTo.svelte';
import Moment from './Moment.svelte';
import Screen from './Screen.svelte';
import { told } from './story';
import type { Duel } from './view';

export default { ...told, Screen, Moment, HowTo, pace, isRead, sound } satisfies GameClient<Duel>;
