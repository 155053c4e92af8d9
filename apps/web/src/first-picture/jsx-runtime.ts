/** What stands for `react/jsx-runtime` beside `react.ts`. */

import type { Drawable } from "./draw.ts";

export { Fragment } from "./draw.ts";

export const jsx = (type: Drawable["type"], props: Drawable["props"]): Drawable => ({ type, props });
export const jsxs = jsx;
