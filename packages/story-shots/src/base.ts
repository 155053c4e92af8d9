import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import type { ShotsConfig } from "./config.ts";
import { findMergeBase, git, toManifestPathspecs, tryGit } from "./git.ts";

/** An earlier commit's Storybook and baselines. */
export interface Base {
  /** Its full hash. */
  readonly commit: string;
  /** `3f9a1c2 Round the card` */
  readonly label: string;
  /** The folder of its built Storybook. */
  readonly storybook: string;
  /** The folder with the manifests committed at that commit, under their paths from the root. */
  readonly committed: string;
  /** A separate folder in the cache. */
  readonly folder: string;
}

type BaseConfig = Pick<ShotsConfig, "root" | "cache" | "buildCheckout" | "baselines" | "rareBaselines">;

/** How many earlier Storybooks are kept. */
const KEPT_STORYBOOKS = 4;

/** @throws Error if the clone does not have the commit */
export function findCommit(root: string, name: string): string {
  const commit = tryGit(root, "rev-parse", "--verify", "--quiet", `${name}^{commit}`);
  if (commit === undefined) throw new Error(`This clone has no commit ${name}.`);
  return commit;
}

/**
 * Finds the last commit that changed baselines. Its Storybook renders what the baselines stand for. @throws Error if
 * there is none
 */
export function findBaselineCommit(root: string, folder: string): string {
  const commit = tryGit(root, "log", "-1", "--format=%H", "--", ...toManifestPathspecs(folder));
  if (!commit) throw new Error(`The history of this clone has no commit that wrote ${folder}: git fetch --unshallow`);
  return commit;
}

/** Whether the working tree has the same baselines as a commit. */
export const isUnchanged = (root: string, commit: string, folder: string): boolean =>
  tryGit(root, "diff", "--quiet", commit, "--", ...toManifestPathspecs(folder)) !== undefined;

/** Whether the main branch contained a commit before the checked-out one, so that its baselines were compared there. */
export function wasCompared({ root, mainBranch }: Pick<ShotsConfig, "root" | "mainBranch">, commit: string): boolean {
  const start = findMergeBase(root, mainBranch);
  if (start === undefined || commit === git(root, "rev-parse", "HEAD")) return false;
  return tryGit(root, "merge-base", "--is-ancestor", commit, start) !== undefined;
}

const isManifest = (path: string): boolean => statSync(path).isDirectory() || path.endsWith(".txt");

/** Deletes the least recently used Storybooks. */
function prune(cache: string): void {
  const folders = readdirSync(cache)
    .filter((name) => /^[0-9a-f]{12}$/.test(name))
    .map((name) => join(cache, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of folders.slice(KEPT_STORYBOOKS)) rmSync(folder, { recursive: true, force: true });
}

/**
 * Builds the Storybook of a commit in a separate work tree, which is then removed. The result stays in the cache.
 *
 * @throws Error if it can't be built
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
