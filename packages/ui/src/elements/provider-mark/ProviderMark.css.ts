import { style } from "@vanilla-extract/css";

export const mark = style({ inlineSize: "1.125rem", blockSize: "1.125rem", flexShrink: 0 });
export const appleMark = style([mark, { fill: "currentcolor", translate: "0 -1px" }]);
