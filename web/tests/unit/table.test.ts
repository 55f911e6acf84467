import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happening, Seen } from '../../src/net/seen';
import { Table } from '../../src/net/table.svelte';
import type { EventsFrame, RefusedFrame, TableFrame, ViewFrame } from '../../src/wire';
import { FakeSocket, fakeBrowser, line, realBrowser } from './sockets';

const on = { step: vi.fn(), said: vi.fn() };
const seen: Seen = { game: 'saboteur', players: 3, seat: 0, turn: 0, asked: {}, log: [], outcome: null };

const info = (more: Partial<TableFrame> = {}): TableFrame =>
  ({ frame: 'table', table: 't', status: 'playing', seats: [], mine: [0], pressed: [], now: Date.now(), ...more }) as TableFrame;
const view = (version: number, more: Partial<ViewFrame> = {}): ViewFrame => ({
  frame: 'view', version, view: { ...seen }, decision: null, legal_count: 0, talk: [], earlier: 0, deadline: null, window: null, ...more,
});
const happened = (version: number, events: Happening[], more: Partial<EventsFrame> = {}): EventsFrame => ({
  frame: 'events', version, from: version - 1, events: events as never, decision: null, deadline: null, window: null, ...more,
});
const refused = (id: string | null, code: string): RefusedFrame => ({ frame: 'refused', id, family: 'table', code, clauses: [], arguments: {} });
const turn = (seat: number): Happening => ({ event: 'passed', seat, patch: [['set', ['turn'], seat], ['add', ['log'], [{ event: 'passed', seat }]]] });

let table: Table;
/** A line that was lost comes up again. */
function comeBack(): FakeSocket {
  vi.advanceTimersByTime(1_000);
  return line().accept();
}

beforeEach(() => {
  fakeBrowser();
  vi.clearAllMocks();
  table = new Table('t', on);
  line().accept().tell(info(), view(3));
});
afterEach(() => {
  table.close();
  realBrowser();
});

describe('what is told', () => {
  it('is greeted with the version that was seen last', () => {
    expect(line().sent).toEqual([{ frame: 'hello', version: -1 }]);
    line().tell(happened(4, [turn(1)])).drop();
    expect(table.line).toBe('lost');
    expect(comeBack().heard('hello')).toEqual([{ frame: 'hello', version: 4 }]);
    line().tell(info());
    expect(table.line).toBe('open');
  });

  it('is folded into the view, and every step can be gone back to', () => {
    line().tell(happened(4, [turn(1), turn(2)]));
    expect(table.view).toMatchObject({ turn: 2, log: [{ seat: 1 }, { seat: 2 }] });
    expect(table.history.at(1)).toMatchObject({ turn: 1 });
  });

  it('is asked for again when something is missing, and heard only once', () => {
    line().tell(happened(6, [turn(2)]));
    expect(line().heard('sync')).toEqual([{ frame: 'sync', version: 3 }]);
    expect(table.view).toMatchObject({ turn: 0 });
    line().tell(happened(6, [turn(1)], { from: 3 }), happened(5, [turn(2)]));
    expect(table.view).toMatchObject({ turn: 1 });
    expect(line().heard('sync')).toHaveLength(1);
  });

  it('is asked for as a whole when it does not fit', () => {
    line().tell(happened(4, [{ event: 'passed', patch: [['add', ['no', 'such', 'place'], []]] }]));
    expect(line().heard('sync')).toEqual([{ frame: 'sync', version: -1 }]);
    line().tell(view(4, { view: { ...seen, turn: 2 } }));
    expect(table.view).toMatchObject({ turn: 2 });
    line().tell(happened(5, [turn(1)]));
    expect(table.view).toMatchObject({ turn: 1 });
  });

  it('asks a player only when it has been shown what led to the question', () => {
    const decision = { kind: 'turn', options: {} };
    table.playback.pacer = { pace: () => [100, 100], isRead: () => false };
    line().tell(happened(4, [turn(1)], { decision }));
    expect([table.pending, table.decision]).toEqual([decision, null]);
    table.catchUp();
    expect(table.decision).toEqual(decision);
  });

  it('that the table has answered for a player whose time is over is said to him, and to nobody who was quick enough', () => {
    const decision = { kind: 'turn', options: {} };
    const asked = (version: number): EventsFrame => happened(version, [turn(0)], { decision, deadline: Date.now() + 10_000 });
    line().tell(asked(4));
    vi.advanceTimersByTime(10_000);
    line().tell(happened(5, [turn(1)]));
    expect(table.refusal).toMatchObject({ family: 'client', code: 'time-over' });
    table.refusal = null;
    line().tell(happened(6, [turn(2)]), asked(7));
    table.act({ pass: ['EW'] });
    vi.advanceTimersByTime(4_000);
    line().tell(happened(8, [turn(1)]), { frame: 'ack', id: line().heard('act')[0]?.id ?? '', version: 8 }, asked(9));
    vi.advanceTimersByTime(4_000);
    line().tell(happened(10, [turn(1)]));
    expect(table.refusal).toBeNull();
  });

  it('that a table is not there, or that the seat has moved, is final', () => {
    line().tell({ frame: 'gone', code: 'moved' }).drop();
    expect([table.line, table.gone]).toEqual(['gone', 'moved']);
    const nowhere = new Table('nowhere', on);
    line().accept().tell(refused(null, 'no-such-table')).drop(4404);
    expect([nowhere.line, nowhere.gone]).toEqual(['gone', 'nowhere']);
    const made = FakeSocket.made.length;
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made.slice(made).filter(({ url }) => url.includes('nowhere'))).toEqual([]);
  });

  it('that a server cannot open the table now is not: it is tried again', () => {
    const troubled = new Table('troubled', on);
    line().accept().tell(refused(null, 'storage-failed')).drop(4404);
    expect(troubled.line).toBe('lost');
    vi.advanceTimersByTime(1_000);
    expect(line().url).toContain('troubled');
    troubled.close();
  });

  it('that newer windows have taken its place is final, so that two windows never chase each other', () => {
    line().drop(4409);
    expect([table.line, table.gone]).toEqual(['gone', 'elsewhere']);
    const made = FakeSocket.made.length;
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(made);
  });

  it('that there is no room is told, and tried again until there is', () => {
    const made = FakeSocket.made.length;
    line().drop(4429);
    expect(table.line).toBe('full');
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.made.length).toBeGreaterThan(made);
  });

  it('of talk hangs in the air for a while, of three at the most', () => {
    for (const seat of [0, 1, 2, 3]) line().tell({ frame: 'said', seat, at: 0, text: 'gold!' });
    expect([...table.bubbles.keys()]).toEqual([1, 2, 3]);
    expect(table.talk).toHaveLength(4);
    vi.advanceTimersByTime(6_500);
    expect(table.bubbles.size).toBe(0);
  });

  it('of talk is heard when everything before it has been shown', async () => {
    table.playback.pacer = { pace: () => [100, 100], isRead: () => false };
    line().tell(happened(4, [turn(1)]), { frame: 'said', seat: 1, at: 1, text: 'mine' }, happened(5, [turn(2)]), { frame: 'said', seat: 2, at: 2, text: 'and mine' });
    const heard = (): unknown[] => [table.heard.map(({ text }) => text), [...table.bubbles.keys()], table.hearing.unread];
    expect(heard()).toEqual([[], [], 0]);
    await vi.advanceTimersByTimeAsync(100);
    expect(heard()).toEqual([['mine'], [1], 1]);
    await vi.advanceTimersByTimeAsync(200);
    expect(heard()).toEqual([['mine', 'and mine'], [1, 2], 2]);
  });

  it('of talk waits until what is held up has been put away, and for nobody who speaks himself', () => {
    table.heldUp = true;
    line().tell({ frame: 'said', seat: 1, at: 0, remark: { says: 'distrust', about: 0 } });
    expect([table.talk.length, table.heard, table.hearing.accusation]).toEqual([1, [], null]);
    table.heldUp = false;
    expect([table.heard.length, table.hearing.accusation?.seat]).toEqual([1, 1]);
    table.heldUp = true;
    line().tell({ frame: 'said', seat: 2, at: 0, text: 'why?' }, { frame: 'said', seat: 0, at: 0, text: 'listen' });
    expect(table.heard.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  it('of talk waits from the very moment at which something is held up', async () => {
    table.playback.pacer = { pace: () => [100, 100], isRead: () => true };
    line().tell(happened(4, [turn(1)]), { frame: 'said', seat: 1, at: 1, text: 'mine' });
    await vi.advanceTimersByTimeAsync(100);
    expect([table.playback.reading, table.heard]).toEqual([true, []]);
    table.heldUp = true;
    table.playback.goOn();
    expect(table.heard).toEqual([]);
    table.heldUp = false;
    expect(table.heard.map(({ text }) => text)).toEqual(['mine']);
  });

  it('of talk is whole with a table that is shown anew', () => {
    table.playback.pacer = { pace: () => [100, 100], isRead: () => false };
    const said = { seat: 1, at: 1, text: 'mine' };
    line().tell(happened(4, [turn(1)]), { frame: 'said', ...said });
    line().tell(view(5, { talk: [said] }));
    expect(table.heard).toEqual([said]);
  });
});

describe('what the player does', () => {
  const passing = { pass: ['EW'] };

  it('is sent with the version that it was made at, until it is acknowledged', () => {
    table.act(passing);
    const [act] = line().heard('act');
    expect(act).toMatchObject({ version: 3, action: passing });
    expect(table.sending).toBe(true);
    line().tell({ frame: 'ack', id: act?.id ?? '', version: 4 });
    expect(table.sending).toBe(false);
    line().drop();
    expect(comeBack().heard('act')).toEqual([]);
  });

  it.each([
    ['a move', 'act', () => table.act(passing)],
    ['a remark', 'say', () => table.say({ says: 'mend-me' })],
    ['a word', 'say', () => table.say(null, 'gold!')],
    ['going on', 'onward', () => table.onward()],
  ] as const)('%s that was not acknowledged is sent again on the next line, the same one', (_, kind, does) => {
    does();
    const sent = line().heard(kind);
    expect(sent).toHaveLength(1);
    line().drop();
    expect(comeBack().sent).toEqual([{ frame: 'hello', version: 3 }, ...sent]);
    line().tell({ frame: 'ack', id: sent[0]?.id ?? '', version: 4 }).drop();
    expect(comeBack().heard(kind)).toEqual([]);
  });

  it.each([
    ['a move', 'act', () => table.act(passing)],
    ['a word', 'say', () => table.say(null, 'gold!')],
    ['going on', 'onward', () => table.onward()],
  ] as const)('%s without a line is sent when there is one', (_, kind, does) => {
    line().drop();
    does();
    expect(comeBack().heard(kind)).toHaveLength(1);
  });

  it('that is refused is said, and not sent again', () => {
    table.act(passing);
    line().tell(refused(line().heard('act')[0]?.id ?? '', 'stale'));
    expect(table.refusal).toMatchObject({ code: 'stale' });
    expect(table.sending).toBe(false);
    line().drop();
    expect(comeBack().heard('act')).toEqual([]);
    table.act(passing);
    expect(table.refusal).toBeNull();
  });

  it('is sent again where the server was asked too much to have read it', () => {
    table.act(passing);
    const [act] = line().heard('act');
    line().tell(refused(null, 'too-fast'), refused(null, 'too-fast'));
    expect(table.sending).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(line().heard('act')).toEqual([act, act]);
    expect(line().heard('hello')).toHaveLength(2);
    line().tell({ frame: 'ack', id: act?.id ?? '', version: 4 });
    expect(table.sending).toBe(false);
  });

  it('goes on once, for the end of this round, and can be tried again where it was refused', () => {
    line().tell(info({ status: 'pause' }));
    table.onward();
    table.onward();
    expect(line().heard('onward')).toMatchObject([{ version: 3 }]);
    expect(table.pressedOn).toBe(true);
    line().tell(refused(line().heard('onward')[0]?.id ?? '', 'storage-failed'));
    expect(table.pressedOn).toBe(false);
    table.onward();
    line().tell(info({ status: 'pause', pressed: [0] }), { frame: 'ack', id: line().heard('onward')[1]?.id ?? '', version: 3 });
    expect(table.pressedOn).toBe(true);
    line().tell(info());
    expect(table.pressedOn).toBe(false);
  });

  it('goes on only when all who sit at the device have', () => {
    line().tell(info({ status: 'pause', mine: [0, 1], pressed: [0] }));
    expect(table.pressedOn).toBe(false);
  });

  it('is done by the seat that holds the device', () => {
    table.passDevice(2);
    expect(line().heard('hello').at(-1)).toEqual({ frame: 'hello', version: -1, seat: 2 });
    expect(table.view).toBeNull();
    table.act(passing);
    table.act(passing, 1);
    table.say(null, 'gold!');
    expect(line().heard('act').map(({ seat }) => seat)).toEqual([2, 1]);
    expect(line().heard('say')[0]?.seat).toBe(2);
  });
});

describe('what is about to be played', () => {
  const decision = { kind: 'turn', options: {} };

  it('is asked anew when it is taken back, and sent again on a new line before that', () => {
    line().tell(view(3, { decision }));
    table.act({ pass: ['map'] });
    const id = line().heard('act').at(-1)?.id ?? '';
    line().tell({ frame: 'held', id, action: { pass: ['map'] }, until: null });
    expect(table.decision).toBeNull();
    line().drop();
    expect(comeBack().heard('act').map((frame) => frame.id)).toEqual([id]);
    line().tell(info(), view(3, { decision }), { frame: 'held', id, action: { pass: ['map'] }, until: null });
    const before = table.pending;
    table.takeBack();
    expect(line().heard('revoke')).toEqual([{ frame: 'revoke', id }]);
    line().tell({ frame: 'revoked', id });
    expect(table.sending).toBe(false);
    expect(table.decision).toEqual(decision);
    expect(table.pending).not.toBe(before);
  });

  it('is over when it was played', () => {
    line().tell(view(3, { decision }));
    table.act({ pass: ['map'] });
    const id = line().heard('act').at(-1)?.id ?? '';
    line().tell({ frame: 'held', id, action: {}, until: 5 });
    table.commit();
    expect(line().heard('commit')).toEqual([{ frame: 'commit', id }]);
    line().tell({ frame: 'ack', id, version: 4 });
    expect([table.about, table.sending]).toEqual([null, false]);
  });
});
