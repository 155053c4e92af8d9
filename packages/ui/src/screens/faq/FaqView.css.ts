import { style } from "@vanilla-extract/css";
import { column } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

export const page = style({ ...stacked("xl"), maxInlineSize: column, marginInline: "auto" });
export const head = style(stacked("xs"));
export const group = style(stacked("s"));
