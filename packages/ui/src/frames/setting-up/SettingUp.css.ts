import { recipe } from "@vanilla-extract/recipes";
import { family, vars } from "../../theme/contract.css.ts";
import { sized, stacked } from "../../theme/mixins.ts";

export const waiting = recipe({
  base: {
    ...stacked("m"),
    alignItems: "center",
    justifyContent: "center",
    padding: vars.space.l,
    textAlign: "center",
    color: vars.text.secondary,
    fontFamily: family.reading,
    ...sized("title"),
  },
  variants: { within: { page: { minBlockSize: "100dvh" }, shell: { minBlockSize: "60dvh" } } },
});
