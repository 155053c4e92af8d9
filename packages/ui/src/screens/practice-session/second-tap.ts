/** A click of a pointer: its time in milliseconds and its place in the window. */
export interface Tap {
  readonly timeStamp: number;
  readonly clientX: number;
  readonly clientY: number;
  /** 0 for a click by keyboard. */
  readonly detail: number;
}

const DOUBLE_TAP_MS = 400;
/** A finger doesn't hit the same pixel twice. */
const DOUBLE_TAP_PX = 40;

/**
 * Whether a tap is the second of a double tap. "Good" stands where "Show Answer" stood: a card would be rated unseen
 * (PRC-04).
 */
export const isSecondTap = (first: Tap | undefined, tap: Tap): boolean =>
  first !== undefined &&
  tap.detail > 0 &&
  tap.timeStamp - first.timeStamp < DOUBLE_TAP_MS &&
  Math.hypot(tap.clientX - first.clientX, tap.clientY - first.clientY) < DOUBLE_TAP_PX;
