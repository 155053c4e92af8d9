import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** Names and hosts are of the assistant's choice, and may have no spaces at which they could break. */
export const given = style({ overflowWrap: "anywhere" });

export const list = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: "1.25em",
  listStyle: "disc",
});
