import { describe, expect, it } from 'vitest';
import { type Frame, hang } from '../../src/table/talk/hanging';

const room: Frame = { left: 8, top: 0, right: 392, bottom: 500 };
const bubble = { left: 100, top: 80, wide: 120, high: 30 };
const goal: Frame = { left: 150, top: 60, right: 210, bottom: 150 };
const meet = (left: number, top: number, other: Frame): boolean => left < other.right && other.left < left + bubble.wide && top < other.bottom && other.top < top + bubble.high;

describe('speech', () => {
  it('hangs below who speaks where nothing is in the way', () => {
    expect(hang([bubble], [], room)).toEqual([{ left: 100, top: 80 }]);
  });

  it('goes beside or below a goal, whichever is nearer', () => {
    const [place] = hang([bubble], [goal], room);
    expect(place).toEqual({ left: 24, top: 80 });
    expect(hang([{ ...bubble, top: 140 }], [goal], room)).toEqual([{ left: 100, top: 156 }]);
  });

  it('covers no other speech, however many speak at once', () => {
    const places = hang([bubble, bubble, bubble], [goal], room).map((place) => place ?? { left: NaN, top: NaN });
    places.forEach(({ left, top }, index) => {
      expect(meet(left, top, goal)).toBe(false);
      for (const other of places.slice(index + 1)) expect(meet(left, top, { left: other.left, top: other.top, right: other.left + bubble.wide, bottom: other.top + bubble.high })).toBe(false);
    });
  });

  it('goes above what is in the way where nothing is free below', () => {
    expect(hang([bubble], [{ left: 0, top: 70, right: 400, bottom: 480 }], room)).toEqual([{ left: 100, top: 34 }]);
  });

  it('goes below what is in the way even where a place above is nearer: who speaks sits above', () => {
    const seats: Frame = { left: 0, top: 0, right: 400, bottom: 30 };
    const goals: Frame = { left: 0, top: 70, right: 400, bottom: 200 };
    expect(hang([bubble], [seats, goals], room)).toEqual([{ left: 100, top: 206 }]);
  });

  it('never leaves the screen, and is not there at all without a free place', () => {
    const wall: Frame = { left: 0, top: 20, right: 400, bottom: 480 };
    expect(hang([bubble], [wall], room)).toEqual([null]);
    const [place] = hang([{ ...bubble, left: 270 }], [{ left: 260, top: 60, right: 392, bottom: 150 }], room);
    expect(place && place.left >= room.left && place.left + bubble.wide <= room.right).toBe(true);
  });
});
