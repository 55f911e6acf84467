import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live } from '../../src/net/live';
import type { TableFrame } from '../../src/wire';
import { FakeSocket, fakeBrowser, line, realBrowser } from './sockets';

const told = { frame: 'table' } as TableFrame;
const on = { open: vi.fn(), frame: vi.fn(), lost: vi.fn() };

beforeEach(() => {
  fakeBrowser();
  vi.clearAllMocks();
});
afterEach(realBrowser);

function live(): Live {
  const found = new Live('a b', on);
  found.open();
  return found;
}

/** Milliseconds until the next socket is made. */
function untilNext(): number {
  const [made, began] = [FakeSocket.made.length, Date.now()];
  while (FakeSocket.made.length === made) vi.advanceTimersToNextTimer();
  return Date.now() - began;
}

describe('the line to a table', () => {
  it('leads to the table of that name', () => {
    live();
    expect(line().url).toBe('ws://mine.test/api/tables/a%20b/live');
  });

  it('that does not come up is given up and tried again', () => {
    live();
    const first = line();
    vi.advanceTimersByTime(5_000);
    expect(on.lost).toHaveBeenCalledWith(null);
    vi.advanceTimersByTime(1_000);
    expect(line()).not.toBe(first);
    first.accept();
    expect(on.open).not.toHaveBeenCalled();
    line().accept();
    expect(on.open).toHaveBeenCalledOnce();
  });

  it('is asked when it is quiet, and stays while it answers', () => {
    live();
    line().accept();
    for (let minute = 0; minute < 60; minute++) {
      vi.advanceTimersByTime(5_000);
      line().tell({ frame: 'pong', now: 0 });
    }
    expect(FakeSocket.made).toHaveLength(1);
    expect(line().heard('ping')).toHaveLength(60);
    expect(on.lost).not.toHaveBeenCalled();
  });

  it('is lost within seconds when nobody answers, without waiting for the browser to notice', () => {
    live();
    line().accept().tell(told);
    vi.advanceTimersByTime(8_999);
    expect(on.lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(on.lost).toHaveBeenCalledOnce();
  });

  it('hears nothing more of a line that was given up', () => {
    live();
    const dead = line().accept();
    vi.advanceTimersByTime(9_000);
    dead.tell(told);
    dead.drop();
    expect(on.frame).not.toHaveBeenCalled();
    expect(on.lost).toHaveBeenCalledOnce();
  });

  it('is asked at once when the device wakes up, and tried at once when there is none', () => {
    const woken = live();
    line().accept();
    woken.nudge();
    expect(line().heard('ping')).toHaveLength(1);
    vi.advanceTimersByTime(4_000);
    expect(on.lost).toHaveBeenCalledOnce();
    woken.nudge();
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('waits longer after every try, until a table is told and not just a door opened', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    live();
    const waits = [0, 1, 2, 3, 4, 5, 6].map(() => {
      line().accept().drop();
      return untilNext();
    });
    expect(waits).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000]);
    line().accept().tell(told).drop();
    expect(untilNext()).toBe(300);
  });

  it('says with which code the server closed it', () => {
    live();
    line().accept().drop(4404);
    expect(on.lost).toHaveBeenCalledWith(4404);
  });

  it('does not come back after it was closed here', () => {
    const closed = live();
    line().accept();
    closed.close();
    closed.nudge();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(on.lost).not.toHaveBeenCalled();
  });
});
