import { style } from "@vanilla-extract/css";
import { stacked } from "../../theme/mixins.ts";

export const list = style({
  ...stacked("xxs"),
  // Leaves room for focus rings, which a scroll container would clip.
  padding: "6px",
  margin: "-6px -6px 0",
  maxBlockSize: "min(22rem, 50dvh)",
  overflowY: "auto",
});
