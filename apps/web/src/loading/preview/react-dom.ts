/** The stand-in for `react-dom`; see `react.ts`. */

export const flushSync = (): undefined => undefined;
