import { describe, expect, it } from 'vitest';
import { Camera } from '../../src/board/camera.svelte';
import { thickest } from '../../src/board/thickest';

const at = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });

/** A window of 400 pixels over a board of 1000, at a zoom that may not fall below 1. */
function over(focus: [number, number] | null, lure: [number, number] | null): [left: number, right: number] {
  const camera = new Camera();
  const box = (stretch: [number, number]) => ({ left: stretch[0], right: stretch[1], top: 0, bottom: 100 });
  Object.assign(camera, { width: 400, height: 400, least: 1, box: box([0, 1000]), focus: focus && box(focus), lure: lure && box(lure) });
  camera.fit();
  return [camera.point(0, 0)[0], camera.point(400, 0)[0]];
}

describe('a camera over a board that is wider than the screen', () => {
  it('shows the play', () => {
    expect(over([300, 400], null)).toEqual([150, 550]);
  });

  it('shows the goals besides where both fit', () => {
    expect(over([500, 600], [800, 880])).toEqual([490, 890]);
  });

  it('shows as much as there is room for between the play and the goals where they do not', () => {
    expect(over([300, 400], [900, 1000])).toEqual([300, 700]);
    expect(over([600, 700], [100, 200])).toEqual([300, 700]);
  });

  it('shows the goals where nothing is played', () => {
    expect(over(null, [900, 1000])).toEqual([600, 1000]);
  });

  it('never looks past the end of the board', () => {
    expect(over([0, 50], null)).toEqual([0, 400]);
  });
});

describe('a board that somebody has moved', () => {
  const camera = (): Camera => {
    const made = new Camera();
    const box = (left: number, right: number) => ({ left, right, top: 0, bottom: 400 });
    Object.assign(made, { width: 400, height: 400, least: 1, box: box(0, 1000), focus: box(300, 400), inset: { top: 0, right: 100, bottom: 0, left: 0 } });
    made.fit();
    return made;
  };
  const seen = (made: Camera): number => made.point(0, 0)[0];

  it('is brought back to the play that is out of sight, or hidden at an edge', () => {
    for (const far of [400, -200, 190]) {
      const made = camera();
      const before = seen(made);
      made.pan(far, 0);
      made.seek();
      expect([seen(made), made.follows]).toEqual([before, true]);
    }
  });

  it('stays where the play is still in sight', () => {
    const made = camera();
    made.pan(60, 0);
    const moved = seen(made);
    made.seek();
    expect([seen(made), made.follows]).toEqual([moved, false]);
  });
});

describe('places that are strewn over a board', () => {
  it('are looked at where most of them lie together', () => {
    expect(thickest([at(0, 0), at(500, 500), at(520, 510), at(540, 500), at(0, 900)], 100, 100)).toEqual({ left: 500, top: 500, right: 550, bottom: 520 });
  });

  it('are all looked at where they fit', () => {
    expect(thickest([at(0, 0), at(80, 60)], 100, 100)).toEqual({ left: 0, top: 0, right: 90, bottom: 70 });
    expect(thickest([], 100, 100)).toBeNull();
  });
});
