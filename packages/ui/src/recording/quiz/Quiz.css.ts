import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { readerText } from "../../theme/reading/reader-text.ts";

export const quiz = style({ display: "flex", flexDirection: "column", gap: vars.space.xs });
export const question = style({
  ...readerText(vars.type.lead.size, vars.type.lead.leading),
  fontWeight: 600,
  overflowWrap: "anywhere",
});
export const answer = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  ...readerText(vars.type.lead.size, vars.type.lead.leading),
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});
export const actions = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
  "@media": { print: { display: "none" } },
});
