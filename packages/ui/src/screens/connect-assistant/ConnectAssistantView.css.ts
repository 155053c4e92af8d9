import { style } from "@vanilla-extract/css";
import { stacked } from "../../theme/mixins.ts";

/** Names and hosts are of the assistant's choice, and may have no spaces at which they could break. */
export const given = style({ overflowWrap: "anywhere" });

export const list = style({ ...stacked("xs"), paddingInlineStart: "1.25em", listStyle: "disc" });
