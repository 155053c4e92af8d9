import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** On a phone there is less space between the header and the text, which has its own headings. */
export const content = style({ "@media": { "(max-width: 40em)": { marginBlockStart: vars.space.m } } });
