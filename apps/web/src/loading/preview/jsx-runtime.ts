/** What stands for `react/jsx-runtime` beside `react.ts`. */

import type { Drawable } from "./render.ts";

export { Fragment } from "./render.ts";

export const jsx = (type: Drawable["type"], props: Drawable["props"]): Drawable => ({ type, props });
export const jsxs = jsx;
