import { execFileSync } from "node:child_process";

/** Runs git in a folder and returns its output. @throws Error if git fails */
export const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync("git", args, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 2 ** 28,
  }).trim();

/** Like `git`, but returns `undefined` if git fails. */
export function tryGit(folder: string, ...args: readonly string[]): string | undefined {
  try {
    return git(folder, ...args);
  } catch {
    return undefined;
  }
}

/** Finds the commit where the current branch left the main branch; `undefined` if the clone has no such branch. */
export const findMergeBase = (root: string, mainBranch: string): string | undefined =>
  [`origin/${mainBranch}`, mainBranch]
    .map((branch) => tryGit(root, "merge-base", "HEAD", branch))
    .find((commit) => commit !== undefined);

/** Returns pathspecs of the baselines' manifests. */
export const toManifestPathspecs = (folder: string): string[] =>
  ["screenshots", "trees"].map((name) => `:(glob)${folder}/**/${name}.txt`);
