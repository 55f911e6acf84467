/** What a view, a decision and an event of the tunnel family hold; the forms themselves are the server's. */
import type { AnyOf, Happened, OneOf } from '../../net/seen';
import type { Table } from '../../net/table.svelte';
import type { DuelDecision, DuelEvents, DuelSeen, Play, SaboteurDecision, SaboteurEvents, SaboteurOptions, SaboteurSeen, Target } from './forms';

export type { Gold, GoalView as Goal, LastRound, Offer, Reason, Target, TollDwarf, TollEnd, TreasureView as Treasure } from './forms';

export type Options = SaboteurOptions;
export type TurnOptions = Options['turn'];
export type Lays = TurnOptions['lay'];
export type Bills = NonNullable<TurnOptions['payers']>;
export type TollBill = Bills[string];
export type Decision = SaboteurDecision | DuelDecision;

type Either<Left, Right> = Right extends Left ? Left : Left | Right;
/** What happens in any game of the family; where one game tells more than another, it may be missing. */
export type Events = {
  [Kind in keyof SaboteurEvents | keyof DuelEvents]: Kind extends keyof SaboteurEvents
    ? Kind extends keyof DuelEvents
      ? Either<SaboteurEvents[Kind], DuelEvents[Kind]>
      : SaboteurEvents[Kind]
    : Kind extends keyof DuelEvents
      ? DuelEvents[Kind]
      : never;
};
export type GameEvent = Happened<OneOf<Events>>;
export type EventKind = GameEvent['event'];
/** An event of that kind. */
export type Told<Kind extends EventKind> = Extract<GameEvent, { event: Kind }>;
/** Whatever an event may hold, for who does not ask what happened. */
export type Words = AnyOf<OneOf<Events>>;

/** What the round needs to go on; not kept with views of the past. */
export interface Flow {
  /** What has still to come, the last one first. */
  pending?: readonly unknown[];
  play: Omit<Play, 'action'> & { action: { lay?: string; play?: string; at?: string } & Target };
}

type Shared = keyof SaboteurSeen & keyof DuelSeen;
type OfSome = 'gold' | 'window' | 'compromised' | 'toll' | 'postcard' | 'treasures' | 'map_ban';

/** A table of the family: a mine, hands and piles. What only some games or modules have may be missing. */
export type Mine = Omit<Pick<SaboteurSeen, Shared>, 'flow' | 'last_round' | 'memory'> & Partial<Pick<SaboteurSeen, OfSome>> & { flow: Flow | null; log: GameEvent[] };

/** Gold cards go round: who takes one now, and who after him. */
export type Draft = readonly ['draft', number[], number[]];

/** A mine with its light, as it is drawn. */
export type Scene = Mine & Pick<SaboteurSeen, 'lit' | 'lit_teams'> & {
  /** Where tunnels begin. */
  start?: string;
  starts?: string[];
};

/** The table of the game in which everybody digs from one start and has a role. */
export type View = Scene & Pick<SaboteurSeen, 'direction' | 'start' | 'roles' | 'leftover' | 'retired' | 'gold' | 'last_round'>;

/** The shapes of the game with one start and roles. */
export interface Tunnels {
  view: View;
  event: GameEvent;
  decision: Decision;
}

/** What can be played with the same hands in every game of the family. */
export interface Family {
  view: Mine;
  event: GameEvent;
  decision: Decision;
}
export type TunnelTable = Table<Family>;
