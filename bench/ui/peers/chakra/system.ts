import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { breakpoints, globalCss, semanticTokens, textStyles, tokens } from "@chakra-ui/react/theme";

type Theme = NonNullable<NonNullable<Parameters<typeof createSystem>[1]>["theme"]>;

/** The setup that Chakra's guide on bundle size recommends: tokens, and the recipes of the components on the page. */
export const systemWith = (recipes: NonNullable<Theme["recipes"]>) =>
  createSystem(defaultBaseConfig, {
    globalCss,
    theme: { breakpoints, tokens, semanticTokens, textStyles, recipes },
  });
