import { createVar, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const top = createVar();
export const left = createVar();

/** Below the text, because a phone shows its own selection menu above. */
export const floating = style({
  position: "fixed",
  zIndex: 25,
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xxs,
  // It would be squeezed at the window's end.
  inlineSize: "max-content",
  maxInlineSize: `calc(100vw - 2 * ${vars.space.s})`,
  padding: vars.space.xxs,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  insetBlockStart: `clamp(${vars.space.s}, calc(${top} * 1px), calc(100dvh - 4rem))`,
  insetInlineStart: `clamp(${vars.space.s}, calc(${left} * 1px), calc(100vw - 20rem))`,
  boxShadow: `0 1px 2px ${vars.shadow.ambient}, 0 8px 24px -8px ${vars.shadow.key}`,
  "@media": { print: { display: "none" } },
});
