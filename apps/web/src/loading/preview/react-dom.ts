/** What stands for `react-dom` beside `react.ts`. */

export const flushSync = (): undefined => undefined;
