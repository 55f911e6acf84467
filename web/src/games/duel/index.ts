import type { GameClient } from '../client';
import HowTo from './HowTo.svelte';
import Moment from './Moment.svelte';
import { paced } from './pace';
import Screen from './Screen.svelte';
import { told } from './story';
import type { Duel } from './view';

export default { ...told, ...paced, Screen, Moment, HowTo } satisfies GameClient<Duel>;
