import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Size, Theme } from "../.storybook/variants.ts";

export { piece, type Size, type Theme, themes, toSizes as sizesOf } from "../.storybook/variants.ts";

/** What Storybook's `index.json` says of one story. */
export interface Story {
  /** `cards-recordingcard--default` */
  readonly id: string;
  /** `cards/RecordingCard` */
  readonly title: string;
  readonly name: string;
  /** From the folder of Storybook's workspace: `../../packages/ui/src/…/RecordingCard.stories.tsx`. */
  readonly importPath: string;
}

interface Entry extends Story {
  readonly type: string;
  readonly tags?: readonly string[];
}

/** Every story of a built Storybook that is to be seen, in its order. The tag `no-visual` takes a story out. */
export function storiesOf(storybook: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, "index.json"), "utf8")) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries)
    .filter(({ type, tags }) => type === "story" && !tags?.includes("no-visual"))
    .map(({ id, title, name, importPath }) => ({ id, title, name, importPath }));
}

/** Does a word of `--only` mean this story? A path, a folder, a title, `title/name` or an id. */
export function means(word: string, { id, title, name, importPath }: Story): boolean {
  const path = posix.join("apps/storybook", importPath);
  const asked = word.replace(/^\.\//, "").replace(/\/$/, "");
  if ([id, title, `${title}/${name}`].includes(asked) || title.startsWith(`${asked}/`)) return true;
  const folder = path.slice(0, path.lastIndexOf("/"));
  return path === asked || `${folder}/`.includes(`/${asked}/`) || asked === folder || asked.startsWith(`${folder}/`);
}

/**
 * The name of a picture, and of its file without the ending: `cards/RecordingCard/default.piece-light`; of a state of a
 * gallery `screens/login/Login.states/all-states@failed.phone-dark`.
 */
export const pictureName = (story: Story, size: Size, theme: Theme, look?: string): string =>
  `${story.title}/${story.id.slice(story.id.indexOf("--") + 2)}${look === undefined ? "" : `@${look}`}.${size.name}-${theme}`;
