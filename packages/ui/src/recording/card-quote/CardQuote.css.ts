import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";
import { readerText } from "../../theme/reading/reader-text.ts";

export const figure = style({
  ...stacked("xxs"),
  alignItems: "start",
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.border.strong}`,
});

export const spoken = style({
  ...readerText(vars.type.lead.size, vars.type.lead.leading),
  fontStyle: "italic",
  color: vars.text.secondary,
  overflowWrap: "anywhere",
});

/** Undoes the link's padding, so that the time begins where the words do. */
export const place = style({ marginInlineStart: "-0.2em" });
