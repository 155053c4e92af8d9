import { execFileSync } from "node:child_process";
import type { Plugin } from "vite";

/** A commit that changed how stories look. */
export interface VisualChange {
  readonly commit: string;
  /** `2026-03-09` */
  readonly date: string;
  readonly subject: string;
  /** `RecordingCard` */
  readonly components: readonly string[];
}

const COMMITS = 12;
const NAMES = 8;

/** Parses the output of `git log --name-only` in the format of {@link listVisualChanges}. */
export function parseLog(log: string): VisualChange[] {
  return log
    .split("\0")
    .filter((entry) => entry.trim() !== "")
    .map((entry) => {
      const [head = "", ...files] = entry.split("\n").filter((line) => line !== "");
      const [commit = "", date = "", subject = ""] = head.split("\t");
      const all = [...new Set(files.map((file) => file.split("/").at(-2)?.split(".")[0] ?? file))].toSorted();
      const rest = all.length - NAMES;
      const components = rest > 0 ? [...all.slice(0, NAMES), `and ${rest} more`] : all;
      return { commit, date, subject, components };
    });
}

/** Lists the last commits that changed the baselines; empty without the git history. */
function listVisualChanges(baselines: string): VisualChange[] {
  const manifests = ["*/screenshots.txt", "*/trees.txt"];
  const format = [
    "log",
    `-n${COMMITS}`,
    "--no-merges",
    "--format=%x00%h%x09%as%x09%s",
    "--name-only",
    "--",
    ...manifests,
  ];
  try {
    return parseLog(
      execFileSync("git", format, { cwd: baselines, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
    );
  } catch {
    return [];
  }
}

/** Serves the last visual changes as `changes.json`. A build has them with LECTERN_CONTACT_SHEET=1, as it has the screenshots. */
export function recentChanges(baselines: string): Plugin {
  return {
    name: "lectern:recent-changes",
    configureServer({ middlewares }) {
      middlewares.use("/changes.json", (_request, response) => {
        response.setHeader("content-type", "application/json").end(JSON.stringify(listVisualChanges(baselines)));
      });
    },
    generateBundle() {
      const wanted = process.env["LECTERN_CONTACT_SHEET"] === "1";
      this.emitFile({
        type: "asset",
        fileName: "changes.json",
        source: JSON.stringify(wanted ? listVisualChanges(baselines) : []),
      });
    },
  };
}
