/** The runtime data of a vanilla-extract recipe. */
interface Recipe {
  readonly classNames: { readonly variants: Readonly<Record<string, Readonly<Record<string, string>>>> };
}

/**
 * Creates Storybook controls for the variants of a component's recipe. Storybook can't read them from the types,
 * because a recipe's types are inferred.
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
