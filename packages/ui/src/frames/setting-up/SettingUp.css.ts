import { recipe } from "@vanilla-extract/recipes";
import { family, vars } from "../../theme/contract.css.ts";
import { sized } from "../../theme/mixins.ts";

export const waiting = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space.m,
    padding: vars.space.l,
    textAlign: "center",
    color: vars.text.secondary,
    fontFamily: family.reading,
    ...sized("title"),
  },
  variants: { within: { page: { minBlockSize: "100dvh" }, shell: { minBlockSize: "60dvh" } } },
});
