import { isAbsolute, relative, resolve } from "node:path";
import { rolldown } from "rolldown";
import type { ChangesConfig, ShotsConfig } from "./config.ts";
import { findMergeBase, git } from "./git.ts";
import type { Story } from "./stories.ts";

/**
 * Lists files that differ from the commit where this branch left main, including untracked ones; paths from the root.
 *
 * @throws Error if the clone has no main branch
 */
export function changedFiles(root: string, mainBranch: string): string[] {
  const base = findMergeBase(root, mainBranch);
  if (base === undefined)
    throw new Error(
      `--changed compares with ${mainBranch}, which this clone does not have: git fetch origin ${mainBranch}`,
    );
  const tracked = git(root, "diff", "--name-only", base).split("\n");
  const fresh = git(root, "ls-files", "--others", "--exclude-standard").split("\n");
  return [...new Set([...tracked, ...fresh])].filter(Boolean);
}

/**
 * Reads the imports among our own sources, as the bundler resolves them, by paths from the root. Styles are read as
 * TypeScript, because the built graph no longer shows which tokens a style uses.
 */
export async function readImports(
  root: string,
  entries: readonly string[],
  ownPackages: string,
): Promise<Map<string, string[]>> {
  const graph = new Map<string, string[]>();
  const name = (id: string): string => relative(root, id.replace(/[?#].*$/, ""));
  const bundle = await rolldown({
    input: [...entries].map((entry) => resolve(root, entry)),
    external: (id) => !id.startsWith(".") && !isAbsolute(id) && !id.startsWith(ownPackages),
    resolve: { extensions: [".ts", ".tsx"] },
    logLevel: "silent",
    plugins: [
      {
        name: "graph",
        load: (id) =>
          /\.[cm]?[jt]sx?$/.test(id.replace(/[?#].*$/, "")) ? null : { code: "export default {};", moduleType: "js" },
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

/** Whether `entry` imports one of `files`, directly or indirectly. */
function importsAny(graph: ReadonlyMap<string, readonly string[]>, entry: string, files: ReadonlySet<string>): boolean {
  const seen = new Set<string>();
  const unvisited = [entry];
  for (let file = unvisited.pop(); file !== undefined; file = unvisited.pop()) {
    if (files.has(file)) return true;
    if (seen.has(file)) continue;
    seen.add(file);
    unvisited.push(...(graph.get(file) ?? []));
  }
  return false;
}

type GraphConfig = Pick<ShotsConfig, "root" | "storybook"> & { readonly changes: ChangesConfig };

const toFile = ({ root, storybook }: GraphConfig, { importPath }: Story): string =>
  relative(root, resolve(root, storybook, importPath));

/** Keeps the stories whose file imports one of `files`. */
function filterStories(
  config: GraphConfig,
  graph: ReadonlyMap<string, readonly string[]>,
  stories: readonly Story[],
  files: ReadonlySet<string>,
): Story[] {
  const byFile = Map.groupBy(stories, (story) => toFile(config, story));
  const affectedFiles = new Set([...byFile.keys()].filter((file) => importsAny(graph, file, files)));
  return stories.filter((story) => affectedFiles.has(toFile(config, story)));
}

/** Finds the stories that a change of these files may affect. */
export async function findTouchedStories(
  config: GraphConfig,
  stories: readonly Story[],
  files: readonly string[],
): Promise<Story[]> {
  const { everywhere, preview, ownPackages } = config.changes;
  if (files.some((file) => everywhere.test(file))) return [...stories];
  const entries = new Set([preview, ...stories.map((story) => toFile(config, story))]);
  const graph = await readImports(config.root, [...entries], ownPackages);
  const changed = new Set(files);
  if (importsAny(graph, preview, changed)) return [...stories];
  return filterStories(config, graph, stories, changed);
}
