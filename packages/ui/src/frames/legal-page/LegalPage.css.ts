import { globalStyle, style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";
import { sized, stacked } from "../../theme/mixins.ts";

export const article = style({
  ...stacked("l"),
  maxInlineSize: vars.size.measure,
  marginInline: "auto",
  fontFamily: family.reading,
  ...sized("reading"),
  "@media": { "(max-width: 40em)": { fontSize: "1.125rem", lineHeight: "1.875rem" } },
});
export const head = style(stacked("xs"));
export const date = style({ fontFamily: family.interface, fontSize: vars.type.label.size, color: vars.text.muted });
export const part = style(stacked("s"));

globalStyle(`${part} ul`, { paddingInlineStart: "1.35em" });
globalStyle(`${part} li + li`, { marginBlockStart: "0.3em" });
globalStyle(`${part} li::marker`, { color: vars.text.muted });
globalStyle(`${part} a`, {
  color: vars.text.link,
  textUnderlineOffset: "0.18em",
  textDecorationThickness: "1px",
  // An address, twice as large, is wider than a phone.
  overflowWrap: "anywhere",
});
