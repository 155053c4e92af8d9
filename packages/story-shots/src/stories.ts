import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Size } from "./variants.ts";

/** A story's entry in Storybook's `index.json`. */
export interface Story {
  /** `cards-recording-card-recordingcard--default` */
  readonly id: string;
  /** `cards/recording-card/RecordingCard` */
  readonly title: string;
  readonly name: string;
  /** Relative to Storybook's workspace: `../../packages/ui/src/…/RecordingCard.stories.tsx`. */
  readonly importPath: string;
  /** Compared only in the usual variants (tag `no-rare-variants`), because its play function works in no other. */
  readonly usualOnly?: boolean;
}

interface Entry extends Story {
  readonly type: string;
  readonly tags?: readonly string[];
}

interface Index {
  readonly entries: Readonly<Record<string, Entry>>;
}

/** Reads the stories of a built Storybook, in the index's order. The tag `no-visual` excludes a story. */
export function readStories(folder: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as Index;
  return Object.values(entries)
    .filter(({ type, tags }) => type === "story" && !tags?.includes("no-visual"))
    .map(({ id, title, name, importPath, tags }) => {
      const usualOnly = tags?.includes("no-rare-variants") === true;
      return { id, title, name, importPath, ...(usualOnly && { usualOnly }) };
    });
}

/** `cards/recording-card/RecordingCard` → `RecordingCard`, `screens/login/Login.states` → `Login`. */
const componentName = ({ title }: Pick<Story, "title">): string =>
  title.slice(title.lastIndexOf("/") + 1).split(".")[0] ?? title;

/**
 * Whether an argument of `--only` selects this story: a component's name in any case, a component's and a story's name
 * (`Badge/Default`), a path, a folder, a title, `title/name` or an id.
 *
 * @param storybook Storybook's workspace, from the root: `apps/storybook`
 */
export function selectsStory(word: string, story: Story, storybook: string): boolean {
  const { id, title, name, importPath } = story;
  const path = posix.join(storybook, importPath);
  const wanted = word.replace(/^\.\//, "").replace(/\/$/, "");
  const component = componentName(story);
  if ([component, `${component}/${name}`].some((each) => each.toLowerCase() === wanted.toLowerCase())) return true;
  if ([id, title, `${title}/${name}`].includes(wanted) || title.startsWith(`${wanted}/`)) return true;
  const folder = path.slice(0, path.lastIndexOf("/"));
  return (
    path === wanted || `${folder}/`.includes(`/${wanted}/`) || wanted === folder || wanted.startsWith(`${folder}/`)
  );
}

/**
 * Creates a function that tells of a story's name whether a run of `chosen` stories shows that a baseline of it without a
 * result is gone. It shows that for the components of these stories, and for components that `--only` means and that are
 * gone themselves.
 *
 * @param all every story of the Storybook
 * @param words the arguments of `--only`
 * @param isEveryVariant whether the run took every variant that has baselines
 */
export function toCanTell(
  all: readonly Story[],
  chosen: readonly Story[],
  words: readonly string[],
  isEveryVariant: boolean,
): (story: string) => boolean {
  const existing = new Set(all.map((story) => toStoryName(story)));
  const existingTitles = new Set(all.map(({ title }) => title));
  const compared = new Set(chosen.map((story) => toStoryName(story)));
  const titles = new Set(chosen.map(({ title }) => title));
  return (story) => {
    const title = story.slice(0, story.lastIndexOf("/"));
    const isMeant =
      titles.has(title) || (!existingTitles.has(title) && words.some((word) => selectsTitle(word, title)));
    return isMeant && (!existing.has(story) || (isEveryVariant && compared.has(story)));
  };
}

/** Whether an argument of `--only` means a component: by its name in any case, its title, or a folder of titles. */
export const selectsTitle = (word: string, title: string): boolean =>
  componentName({ title }).toLowerCase() === word.toLowerCase() || title === word || title.startsWith(`${word}/`);

/** Lists titles similar to an argument that selects no story. */
export function suggestTitles(word: string, stories: readonly Story[]): string[] {
  const wanted = word.toLowerCase();
  return [...new Set(stories.map(({ title }) => title).filter((title) => title.toLowerCase().includes(wanted)))];
}

/**
 * Names a story, or a state of a gallery: `cards/recording-card/RecordingCard/default`,
 * `screens/login/Login.states/all-states@failed`.
 */
export const toStoryName = (story: Story, state?: string): string =>
  `${story.title}/${story.id.slice(story.id.indexOf("--") + 2)}${state === undefined ? "" : `@${state}`}`;

/** The story's name in that of a screenshot, a tree or a state: the inverse of {@link toStoryName}. */
export const parseStoryName = (name: string): string => name.slice(0, name.lastIndexOf(".")).split("@")[0] ?? "";

/** The name of a screenshot: `cards/recording-card/RecordingCard/default.piece-light`. */
export const toScreenshotName = (story: Story, size: Size, theme: string, state?: string): string =>
  `${toStoryName(story, state)}.${size.name}-${theme}`;

/**
 * Names an accessibility tree, which is the same in both themes: `cards/recording-card/RecordingCard/default.piece`.
 */
export const toTreeName = (story: Story, size: Size, state?: string): string =>
  `${toStoryName(story, state)}.${size.name}`;
