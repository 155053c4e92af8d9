import { style } from "@vanilla-extract/css";
import { stacked } from "../../theme/mixins.ts";

export const column = style({ ...stacked("xl"), maxInlineSize: "46rem", marginInline: "auto" });
export const head = style(stacked("xs"));
