import { style } from "@vanilla-extract/css";
import { scrolling, stacked } from "../../theme/mixins.ts";

export const list = style({ ...stacked("xxs"), ...scrolling("min(22rem, 50dvh)") });
