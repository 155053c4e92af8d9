import { style } from "@vanilla-extract/css";

export const region = style({ minBlockSize: "24rem" });
