import { createVar, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const top = createVar();
export const left = createVar();

/** Below the text, because a phone shows its own selection menu above. */
export const floating = style({
  position: "fixed",
  zIndex: 25,
  insetBlockStart: `clamp(${vars.space.s}, calc(${top} * 1px), calc(100dvh - 4rem))`,
  insetInlineStart: `clamp(${vars.space.s}, calc(${left} * 1px), calc(100vw - 11rem))`,
  boxShadow: `0 1px 2px ${vars.shadow.ambient}, 0 8px 24px -8px ${vars.shadow.key}`,
  "@media": { print: { display: "none" } },
});
