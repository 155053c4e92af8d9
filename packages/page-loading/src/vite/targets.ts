/** A theme is written with light-dark(), which these know; lowering it would leave a page one theme only. */
export const cssTarget = ["chrome123", "edge123", "firefox120", "safari17.5"];
