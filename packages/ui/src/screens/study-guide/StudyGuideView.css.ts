import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** On a phone the header ends close above the text, which has headings of its own. */
export const content = style({ "@media": { "(max-width: 40em)": { marginBlockStart: vars.space.m } } });
