import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inRow, stacked } from "../../theme/mixins.ts";
import { readerText } from "../../theme/reading/reader-text.ts";

export const quiz = style(stacked("xs"));
export const question = style({
  ...readerText(vars.type.lead.size, vars.type.lead.leading),
  fontWeight: 600,
  overflowWrap: "anywhere",
});
export const answer = style({
  ...stacked("s"),
  ...readerText(vars.type.lead.size, vars.type.lead.leading),
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});
export const actions = style({
  ...inRow("s"),
  flexWrap: "wrap",
  marginBlockStart: vars.space.xs,
  "@media": { print: { display: "none" } },
});
