import type { Examiner, Undecided } from "./examiners/examiner.ts";
import type { StageOptions } from "./stage.ts";
import type { Story } from "./stories.ts";
import type { Variants } from "./variants.ts";

/** The browser that takes the screenshots. */
interface BrowserConfig {
  /** Finds its executable, and installs it where that is needed. */
  readonly find: () => Promise<string>;
  readonly flags?: readonly string[];
  /**
   * Whether the browser at a path, on this machine, renders the pixels that the committed hashes stand for. On other
   * machines both sides are rendered, and baselines can't be updated.
   */
  readonly isReference: (path: string) => boolean;
  /** Where the reference browser runs: `Linux x64`. */
  readonly reference: string;
}

/** How the tool finds the stories that a changed file may affect. */
export interface ChangesConfig {
  /** Files that may change every story, though no story imports them; paths from the root. */
  readonly everywhere: RegExp;
  /** How the names of the repository's own packages begin: `@acme/`. */
  readonly ownPackages: string;
  /** The preview's module, from the root; what it imports may change every story. */
  readonly preview: string;
}

/** A project's settings. Paths are from `root`, unless they say otherwise. */
export interface ShotsConfig {
  /** The project's name, above the report. */
  readonly project: string;
  /** The command that a person types: `npm run visual`. */
  readonly command: string;
  /** The repository's root: an absolute path. */
  readonly root: string;
  /** The branch that others start from: `main`. */
  readonly mainBranch: string;
  /** Storybook's workspace; the index names story files from there. */
  readonly storybook: string;
  readonly baselines: string;
  /** The baselines of rare variants. */
  readonly rareBaselines: string;
  readonly report: string;
  /** An ignored folder, for Storybooks of earlier commits. */
  readonly cache: string;
  /** Where a developer's Storybook runs. */
  readonly devServer: string;
  /** Where the report's links lead, other than to `devServer`. */
  readonly link?: string | undefined;
  /** Builds the Storybook of the working tree; returns its folder, an absolute path. @throws Error when that fails */
  readonly build: () => Promise<string>;
  /**
   * Builds the Storybook of another checkout of this repository, which has no installed packages yet; returns its
   * folder, an absolute path. @throws Error when that fails
   */
  readonly buildCheckout: (checkout: string) => Promise<string>;
  readonly browser: BrowserConfig;
  readonly stage: Omit<StageOptions, "theme">;
  readonly variants: Variants;
  readonly changes: ChangesConfig;
  /** What `--examine` asks about every story. */
  readonly examiners: readonly Examiner[];
  /** A reviewer's reason to accept a check that an examiner could not decide. */
  readonly findReason?: (undecided: Undecided, story: Story) => string | undefined;
}
