import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { breakpoints, globalCss, semanticTokens, textStyles, tokens } from "@chakra-ui/react/theme";

type Theme = NonNullable<NonNullable<Parameters<typeof createSystem>[1]>["theme"]>;

/** What its guide on bundle size recommends: the tokens, and the recipes of what the page shows. */
export const systemWith = (recipes: NonNullable<Theme["recipes"]>) =>
  createSystem(defaultBaseConfig, {
    globalCss,
    theme: { breakpoints, tokens, semanticTokens, textStyles, recipes },
  });
