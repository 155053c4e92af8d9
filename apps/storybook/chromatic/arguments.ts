import type { Story } from "@lectern/story-shots/stories";

/** What a pattern of Chromatic's gives a meaning to. */
const special = /[$()*+?[\]^{}]/g;

/**
 * The arguments of Chromatic's command line, or undefined when there is nothing to take.
 *
 * @param storybook the folder of the built Storybook
 * @param given what was given to `npm run chromatic`, without `--changed`
 * @param stories every story of the built Storybook
 * @param touched those that the change may show in; all of them unless it is known
 */
export function toArguments(
  storybook: string,
  given: readonly string[],
  stories: readonly Story[],
  touched: readonly Story[] = stories,
): string[] | undefined {
  const all = ["--storybook-build-dir", storybook, ...given];
  if (touched.length === stories.length) return all;
  if (touched.length === 0) return undefined;
  // Chromatic compares each pattern with the story's `importPath` (ADR 0020).
  const files = new Set(touched.map(({ importPath }) => importPath.replaceAll(special, String.raw`\$&`)));
  return [...all, ...[...files].flatMap((file) => ["--only-story-files", file])];
}
