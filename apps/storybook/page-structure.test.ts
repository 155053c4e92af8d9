import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { parseTrees } from "@lectern/story-shots/trees";

/** A node of a printed accessibility tree. */
interface Node {
  /** `heading` */
  readonly role: string;
  readonly name: string;
  readonly level: number;
}

const NODE = /^ *([^ "=]+)(?: ("(?:[^"\\]|\\.)*"))?(?:.* level=(\d))?/;
const parseNodes = (tree: string): readonly Node[] =>
  tree.split("\n").flatMap((line) => {
    const [, role, name = '""', level = "0"] = NODE.exec(line) ?? [];
    return role === undefined ? [] : [{ role, name: JSON.parse(name) as string, level: Number(level) }];
  });

const baselines = join(import.meta.dirname, "visual/baselines/screens");
/** The states of each page on a desktop, as the baselines of the comparison have them. */
const pages = globSync("*/*View/trees.txt", { cwd: baselines })
  .toSorted()
  .map((file) => {
    const trees = [...parseTrees(readFileSync(join(baselines, file), "utf8"))];
    const states = trees.flatMap(([name, tree]) => {
      const [state = "", size = ""] = name.split(".");
      return /^(phone|narrow)/.test(size) ? [] : [[state, parseNodes(tree)] as const];
    });
    return [dirname(file), states] as const;
  });

const LANDMARKS: ReadonlySet<string> = new Set(
  "banner complementary contentinfo main navigation region search".split(" "),
);
const listNames = (nodes: readonly Node[], isWanted: (node: Node) => boolean): string[] =>
  nodes.filter(isWanted).map(({ role, name }) => `${role} ${name}`.trim());
/** A page's landmarks. A region without a name is none. */
const toLandmarks = (nodes: readonly Node[]): string[] =>
  listNames(nodes, ({ role, name }) => LANDMARKS.has(role) && (role !== "region" || name !== ""));

/** Roles that say nothing without a name. */
const NAMED: ReadonlySet<string> = new Set(
  "alertdialog button checkbox combobox dialog image link menuitem radio region searchbox slider switch tab textbox".split(
    " ",
  ),
);
/** What a page's states don't have, with the reason. */
const withoutTitle: Readonly<Record<string, string>> = {
  "ask-unit/AskUnitView": "A region of a folder's page, below its title.",
  "auth-loading/AuthLoadingView": "Shown for a moment, until the page is known.",
  "manage-subscription/ManageSubscriptionView checking": "Shown until the subscription is known.",
  "recording/RecordingView title-failed": "The title is being edited, as a field.",
  "study-guide/StudyGuideView title-failed": "The title is being edited, as a field.",
};

it("ACC-05 a page has one title, headings that skip no level, one main landmark, and names for all controls", () => {
  const wrong = pages.flatMap(([screen, states]) =>
    states.flatMap(([state, nodes]) => {
      const levels = nodes.filter(({ role }) => role === "heading").map(({ level }) => level);
      const isModal = (nodes[0]?.role ?? "").endsWith("dialog");
      const hasTitle =
        !isModal && withoutTitle[screen] === undefined && withoutTitle[`${screen} ${state}`] === undefined;
      const landmarks = toLandmarks(nodes);
      const found = [
        ...(hasTitle && levels.filter((level) => level === 1).length !== 1 ? ["no title"] : []),
        ...(hasTitle && levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1)
          ? [`levels ${levels.join("")}`]
          : []),
        ...(isModal || landmarks.filter((landmark) => landmark === "main").length === 1 ? [] : ["no main"]),
        ...landmarks
          .filter((landmark, at) => landmarks.indexOf(landmark) !== at)
          .map((landmark) => `twice: ${landmark}`),
        ...listNames(nodes, ({ role, name }) => NAMED.has(role) && name === "").map(
          (role) => `without a name: ${role}`,
        ),
      ];
      return found.map((each) => `${screen} ${state}: ${each}`);
    }),
  );
  expect(wrong).toEqual([]);
});

it("ACC-05 the roles, names and levels of a tree are read", () => {
  expect(parseNodes('main\n  heading "A" level=1\n  button "Send \\"it\\"" disabled busy=1\n  button')).toEqual([
    { role: "main", name: "", level: 0 },
    { role: "heading", name: "A", level: 1 },
    { role: "button", name: 'Send "it"', level: 0 },
    { role: "button", name: "", level: 0 },
  ]);
});
