import type { Shapes } from '../net/seen';
import type { GameClient, Names } from './client';

/** Several moves told side by side: what reads the same is told with how its card lies, since one place may take a card in two ways that have one name. */
export function tellApart<G extends Shapes>(game: Pick<GameClient<G>, 'tell' | 'lies'>, events: readonly G['event'][], view: G['view'], name: Names): string[] {
  const told = events.map((event) => ({ text: game.tell(event, view, name).join(' '), lies: game.lies?.(event) ?? '' }));
  return told.map(({ text, lies }) => (lies && told.some((other) => other.text === text && other.lies !== lies) ? `${text} (${lies})` : text));
}
