import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findMergeBase, git, manifestsOf, tryGit } from "./git.ts";

/** The log beside the baselines, with a line for each update: why they changed. */
const REASONS_FILE = "CHANGES.md";

/** How many components a line names at most. */
const NAMED = 6;

const heading = `# Changes of the baselines

Why the accepted screenshots and accessibility trees changed: a line for each update, the newest last. The tool writes it.

`;

const toComponent = (name: string): string => name.slice(0, name.lastIndexOf("/"));
const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** Baselines that changed for one reason. */
export interface Change {
  readonly because: string;
  /** The names of screenshots and of trees. */
  readonly names: readonly string[];
}

/** `- 2026-03-09: The card has round corners. (3 screenshots of cards/card/Card)` */
function toLine({ because, names }: Change, trees: ReadonlySet<string>, date: string): string {
  const components = [...new Set(names.map(toComponent))];
  const rest = components.length - NAMED;
  const named = rest > 0 ? [...components.slice(0, NAMED), `${rest} more`] : components;
  const treeCount = names.filter((name) => trees.has(name)).length;
  const counts = [
    ...(names.length > treeCount ? [count(names.length - treeCount, "screenshot")] : []),
    ...(treeCount > 0 ? [count(treeCount, "tree")] : []),
  ];
  return `- ${date}: ${because.trim().replaceAll(/\s+/g, " ")} (${counts.join(" and ")} of ${named.join(", ")})\n`;
}

/** The log for one writer: the earlier lines, and the lines that this writer adds and may remove. */
export class ReasonsLog {
  readonly #file: string;
  readonly #before: string | undefined;

  /** @param folder the folder of the baselines */
  constructor(folder: string) {
    this.#file = join(folder, REASONS_FILE);
    this.#before = existsSync(this.#file) ? readFileSync(this.#file, "utf8") : undefined;
  }

  /**
   * Writes a line for each change, replacing the lines that this writer wrote earlier.
   *
   * @param trees which of the names are trees
   */
  write(changes: readonly Change[], trees: ReadonlySet<string>): void {
    const date = new Date().toISOString().slice(0, 10);
    const lines = changes.filter(({ names }) => names.length > 0).map((change) => toLine(change, trees, date));
    if (lines.length > 0) writeFileSync(this.#file, `${this.#before ?? heading}${lines.join("")}`);
    else if (this.#before === undefined) rmSync(this.#file, { force: true });
    else writeFileSync(this.#file, this.#before);
  }
}

const hasAdded = (numstat: string | undefined): boolean => Number(numstat?.split("\t")[0] ?? 0) > 0;

/**
 * Lists the commits of the current branch (on main: the last commit) that change baselines without a reason, and the
 * working tree if it does. Commits from before the log existed need none.
 *
 * @param folders the folders of baselines, from the root
 */
export function findUnexplained(root: string, folders: readonly string[], mainBranch: string): string[] {
  const base = findMergeBase(root, mainBranch);
  const head = git(root, "rev-parse", "HEAD");
  const range = base === undefined || base === head ? ["HEAD^!"] : [`${base}..HEAD`];
  return folders.flatMap((folder) => {
    const log = `${folder}/${REASONS_FILE}`;
    const commits = git(root, "log", "--no-merges", "--format=%H", ...range, "--", ...manifestsOf(folder));
    const silent = commits.split("\n").filter((commit) => {
      if (commit === "" || tryGit(root, "cat-file", "-e", `${commit}^:${log}`) === undefined) return false;
      return !hasAdded(tryGit(root, "diff", "--numstat", `${commit}^`, commit, "--", log));
    });
    const edits = git(root, "status", "--porcelain", "--untracked-files=all", "--", ...manifestsOf(folder));
    const isExplained = edits === "" || hasAdded(tryGit(root, "diff", "--numstat", "HEAD", "--", log));
    return [
      ...silent.map((commit) => git(root, "log", "-1", "--format=%h %s", commit)),
      ...(isExplained || tryGit(root, "cat-file", "-e", `HEAD:${log}`) === undefined
        ? []
        : [`the working tree: ${folder}`]),
    ];
  });
}
