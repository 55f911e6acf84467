import { describe, expect, it } from 'vitest';
import { paced as saboteur } from '../../src/games/saboteur/pace';
import { deciderAtHand, deciderAtSharing } from '../../src/games/saboteur/decide';
import { paced as duel } from '../../src/games/duel/pace';
import { MODULES } from '../../src/games/saboteur/modules';
import type { Decision, Family, GameEvent } from '../../src/games/tunnels/view';
import type { Step } from '../../src/net/playback.svelte';
import decisions from '../fixtures/decisions.json';
import events from '../fixtures/events.json';

const heard = events as unknown as { event: GameEvent; modules: string[] }[];
const step = (event: GameEvent): Step<Family> => ({ event, view: { seat: 99 } }) as unknown as Step<Family>;

describe('what modules bring', () => {
  it.each(Object.values(decisions as Record<string, { decision: { kind: string } }>).map(({ decision }) => decision.kind))('%s can be answered', (kind) => {
    const asked = { kind, options: {} } as unknown as Decision;
    const at = [deciderAtHand(asked), deciderAtSharing(asked)].filter(Boolean);
    expect(at).toHaveLength(kind === 'react' ? 0 : 1);
  });

  it('each module has its picture', () => {
    for (const module of Object.values(MODULES)) expect(module.picture().art).toContain('<');
  });

  it('whatever a module tells stays on the screen for a moment', () => {
    const silent = ['game-over', 'decided', 'answered'];
    const hasty = heard.map(({ event }) => event).filter((event) => !silent.includes(event.event) && saboteur.pace(step(event)).every((time) => time === 0));
    expect([...new Set(hasty.map(({ event }) => event))]).toEqual([]);
  });

  it('a theft and a veto turn a game, a bend does not', () => {
    const told = (kind: GameEvent['event']): GameEvent => ({ event: kind }) as GameEvent;
    expect(['stole', 'vetoed', 'new-role', 'revealed', 'laid', 'drew'].filter((kind) => saboteur.isTurningPoint(told(kind as 'laid')))).toEqual(['stole', 'vetoed', 'new-role', 'revealed']);
    expect(duel.isTurningPoint(told('claimed'))).toBe(true);
  });

  it('one hears what happens', () => {
    const told = (event: object): GameEvent => event as GameEvent;
    expect(saboteur.sound(told({ event: 'handed-over' }))).toBe('coin');
    expect(saboteur.sound(told({ event: 'vetoed' }))).toBe('slam');
    expect(saboteur.sound(told({ event: 'played', card: 'rockfall' }))).toBe('crumble');
    expect(saboteur.sound(told({ event: 'drew' }))).toBeNull();
    expect(duel.sound(told({ event: 'claimed' }))).toBe('coin');
  });
});
