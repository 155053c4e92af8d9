import { globalStyle, style } from "@vanilla-extract/css";
import { column, vars } from "../../theme/contract.css.ts";
import { inRow, stacked } from "../../theme/mixins.ts";

/** A column of settings, as wide as a line of text that is easy to scan. */
export const page = style({ ...stacked("l"), inlineSize: "100%", maxInlineSize: column });
/** Keeps what belongs together closer than the groups. */
export const group = style(stacked("m"));
globalStyle(`${group} > h2`, { marginBlockStart: vars.space.m });
globalStyle(`${group} > h2 + p`, { marginBlockStart: `calc(-1 * ${vars.space.s})` });
/** As wide as the email, so that the plan's badge wraps below a long one. */
export const account = style({ ...inRow("m"), minInlineSize: 0, flex: "1 1 auto" });
export const who = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });
export const name = style({ fontWeight: 650, overflowWrap: "anywhere" });
export const email = style({ color: vars.text.muted, overflowWrap: "anywhere" });
export const pending = style({ inlineSize: "6rem" });
