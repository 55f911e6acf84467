/** The ways to answer: what the game asks by itself, and what modules ask. */
import type { Component } from 'svelte';
import type { DeciderProps } from '../../tunnels/decide/decider';
import GoalOrder from '../../tunnels/decide/GoalOrder.svelte';
import Position from '../../tunnels/decide/Position.svelte';
import Turn from '../../tunnels/decide/Turn.svelte';
import type { Decision } from '../../tunnels/view';
import { type Deciders, MODULES } from '../modules';
import Draft from './Draft.svelte';

const modules = Object.values(MODULES);

/** Decisions of the sharing: asked where the gold is, not at the hand. */
export const AT_THE_SHARING: Deciders = Object.assign({ draft: Draft }, ...modules.map(({ atTheSharing }) => atTheSharing));

/** Decisions of play; a window is no bar of one player, everybody sees it. */
export const AT_THE_HAND: Deciders = Object.assign({ turn: Turn, 'goal-order': GoalOrder, position: Position }, ...modules.map(({ atTheHand }) => atTheHand));

export const deciderAtHand = (decision: Decision | null): Component<DeciderProps> | null => (decision && AT_THE_HAND[decision.kind]) ?? null;
export const deciderAtSharing = (decision: Decision | null): Component<DeciderProps> | null => (decision && AT_THE_SHARING[decision.kind]) ?? null;
