/** What this browser remembers of how its player likes to play. */
import type { Speed } from './net/playback.svelte';

interface Prefs {
  name: string;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** Whether it was asked if sounds are wanted. */
  soundAsked: boolean;
  speed: Speed;
  covered: boolean;
  hints: boolean;
  /** Whether things are explained when they first come up; nobody has said yet at first. */
  guide: 'unasked' | 'on' | 'off';
  /** The hints that have been read. */
  read: string[];
  /** Which of the dwarfs the player looks like; null: the one that goes with the name. */
  look: number | null;
  /** The game chosen last. */
  game: string;
}

const KEY = 'motherlode-prefs';
const FIRST: Prefs = { name: '', sound: false, volume: 0.7, soundAsked: false, speed: 'normal', covered: false, hints: true, guide: 'unasked', read: [], look: null, game: 'saboteur' };

function recall(): Prefs {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>) };
  } catch {
    return FIRST;
  }
}

export const prefs = $state<Prefs>(recall());

export function remember(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
