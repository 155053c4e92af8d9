import { style } from "@vanilla-extract/css";

/** An address has no spaces at which it could break. */
export const address = style({ overflowWrap: "anywhere" });
