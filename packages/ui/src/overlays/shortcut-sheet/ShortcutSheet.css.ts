import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inRow } from "../../theme/mixins.ts";

export const list = style({ display: "grid", gap: vars.space.xs, margin: 0 });

export const row = style({
  ...inRow("m"),
  justifyContent: "space-between",
  minBlockSize: "2rem",
});

export const keysOfRow = style({ margin: 0 });
