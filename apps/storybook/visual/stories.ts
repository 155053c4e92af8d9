import { readFileSync } from "node:fs";
import { join, posix } from "node:path";

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

/** One of the sizes in which a story is seen, in CSS pixels. */
export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Room for one component. */
export const piece: Size = { name: "piece", width: 800, height: 600 };
const phone: Size = { name: "phone", width: 375, height: 812 };
const desktop: Size = { name: "desktop", width: 1280, height: 800 };

/** Screens and the shell are seen as a whole page on a phone and a desktop, the rest once, cut to what the story draws. */
export const sizesOf = ({ title }: Story): readonly [Size, ...Size[]] =>
  /^(screens|shell)\//.test(title) ? [phone, desktop] : [piece];

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/**
 * The name of a picture, and of its file without the ending: `cards/RecordingCard/default.piece-light`; of a state of a
 * gallery `screens/login/Login.states/all-states@failed.phone-dark`.
 */
export const pictureName = (story: Story, size: Size, theme: Theme, look?: string): string =>
  `${story.title}/${story.id.slice(story.id.indexOf("--") + 2)}${look === undefined ? "" : `@${look}`}.${size.name}-${theme}`;
