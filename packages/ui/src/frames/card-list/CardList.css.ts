import { style } from "@vanilla-extract/css";
import { grid } from "../card-grid/CardGrid.css.ts";

export const long = style([
  grid,
  {
    position: "relative",
    // The code that measures the rows keeps the place; the browser would move the page a second time.
    overflowAnchor: "none",
  },
]);

/** A row that is far away and stays, since it has the focus: out of the flow, in its column. */
export const held = style({ position: "absolute", insetInline: 0 });
