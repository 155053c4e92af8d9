import { execFileSync } from "node:child_process";

/** The length of a subject that Git's tools and forges show, in characters. */
const MOST = 72;

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trimEnd();

/**
 * Whether a commit exists. It doesn't after a force push, and the zero commit, onto which a new branch is pushed, never
 * does.
 */
function hasCommit(folder: string, commit: string): boolean {
  try {
    git(folder, "rev-parse", "--verify", "--end-of-options", `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Lists the subjects of more than 72 characters among the commits after `base`. Merges, whose subjects forges write,
 * are left out. Without a known base only the last commit is read, so that a project with older, longer subjects
 * passes.
 */
export function findLongSubjects(folder: string, base = ""): string[] {
  const range = base !== "" && hasCommit(folder, base) ? [`${base}..HEAD`] : ["--max-count=1"];
  return git(folder, "log", "--no-merges", "--format=%s", ...range)
    .split("\n")
    .filter((subject) => Array.from(subject).length > MOST);
}

if (import.meta.main) {
  const subjects = findLongSubjects(process.cwd(), process.env["BASE"]);
  for (const subject of subjects) console.error(`More than ${MOST} characters: ${subject}`);
  process.exitCode = subjects.length === 0 ? 0 : 1;
}
