import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseTrees } from "@lectern/story-shots/trees";
import { type HeardNode, parseNodes } from "./announced-tree.ts";

const baselines = join(import.meta.dirname, "../visual/baselines/screens");

/** The states of every screen on a desktop, as the baselines of the comparison have them: by title and state's name. */
export function readScreens(): ReadonlyMap<string, ReadonlyMap<string, readonly HeardNode[]>> {
  const screens = globSync("**/trees.txt", { cwd: baselines }).toSorted();
  return new Map(
    screens.map((file) => {
      const trees = [...parseTrees(readFileSync(join(baselines, file), "utf8"))];
      const states = trees.flatMap(([name, tree]) => {
        const [state = "", size = ""] = name.split(".");
        return size.startsWith("phone") || size.startsWith("narrow") ? [] : [[state, parseNodes(tree)] as const];
      });
      return [dirname(file), new Map(states)];
    }),
  );
}

const LANDMARKS: ReadonlySet<string> = new Set([
  "banner",
  "complementary",
  "contentinfo",
  "main",
  "navigation",
  "region",
  "search",
]);

/** The role and name of some nodes: "region Card" */
export const namesOf = (nodes: readonly HeardNode[], isWanted: (node: HeardNode) => boolean): string[] =>
  nodes.filter(isWanted).map(({ role, name }) => `${role} ${name}`.trim());

/** A page's landmarks. A region without a name is none. */
export const toLandmarks = (nodes: readonly HeardNode[]): string[] =>
  namesOf(nodes, ({ role, name }) => LANDMARKS.has(role) && (role !== "region" || name !== ""));

type Screens = ReturnType<typeof readScreens>;

/** The views of whole screens. A gallery of a machine's states shows several pages at once. */
export const toPages = (screens: Screens) => [...screens].filter(([screen]) => /^[^/]+\/[^/]+View$/.test(screen));
