import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { sized } from "../../theme/mixins.ts";

/** In a line of its own below the buttons that it is among. */
export const line = style({ order: 1, flexBasis: "100%", color: vars.text.secondary, ...sized("label") });
