import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { grid, lines } from "../card-grid/CardGrid.css.ts";

const long = style({
  position: "relative",
  // The code that measures the rows keeps the place; the browser would move the page a second time.
  overflowAnchor: "none",
});
export const longGrid = style([grid, long]);
export const longLines = style([lines, long]);

/** A row that is far away and stays, since it has the focus: out of the flow, in its column. */
export const held = style({ position: "absolute", insetInline: 0 });

/** The cards of a group lie in the grid of the whole list, each group from a row of its own. */
export const group = style({ display: "contents", listStyle: "none" });
export const groupHeading = style({
  gridColumn: "1 / -1",
  paddingBlockEnd: vars.space.xxs,
  fontSize: vars.type.label.size,
  lineHeight: vars.type.label.leading,
  fontWeight: 600,
  color: vars.text.secondary,
});
export const laterGroupHeading = style([groupHeading, { paddingBlockStart: vars.space.l }]);
