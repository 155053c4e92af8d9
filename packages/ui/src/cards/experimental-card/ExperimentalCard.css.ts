import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { card } from "../note-card/NoteCard.css.ts";

/** The switch is beside the words. */
export const row = style([card, { gridTemplateColumns: "auto minmax(0, 1fr) auto" }]);
/** The stage follows the title. */
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space.xs });
export const toggle = style({ display: "grid", alignItems: "center" });
