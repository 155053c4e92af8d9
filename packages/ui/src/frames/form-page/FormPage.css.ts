import { style } from "@vanilla-extract/css";
import { stacked } from "../../theme/mixins.ts";

export const page = style({ ...stacked("l"), inlineSize: "100%", maxInlineSize: "44rem" });
