import { style } from "@vanilla-extract/css";
import { column } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

export const page = style({ ...stacked("l"), inlineSize: "100%", maxInlineSize: column });
