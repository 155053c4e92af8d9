import { globalStyle, style } from "@vanilla-extract/css";
import { note } from "../../forms/choice-cards/ChoiceCards.css.ts";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

export const customize = style(stacked("l"));
export const ask = style({ display: "flex", flexDirection: "column", alignItems: "stretch", gap: vars.space.m });
// On a phone the styles' names are enough, and the notes begin on the first screen.
globalStyle(`${ask} ${note}`, { "@media": { "(max-width: 40em)": { display: "none" } } });
export const action = style({ display: "flex", alignItems: "center", flexWrap: "wrap", gap: vars.space.m });
/** The notes, with their actions above. */
export const written = style({
  ...stacked("m"),
  alignItems: "flex-start",
});
// A table scrolls, and doesn't widen the page.
globalStyle(`${written} > *`, { maxInlineSize: "100%" });
export const draftList = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  margin: 0,
  border: 0,
  padding: 0,
  minInlineSize: 0,
  "@media": { [largeTextOnPhone]: { flexDirection: "column" } },
});
export const pending = style({ ...stacked("m"), maxInlineSize: vars.size.measure });

/** Room for what may come. */
export const reserved = style({ visibility: "hidden" });
