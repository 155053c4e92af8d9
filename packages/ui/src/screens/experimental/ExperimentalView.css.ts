import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** A row each, with the switches below each other. */
export const rows = style({ display: "grid", gap: vars.space.s });
