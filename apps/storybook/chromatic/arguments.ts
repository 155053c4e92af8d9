import type { Story } from "@lectern/story-shots/stories";

/** Characters with a special meaning in Chromatic's patterns. */
const special = /[$()*+?[\]^{}]/g;

/**
 * Builds the arguments of Chromatic's command line; undefined if there are no stories to take.
 *
 * @param storybook the folder of the built Storybook
 * @param userArguments the arguments of `npm run chromatic`, without `--changed`
 * @param stories every story of the built Storybook
 * @param touched the stories that the change may affect; all stories if that is unknown
 */
export function toArguments(
  storybook: string,
  userArguments: readonly string[],
  stories: readonly Story[],
  touched: readonly Story[] = stories,
): string[] | undefined {
  const all = ["--storybook-build-dir", storybook, ...userArguments];
  if (touched.length === stories.length) return all;
  if (touched.length === 0) return undefined;
  // Chromatic compares each pattern with the story's `importPath` (ADR 0020).
  const files = new Set(touched.map(({ importPath }) => importPath.replaceAll(special, String.raw`\$&`)));
  return [...all, ...[...files].flatMap((file) => ["--only-story-files", file])];
}
