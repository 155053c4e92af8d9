import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type AppliedMigration, toComparable } from "@lectern/supabase/scripts/migrations";
import { projectPaths } from "../project-paths.ts";

const git = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)("git", args, { cwd: projectPaths.root, maxBuffer: 2 ** 26 })).stdout;

/**
 * Finds the newest commit of this clone that has exactly the applied migrations. Undefined without git, or without such a
 * commit.
 */
export async function findCommit(applied: readonly AppliedMigration[]): Promise<string | undefined> {
  const statementsByVersion = new Map(applied.map(({ version, statements }) => [version, toComparable(statements)]));
  const texts = new Map<string, string>();
  const matches = async (commit: string): Promise<boolean> => {
    const tree = await git("ls-tree", commit, "supabase/migrations/");
    const files = [...tree.matchAll(/^\d+ blob (\w+)\t\S*\/(\d{14})_\S+\.sql$/gm)];
    if (files.length !== statementsByVersion.size) return false;
    for (const [, blob = "", version = ""] of files) {
      if (!statementsByVersion.has(version)) return false;
      const text = texts.get(blob) ?? toComparable(await git("cat-file", "blob", blob));
      texts.set(blob, text);
      if (statementsByVersion.get(version) !== text) return false;
    }
    return true;
  };
  try {
    const commits = (await git("log", "--all", "--format=%h", "--", "supabase/migrations")).split("\n").filter(Boolean);
    for (const commit of commits) if (await matches(commit)) return commit;
    return undefined;
  } catch {
    return undefined;
  }
}
