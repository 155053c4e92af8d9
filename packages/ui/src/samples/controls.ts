/** What a recipe of vanilla-extract knows of itself when it runs. */
interface Recipe {
  readonly classNames: { readonly variants: Readonly<Record<string, Readonly<Record<string, string>>>> };
}

/**
 * Storybook's controls for the variants of a component's recipe, each with its choices: the types of a recipe are inferred,
 * and Storybook reads only types that are written down.
 */
export function toControls({ classNames }: Recipe) {
  return Object.fromEntries(
    Object.entries(classNames.variants).map(([variant, choices]) => {
      const options = Object.keys(choices);
      const isFlag = options.every((option) => option === "true" || option === "false");
      const summary = isFlag ? "boolean" : options.map((option) => JSON.stringify(option)).join(" | ");
      return [
        variant,
        {
          ...(isFlag ? { control: "boolean" as const } : { control: "select" as const, options }),
          table: { category: "Look", type: { summary } },
        },
      ];
    }),
  );
}
