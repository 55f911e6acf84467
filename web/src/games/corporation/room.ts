/** From this width on the exchange and the pay stand beside the mountain. */
export const WIDE = 1180;
/** The room they take there, in pixels. */
export const SIDE = 308;
