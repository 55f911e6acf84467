/** Requests to the table server. */
import type { ClauseBody, Done, EarlierTalk, GameInfo, GameResult, Invitation, JudgedMoves, Listed, Made, Mine, NewTable, Notebook, Orders, Past, RefusalBody, Replay, SeatLink, Suspicion, Taken } from '../wire';

/** Something the server did not allow; `<family>-<code>` is the text. */
export class Refusal extends Error {
  constructor(
    readonly family: string,
    readonly code: string,
    readonly clauses: string[] = [],
    readonly args: Record<string, unknown> = {},
  ) {
    super(`${family}-${code}`);
  }
}

/** Milliseconds until an answer is no longer waited for. */
const PATIENCE = 20_000;
/** The same for what a worker thinks over, after what others have asked: a long game of twelve takes seconds. */
const LONG_PATIENCE = 120_000;

async function ask<T>(method: string, path: string, body?: unknown, patience = PATIENCE): Promise<T> {
  const sent = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let content: unknown;
  let ok: boolean;
  try {
    const answer = await fetch(path, { method, credentials: 'same-origin', signal: AbortSignal.timeout(patience), ...sent });
    ok = answer.ok;
    content = await answer.json();
  } catch {
    throw new Refusal('client', 'offline');
  }
  if (ok) return content as T;
  const { family, code, clauses, arguments: args } = content as RefusalBody;
  throw new Refusal(family, code, clauses, args);
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const games = (): Promise<GameInfo[]> => ask('GET', '/api/games');
export const listed = (): Promise<Listed[]> => ask('GET', '/api/tables');
export const mine = (): Promise<Mine[]> => ask('GET', '/api/mine');
export const make = (table: NewTable): Promise<Made> => ask('POST', '/api/tables', table);
export const sit = (table: string, name: string, seat?: number, look: number | null = null): Promise<Taken> =>
  ask('POST', `${at(table)}/seats`, { name, look, ...(seat === undefined ? {} : { seat }) });
export const notebook = (table: string, seat?: number): Promise<Notebook> => ask('GET', `${at(table)}/notebook${seat === undefined ? '' : `?seat=${seat}`}`);
export const order = (table: string, body: Orders): Promise<Done> => ask('POST', `${at(table)}/orders`, body);
export const seatLink = (table: string, seat: number): Promise<SeatLink> => ask('GET', `${at(table)}/seat-link?seat=${seat}`);
export const invitation = (path: string): Promise<Invitation> => ask('GET', `/api/invitation?to=${encodeURIComponent(path)}`);
export const past = (table: string, seat?: number): Promise<Past> =>
  ask('GET', `${at(table)}/past${seat === undefined ? '' : `?seat=${seat}`}`);
export const earlierTalk = (table: string, before: number): Promise<EarlierTalk> =>
  ask('GET', `${at(table)}/talk?before=${before}`);
export const result = (table: string): Promise<GameResult> => ask('GET', `${at(table)}/result`);
export const picture = (table: string, language: string): string => `${at(table)}/picture.png?language=${language}`;
export const record = (table: string): string => `${at(table)}/record`;
export const replay = (table: string): Promise<Replay> => ask('GET', `${at(table)}/replay`);
export const suspicion = (table: string): Promise<Suspicion> => ask('GET', `${at(table)}/suspicion`, undefined, LONG_PATIENCE);
/** Whether a move of a puzzle is legal: refused with its clauses if it is not. */
export const puzzleMove = (puzzle: string, action: Record<string, unknown>): Promise<Done> => ask('POST', `/api/puzzles/${encodeURIComponent(puzzle)}/moves`, { action });
/** What the master would have done in place of a seat; a little more of it each time. */
export const judged = (table: string, seat: number): Promise<JudgedMoves> => ask('GET', `${at(table)}/judged/${seat}`, undefined, LONG_PATIENCE);
export const rules = (language: string): Promise<ClauseBody[]> => ask('GET', `/api/rules?language=${language}`);
