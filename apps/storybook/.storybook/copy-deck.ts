import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { parseTrees } from "@lectern/story-shots/trees";

/** A text of the product, and where it is shown or read aloud. */
export interface Copy {
  readonly text: string;
  /** Roles as the accessibility trees name them: `heading`. */
  readonly roles: readonly string[];
  /**
   * The stories that contain the text; for a gallery its states, each with its number in the gallery's select:
   * `"screens/pricing/Pricing.states/all-states@choosing-failed-2": 18`.
   */
  readonly states: Readonly<Record<string, number | null>>;
}

/** The texts of each screen, and of each other part of the product, by its folder: `screens/pricing`. */
export type CopyDeck = Readonly<Record<string, readonly Copy[]>>;

interface Line {
  readonly depth: number;
  readonly role: string;
  /** The name, and the description if there is one. */
  readonly texts: readonly string[];
}

const FOLDERS = "{screens,frames,cards,recording}/**/trees.txt";
const LINE = /^( *)(\S+)(?: ("(?:[^"\\]|\\.)*"))?(?: description=("(?:[^"\\]|\\.)*"))?/;
/** A gallery's select for its state. */
const CHOICE = /^ *LabelText\n *text "State"\n *combobox "State".*\n *MenuListPopup\n(?: *option .*\n?)*/m;
/** The heading with a state's name, in a gallery that shows all states. */
const STATE_NAME = /^[a-z]\w*(?:\.\w+)*(?:$|: )/;

function parseLine(line: string): Line {
  const [, indent = "", role = "", ...quoted] = LINE.exec(line) ?? [];
  return { depth: indent.length, role, texts: quoted.filter(Boolean).map((text) => JSON.parse(text) as string) };
}

/** `screens/pricing/PricingView/trees.txt` → `screens/pricing` */
const toPlace = (file: string): string => file.split("/").slice(0, 2).join("/");

const toSentence = (parts: readonly string[]): string => parts.join(" ").replaceAll(/ (?=[.,:;!?)’])/g, "");

/**
 * Lists the texts of an accessibility tree, each with its role. A paragraph is one text, including its links and marked
 * words.
 */
export function listStrings(tree: string): (readonly [text: string, role: string])[] {
  const storiesByLine = new Map<Line, readonly string[]>();
  let above: Line[] = [];
  for (const line of tree.replace(CHOICE, "").split("\n").map(parseLine)) {
    above = above.filter(({ depth }) => depth < line.depth);
    const isPart = line.role === "text" && above.some(({ texts }) => texts[0]?.includes(line.texts[0] ?? ""));
    const holder = above.find(({ role }) => role === "paragraph") ?? line;
    if (!isPart && line.role !== "ListMarker")
      storiesByLine.set(holder, [...(storiesByLine.get(holder) ?? []), ...line.texts]);
    above.push(line);
  }
  return [...storiesByLine].flatMap(([{ role }, texts]) =>
    (role === "paragraph" ? [toSentence(texts)] : texts)
      .filter((text) => text !== "" && !(role === "paragraph" && STATE_NAME.test(text)))
      .map((text) => [text, role] as const),
  );
}

/** Finds the selected option of a gallery's select; null if there is no select. */
function findOption(tree: string): number | null {
  const options = CHOICE.exec(tree)?.[0].match(/^ *option .*/gm) ?? [];
  return options.length === 0 ? null : options.findIndex((option) => option.endsWith(" selected"));
}

/** Reads every text of the product from the accessibility trees among the baselines. */
export function readCopyDeck(baselines: string): CopyDeck {
  const deck: Record<string, Copy[]> = {};
  for (const [place, files] of Map.groupBy(globSync(FOLDERS, { cwd: baselines }).toSorted(), toPlace)) {
    const strings = new Map<string, { roles: Set<string>; states: Record<string, number | null> }>();
    for (const file of files)
      for (const [name, tree] of parseTrees(readFileSync(join(baselines, file), "utf8")))
        for (const [text, role] of listStrings(tree)) {
          const { roles, states } = strings.get(text) ?? { roles: new Set(), states: {} };
          states[`${dirname(file)}/${name.slice(0, name.lastIndexOf("."))}`] = findOption(tree);
          strings.set(text, { roles: roles.add(role), states });
        }
    deck[place] = [...strings].map(([text, { roles, states }]) => ({ text, roles: [...roles], states }));
  }
  return deck;
}

/**
 * Serves the texts as `copy.json`. A build includes them only with LECTERN_COPY_DECK=1, because they show the baselines at the time of the build.
 */
export function copyDeck(baselines: string): Plugin {
  return {
    name: "lectern:copy-deck",
    configureServer({ middlewares }) {
      middlewares.use("/copy.json", (_request, response) => {
        response.setHeader("content-type", "application/json").end(JSON.stringify(readCopyDeck(baselines)));
      });
    },
    generateBundle() {
      const isEnabled = process.env["LECTERN_COPY_DECK"] === "1";
      const source = JSON.stringify(isEnabled ? readCopyDeck(baselines) : {});
      this.emitFile({ type: "asset", fileName: "copy.json", source });
    },
  };
}
