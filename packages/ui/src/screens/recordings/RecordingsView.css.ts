import { style } from "@vanilla-extract/css";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";
import { raised } from "../../theme/mixins.ts";

/** A panel, once its code has loaded. */
export const firstRun = style({
  inlineSize: "100%",
  maxInlineSize: "36rem",
  padding: vars.space.l,
  ...raised("card"),
  textAlign: "start",
  selectors: { "&:empty": { display: "none" } },
  "@media": { "(max-width: 40em)": { padding: vars.space.m } },
});

export const page = style({ position: "relative" });
/** At the end of the title's line and out of the flow, so that nothing moves when it appears. */
export const preparing = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: "grid",
  alignItems: "center",
  minBlockSize: vars.type.heading.leading,
  // Beside the title on a narrow phone too.
  maxInlineSize: "calc(100% - 9rem)",
  fontSize: vars.type.label.size,
  "@media": { [largeTextOnPhone]: { position: "static", maxInlineSize: "none", minBlockSize: 0 } },
});
