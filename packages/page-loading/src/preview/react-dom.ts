/** Replaces `react-dom`; see `react.ts`. */

export const flushSync = (): undefined => undefined;
