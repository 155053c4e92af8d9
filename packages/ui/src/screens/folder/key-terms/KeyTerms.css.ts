import { globalStyle, style } from "@vanilla-extract/css";
import { family, vars } from "../../../theme/contract.css.ts";

export const sign = style({ selectors: { "[aria-expanded=true] &": { rotate: "180deg" } } });
export const wide = style({ alignSelf: "stretch" });
export const filter = style({ flex: "1 1 14rem", maxInlineSize: "24rem" });
export const list = style({ maxInlineSize: vars.size.measure, fontFamily: family.reading });
export const uses = style({ rowGap: 0, fontFamily: family.interface });
// The row's gap is enough.
globalStyle(`${uses} a`, { margin: 0, padding: 0 });
