/** The ways to answer, one for each kind of decision. */
import type { Component } from 'svelte';
import type { Decision } from '../../tunnels/view';
import Chest from './Chest.svelte';
import type { DeciderProps } from '../../tunnels/decide/decider';
import Draft from './Draft.svelte';
import GoalOrder from '../../tunnels/decide/GoalOrder.svelte';
import Pathfinder from './Pathfinder.svelte';
import PayToll from './PayToll.svelte';
import Pick from './Pick.svelte';
import Position from '../../tunnels/decide/Position.svelte';
import Steal from './Steal.svelte';
import Turn from '../../tunnels/decide/Turn.svelte';

type Kind = Decision['kind'];

/** Decisions of the sharing: asked where the gold is, not at the hand. */
export const AT_THE_SHARING = { draft: Draft, steal: Steal } satisfies Partial<Record<Kind, Component<DeciderProps>>>;

/** Decisions of play; a window is no bar of one player, everybody sees it. */
export const AT_THE_HAND: Record<Exclude<Kind, keyof typeof AT_THE_SHARING | 'react'>, Component<DeciderProps>> = {
  turn: Turn,
  'goal-order': GoalOrder,
  position: Position,
  pick: Pick,
  pathfinder: Pathfinder,
  chest: Chest,
  'pay-toll': PayToll,
};

export function deciderAtHand(decision: Decision | null): Component<DeciderProps> | null {
  return decision && decision.kind in AT_THE_HAND ? AT_THE_HAND[decision.kind as keyof typeof AT_THE_HAND] : null;
}

export function deciderAtSharing(decision: Decision | null): Component<DeciderProps> | null {
  return decision && decision.kind in AT_THE_SHARING ? AT_THE_SHARING[decision.kind as keyof typeof AT_THE_SHARING] : null;
}
