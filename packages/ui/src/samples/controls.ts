/** The runtime data of a vanilla-extract recipe. */
interface Recipe {
  readonly classNames: { readonly variants: Readonly<Record<string, Readonly<Record<string, string>>>> };
}

/**
 * Creates Storybook controls for the variants of a component's recipe. Storybook can't read them from the types,
 * because a recipe's types are inferred.
 *
 * @param flags further props that are on or off
 */
export function toControls({ classNames }: Recipe, flags: readonly string[] = []) {
  return Object.fromEntries([
    ...flags.map(
      (flag) => [flag, { control: "boolean" as const, table: { defaultValue: { summary: "false" } } }] as const,
    ),
    ...Object.entries(classNames.variants).map(([variant, choices]) => {
      const options = Object.keys(choices);
      const isFlag = options.every((option) => option === "true" || option === "false");
      const summary = isFlag ? "boolean" : options.map((option) => JSON.stringify(option)).join(" | ");
      return [
        variant,
        {
          ...(isFlag ? { control: "boolean" as const } : { control: "select" as const, options }),
          table: { category: "Look", type: { summary } },
        },
      ] as const;
    }),
  ]);
}

/** Shows each story of an open dialog in a frame of its own on a docs page, where it would otherwise cover the page. */
export const framedInDocs = { docs: { story: { inline: false, height: "36rem" } } } as const;
