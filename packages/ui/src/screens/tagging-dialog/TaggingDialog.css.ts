import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { sized } from "../../theme/mixins.ts";

export const proposals = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.xs });
export const heading = style({ flexBasis: "100%", ...sized("label"), color: vars.text.muted });
