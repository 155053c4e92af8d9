import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { isAbsolute, join, relative, resolve } from "node:path";
import { rolldown } from "rolldown";
import type { Story } from "./stories.ts";

/** Files outside of the module graph that may change every story. */
const everywhere =
  /^(package-lock\.json|scripts\/browser\/|apps\/storybook\/(\.storybook|visual)\/(?!baselines(-rare)?\/))/;

const git = (root: string, ...args: string[]): string =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

function mergeBase(root: string): string {
  for (const main of ["origin/main", "main"]) {
    try {
      return git(root, "merge-base", "HEAD", main);
    } catch {
      // no such branch here
    }
  }
  throw new Error("--changed compares with main, which this clone does not have: git fetch origin main");
}

/**
 * Files that differ from where this branch left main, those not yet added included; paths from the root.
 *
 * @throws Error when the clone has no main
 */
export function changedFiles(root: string): string[] {
  const tracked = git(root, "diff", "--name-only", mergeBase(root)).split("\n");
  const fresh = git(root, "ls-files", "--others", "--exclude-standard").split("\n");
  return [...new Set([...tracked, ...fresh])].filter(Boolean);
}

/**
 * Who imports what among our own sources, by paths from the root, as the bundler resolves it. Styles are read as the
 * TypeScript that they are: the built graph no longer knows which token a style was made of.
 */
export async function readImports(root: string, entries: readonly string[]): Promise<Map<string, string[]>> {
  const graph = new Map<string, string[]>();
  const name = (id: string): string => relative(root, id.replace(/[?#].*$/, ""));
  const bundle = await rolldown({
    input: [...entries].map((entry) => resolve(root, entry)),
    external: (id) => !id.startsWith(".") && !isAbsolute(id) && !id.startsWith("@lectern/"),
    resolve: { extensions: [".ts", ".tsx"] },
    logLevel: "silent",
    plugins: [
      {
        name: "graph",
        load: (id) => (/\.[cm]?[jt]sx?$/.test(id.replace(/[?#].*$/, "")) ? null : { code: "", moduleType: "js" }),
        moduleParsed: ({ id, importedIds, dynamicallyImportedIds }) => {
          graph.set(name(id), [...importedIds, ...dynamicallyImportedIds].map(name));
        },
      },
    ],
  });
  await bundle.generate();
  await bundle.close();
  return graph;
}

/** Whether `entry` imports one of `files`, directly or not. */
function reaches(graph: ReadonlyMap<string, readonly string[]>, entry: string, files: ReadonlySet<string>): boolean {
  const seen = new Set<string>();
  const open = [entry];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (files.has(at)) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    open.push(...(graph.get(at) ?? []));
  }
  return false;
}

/** Finds the stories that a change of these files may affect. */
export async function findTouchedStories(
  root: string,
  stories: readonly Story[],
  files: readonly string[],
): Promise<Story[]> {
  if (files.some((file) => everywhere.test(file))) return [...stories];
  const storybook = join(root, "apps/storybook");
  const toFile = ({ importPath }: Story): string => relative(root, resolve(storybook, importPath));
  const preview = globSync(".storybook/preview.{ts,tsx}", { cwd: storybook }).map((file) => `apps/storybook/${file}`);
  const graph = await readImports(root, [...new Set([...preview, ...stories.map(toFile)])]);
  const changed = new Set(files);
  if (preview.some((file) => reaches(graph, file, changed))) return [...stories];
  const verdicts = new Map<string, boolean>();
  return stories.filter((story) => {
    const file = toFile(story);
    const known = verdicts.get(file) ?? reaches(graph, file, changed);
    verdicts.set(file, known);
    return known;
  });
}
