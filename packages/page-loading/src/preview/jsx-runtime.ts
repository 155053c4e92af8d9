/** Replaces `react/jsx-runtime`; see `react.ts`. */

import type { VirtualElement } from "./render.ts";

export { Fragment } from "./render.ts";

export const jsx = (type: VirtualElement["type"], props: VirtualElement["props"]): VirtualElement => ({ type, props });
export const jsxs = jsx;
