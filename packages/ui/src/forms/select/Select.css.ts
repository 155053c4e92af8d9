import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { input } from "../text-field/TextField.css.ts";

export const frame = style({ position: "relative", display: "block" });

export const select = style([
  input,
  { appearance: "none", paddingInlineEnd: "2.5rem", textOverflow: "ellipsis", cursor: "pointer" },
]);

export const chevron = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: vars.space.s,
  display: "grid",
  placeItems: "center",
  color: vars.text.muted,
  pointerEvents: "none",
});
