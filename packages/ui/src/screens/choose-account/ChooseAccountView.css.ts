import { style } from "@vanilla-extract/css";

/** An address has no spaces to break at, and no line of it is left with a letter. */
export const address = style({ overflowWrap: "anywhere", textWrap: "balance" });
