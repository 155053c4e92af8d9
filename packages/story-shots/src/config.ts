import type { Examiner, Undecided } from "./examiners/examiner.ts";
import type { StageOptions } from "./stage.ts";
import type { Story } from "./stories.ts";
import type { Variants } from "./variants.ts";

/** The browser that takes the screenshots. */
interface BrowserConfig {
  /** Finds the browser's executable, and installs it if needed. */
  readonly find: () => Promise<string>;
  readonly flags?: readonly string[];
  /**
   * Whether the browser at a path, on this machine, renders the same pixels as the committed hashes. On other machines
   * both sides are rendered, and baselines can't be updated.
   */
  readonly isReference: (path: string) => boolean;
  /** The platform of the reference browser: `Linux x64`. */
  readonly reference: string;
}

/** How the tool finds the stories that a changed file may affect. */
export interface ChangesConfig {
  /** Files that may change every story although no story imports them; paths from the root. */
  readonly everywhere: RegExp;
  /** The prefix of the repository's own packages: `@acme/`. */
  readonly ownPackages: string;
  /** The module of Storybook's preview, from the root. Anything it imports may change every story. */
  readonly preview: string;
}

/** A project's settings. Paths are relative to `root` unless they say otherwise. */
export interface ShotsConfig {
  /** The project's name, shown above the report. */
  readonly project: string;
  /** The command to type: `npm run visual`. */
  readonly command: string;
  /** The repository's root: an absolute path. */
  readonly root: string;
  /** The branch that other branches start from: `main`. */
  readonly mainBranch: string;
  /** Storybook's workspace. Its index gives paths of story files relative to this. */
  readonly storybook: string;
  readonly baselines: string;
  /** The baselines of rare variants. */
  readonly rareBaselines: string;
  readonly report: string;
  /** An ignored folder, for Storybooks of earlier commits. */
  readonly cache: string;
  /** The address of the Storybook that the report links to. */
  readonly link: string;
  /** Builds the Storybook of the working tree; returns its folder, an absolute path. @throws Error if that fails */
  readonly build: () => Promise<string>;
  /**
   * Builds the Storybook of another checkout of this repository, which has no installed packages yet; returns its
   * folder, an absolute path. @throws Error if that fails
   */
  readonly buildCheckout: (checkout: string) => Promise<string>;
  readonly browser: BrowserConfig;
  readonly stage: Omit<StageOptions, "theme">;
  readonly variants: Variants;
  readonly changes: ChangesConfig;
  /** The checks that `--examine` runs on every story. */
  readonly examiners: readonly Examiner[];
  /** A reviewer's reason to accept a check that an examiner could not decide. */
  readonly findReason?: (undecided: Undecided, story: Story) => string | undefined;
}
