import { style } from "@vanilla-extract/css";

/** Below the words of a banner, which have its whole width. */
export const below = style({ inlineSize: "100%" });
