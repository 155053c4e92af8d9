import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inRow } from "../../theme/mixins.ts";

export const line = style({ ...inRow("s"), color: vars.text.secondary, lineHeight: vars.type.body.leading });
