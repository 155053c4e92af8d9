import { style } from "@vanilla-extract/css";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";
import { card } from "../note-card/NoteCard.css.ts";

/** The switch is beside the words. More specific than the card's columns, whichever sheet comes last. */
export const row = style([
  card,
  {
    selectors: { "&&": { gridTemplateColumns: "auto minmax(0, 1fr) auto" } },
    "@media": { [largeTextOnPhone]: { selectors: { "&&": { gridTemplateColumns: "minmax(0, 1fr)" } } } },
  },
]);
/** The stage follows the title. */
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space.xs });
export const toggle = style({ display: "grid", alignItems: "center" });
