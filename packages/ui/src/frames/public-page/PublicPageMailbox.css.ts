import { style } from "@vanilla-extract/css";

/** Twice as large, the address is wider than a phone. */
export const mailbox = style({ overflowWrap: "anywhere" });
/** It breaks before the domain then. A `<wbr>` would do it too, but is a space in the link's name. */
export const domain = style({ whiteSpace: "nowrap" });
