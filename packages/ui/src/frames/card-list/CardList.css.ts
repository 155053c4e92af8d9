import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { sized } from "../../theme/mixins.ts";
import { grid, lines } from "../card-grid/CardGrid.css.ts";

const long = style({
  position: "relative",
  // The code that measures rows keeps the scroll position. The browser's scroll anchoring would move the page a second
  // time.
  overflowAnchor: "none",
});
export const longGrid = style([grid, long]);
export const longLines = style([lines, long]);

/** A distant row that stays because it has the focus: out of the flow, but in its column. */
export const held = style({ position: "absolute", insetInline: 0 });

/** The cards of a group are in the grid of the whole list. Each group begins with a new row. */
export const group = style({ display: "contents", listStyle: "none" });
export const groupHeading = style({
  gridColumn: "1 / -1",
  paddingBlockEnd: vars.space.xxs,
  ...sized("label"),
  fontWeight: 600,
  color: vars.text.secondary,
});
export const laterGroupHeading = style([groupHeading, { paddingBlockStart: vars.space.l }]);
