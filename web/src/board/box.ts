/** A part of a drawing, in its units; y grows downwards. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box round two boxes. */
export function together(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
