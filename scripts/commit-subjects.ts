import { execFileSync } from "node:child_process";

/** In characters: what Git's own tools and forges show of a subject. */
const MOST = 72;

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trimEnd();

/** Whether a commit is there. It isn't after a force push, nor is the one of zeros that a new branch is pushed onto. */
function hasCommit(folder: string, commit: string): boolean {
  try {
    git(folder, "rev-parse", "--verify", "--end-of-options", `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Lists the subjects of more than 72 characters among the commits after `base`; merges, which forges name, are left out.
 * Without a known base the last commit alone is read, so that a project with older, longer subjects passes.
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
