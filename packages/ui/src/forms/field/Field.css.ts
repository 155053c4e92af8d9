import { style } from "@vanilla-extract/css";
import { sized, stacked } from "../../theme/mixins.ts";

export const field = style({
  ...stacked("xxs"),
  "@media": { print: { display: "none" } },
});

export const label = style({ ...sized("label"), fontWeight: 600 });
