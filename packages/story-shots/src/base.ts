import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import type { ShotsConfig } from "./config.ts";
import { findMergeBase, git, manifestsOf, tryGit } from "./git.ts";

/** An earlier commit's Storybook and baselines. */
export interface Base {
  /** Its full hash. */
  readonly commit: string;
  /** `3f9a1c2 Round the card` */
  readonly label: string;
  /** The folder of its built Storybook. */
  readonly storybook: string;
  /** The folder with the manifests that were committed with it, by their paths from the root. */
  readonly committed: string;
  /** A folder of its own in the cache. */
  readonly folder: string;
}

type BaseConfig = Pick<ShotsConfig, "root" | "cache" | "buildCheckout" | "baselines" | "rareBaselines">;

/** How many earlier Storybooks are kept. */
const KEPT = 4;

/** @throws Error when the clone has no such commit */
export function findCommit(root: string, name: string): string {
  const commit = tryGit(root, "rev-parse", "--verify", "--quiet", `${name}^{commit}`);
  if (commit === undefined) throw new Error(`This clone has no commit ${name}.`);
  return commit;
}

/** The commit that last wrote baselines: what it renders is what they stand for. @throws Error when there is none */
export function findBaselineCommit(root: string, folder: string): string {
  const commit = tryGit(root, "log", "-1", "--format=%H", "--", ...manifestsOf(folder));
  if (!commit) throw new Error(`The history of this clone has no commit that wrote ${folder}: git fetch --unshallow`);
  return commit;
}

/** Whether the working tree has the baselines of a commit. */
export const isUnchanged = (root: string, commit: string, folder: string): boolean =>
  tryGit(root, "diff", "--quiet", commit, "--", ...manifestsOf(folder)) !== undefined;

/**
 * The commit that brought a screenshot's hash into its manifest; `undefined` when none did yet.
 *
 * @param manifest from the root: `baselines/cards/Card/screenshots.txt`
 */
export const findCommitOfHash = (root: string, manifest: string, hash: string): string | undefined =>
  tryGit(root, "log", "-1", "--format=%H", `-S${hash}`, "--", manifest) || undefined;

/** Whether the main branch had a commit before the one that is checked out, so that its baselines were compared there. */
export function wasCompared({ root, mainBranch }: Pick<ShotsConfig, "root" | "mainBranch">, commit: string): boolean {
  const start = findMergeBase(root, mainBranch);
  if (start === undefined || commit === git(root, "rev-parse", "HEAD")) return false;
  return tryGit(root, "merge-base", "--is-ancestor", commit, start) !== undefined;
}

const isManifest = (path: string): boolean => statSync(path).isDirectory() || path.endsWith(".txt");

/** Deletes the Storybooks that were not used for longest. */
function prune(cache: string): void {
  const folders = readdirSync(cache)
    .filter((name) => /^[0-9a-f]{12}$/.test(name))
    .map((name) => join(cache, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of folders.slice(KEPT)) rmSync(folder, { recursive: true, force: true });
}

/**
 * Builds the Storybook of a commit in a work tree of its own, which is removed afterwards; the result stays in the cache.
 *
 * @throws Error when it can't be built
 */
export async function openBase(config: BaseConfig, commit: string): Promise<Base> {
  const { root, cache, buildCheckout } = config;
  const folder = join(root, cache, commit.slice(0, 12));
  const base: Base = {
    commit,
    label: git(root, "log", "-1", "--format=%h %s", commit),
    storybook: join(folder, "storybook"),
    committed: join(folder, "committed"),
    folder,
  };
  if (!existsSync(join(base.storybook, "index.json"))) {
    const work = `${folder}.${process.pid}`;
    const checkout = join(work, "checkout");
    mkdirSync(work, { recursive: true });
    try {
      git(root, "worktree", "prune");
      git(root, "worktree", "add", "--detach", "--force", checkout, commit);
      const result = join(work, "result");
      mkdirSync(result);
      for (const each of [config.baselines, config.rareBaselines]) {
        const from = join(checkout, each);
        if (existsSync(from)) cpSync(from, join(result, "committed", each), { recursive: true, filter: isManifest });
      }
      renameSync(await buildCheckout(checkout), join(result, "storybook"));
      // Another run may have built the same commit meanwhile.
      if (!existsSync(folder)) renameSync(result, folder);
    } finally {
      tryGit(root, "worktree", "remove", "--force", checkout);
      rmSync(work, { recursive: true, force: true });
    }
  }
  const now = new Date();
  utimesSync(folder, now, now);
  prune(join(root, cache));
  return base;
}
