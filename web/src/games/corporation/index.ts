import type { GameClient } from '../client';
import HowTo from './HowTo.svelte';
import Moment from './Moment.svelte';
import { isRead, isTurningPoint, pace, sound } from './pace';
import Screen from './Screen.svelte';
import { told } from './told';
import type { Corporation } from './view';

export default { ...told, Screen, Moment, HowTo, pace, isRead, isTurningPoint, sound } satisfies GameClient<Corporation>;
