import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { input } from "../text-field/TextField.css.ts";

export const area = style([
  input,
  {
    display: "block",
    fieldSizing: "content",
    minBlockSize: "6rem",
    maxBlockSize: "20rem",
    paddingBlock: vars.space.xs,
    resize: "vertical",
    lineHeight: vars.type.body.leading,
  },
]);
