import { createVar, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { sized } from "../../theme/mixins.ts";

export const hue = createVar("hue");

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.375em",
  minInlineSize: 0,
  maxInlineSize: "100%",
  ...sized("caption"),
  color: vars.text.secondary,
  "::before": {
    content: "",
    flex: "none",
    inlineSize: "0.5em",
    blockSize: "0.5em",
    borderRadius: "50%",
    background: hue,
    forcedColorAdjust: "none",
  },
});

/** The name may be cut; `title` has the whole name. */
export const name = style({ minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
export const wholeName = style({ minInlineSize: 0, overflowWrap: "anywhere" });
