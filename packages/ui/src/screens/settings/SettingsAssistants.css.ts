import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

export const list = style(stacked("m"));

/** The button wraps below a long name. */
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.s });
export const words = style({ flex: "1 1 14rem", minInlineSize: 0, overflowWrap: "anywhere" });
