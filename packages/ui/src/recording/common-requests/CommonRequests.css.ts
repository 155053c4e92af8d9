import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** One line above the composer. In a narrow window it scrolls, so that the thread keeps its height. */
export const requests = style({
  display: "flex",
  gap: vars.space.s,
  padding: vars.space.xxs,
  marginInline: `calc(-1 * ${vars.space.xxs})`,
  listStyle: "none",
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": { print: { display: "none" } },
});
globalStyle(`${requests} > li`, { flex: "none" });
