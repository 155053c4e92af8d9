/**
 * The accessibility tree of a page as text, with the information that a screen reader gets: one line for each node,
 * indented by depth. `heading "Recordings" level=1`
 */

interface AxValue {
  readonly value?: unknown;
}
/** A node of `Accessibility.getFullAXTree`, with the fields used here. */
export interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly value?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly childIds?: readonly string[];
}

/** Roles without meaning. The tree shows their children instead. */
const transparent = new Set(["none", "generic", "RootWebArea", "InlineTextBox", "LineBreak", "LayoutTable"]);

/** The states and relations that are printed; positions and colours are not. */
const printedStates = [
  "level",
  "checked",
  "pressed",
  "selected",
  "expanded",
  "disabled",
  "readonly",
  "required",
  "invalid",
  "multiline",
  "orientation",
  "hasPopup",
  "modal",
  "busy",
  "live",
  "valuetext",
  "valuemin",
  "valuemax",
  "roledescription",
  "keyshortcuts",
];
/** Frequent values, which are not printed. */
const usual = new Set(["false", "", "undefined", "off"]);
/** States that only toggles and disclosures have, so `false` is printed too. */
const printedWhenFalse = new Set(["checked", "pressed", "expanded"]);

const LONGEST = 160;
export const toText = (value: unknown): string => String(value).replaceAll(/\s+/g, " ").trim();
const quote = (text: string): string => JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

function describe(node: AxNode): string {
  const role = node.role?.value === "StaticText" ? "text" : toText(node.role?.value ?? "unknown");
  const name = toText(node.name?.value ?? "");
  const parts = [role, ...(name === "" ? [] : [quote(name)])];
  const description = toText(node.description?.value ?? "");
  if (description !== "" && description !== name) parts.push(`description=${quote(description)}`);
  const value = toText(node.value?.value ?? "");
  if (value !== "" && value !== name) parts.push(`value=${quote(value)}`);
  const properties = new Map(node.properties?.map(({ name: key, value: nodeValue }) => [key, toText(nodeValue.value)]));
  for (const key of printedStates) {
    const property = properties.get(key);
    if (property === undefined || (usual.has(property) && !(property === "false" && printedWhenFalse.has(key))))
      continue;
    parts.push(property === "true" ? key : `${key}=${property}`);
  }
  return parts.join(" ");
}

/** Prints the nodes of `Accessibility.getFullAXTree`. A text that only repeats its parent's name is left out. */
export function printTree(nodes: readonly AxNode[]): string {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const walk = (node: AxNode, depth: number, nameAbove: string): void => {
    const role = toText(node.role?.value ?? "");
    const name = toText(node.name?.value ?? "");
    const silent = node.ignored || (transparent.has(role) && name === "") || role === "RootWebArea";
    if (role === "InlineTextBox") return;
    // react-aria's announcer stays after its story is gone, and its content depends on earlier stories.
    if (role === "log" && name === "") return;
    if (role === "StaticText" && (name === "" || name === nameAbove)) return;
    if (!silent) lines.push(`${"  ".repeat(depth)}${describe(node)}`);
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) walk(child, silent ? depth : depth + 1, silent ? nameAbove : name);
    }
  };
  const [root] = nodes;
  if (root) walk(root, 0, "");
  return lines.join("\n");
}

const toNames = (entries: readonly (readonly [string, string])[]): string => entries.map(([name]) => name).join(" ");

/** Shorter runs of lines are printed again, because a reference is not shorter. */
const SHORTEST_RUN = 4;
/** `= chat.desktop 12-45` stands for these lines of that tree, which is printed above. */
const TREE_REFERENCE = /^= (\S+) (\d+)-(\d+)$/;

/** Prints the lines of trees one after another, and replaces runs of lines that were printed before by a reference. */
class LinesPrinter {
  readonly #trees = new Map<string, readonly string[]>();
  /** Where each line was printed: the tree's name, and the line's index. */
  readonly #places = new Map<string, (readonly [name: string, at: number])[]>();

  #findRun(lines: readonly string[], from: number): readonly [name: string, at: number, length: number] | undefined {
    let longest: readonly [string, number, number] | undefined;
    for (const [name, index] of this.#places.get(lines[from] ?? "") ?? []) {
      const tree = this.#trees.get(name) ?? [];
      let length = 1;
      while (from + length < lines.length && tree[index + length] === lines[from + length]) length += 1;
      if (length >= SHORTEST_RUN && length > (longest?.[2] ?? 0)) longest = [name, index, length];
    }
    return longest;
  }

  print(name: string, tree: string): string {
    const lines = tree.split("\n");
    const printed: string[] = [];
    for (let from = 0; from < lines.length; ) {
      const run = this.#findRun(lines, from);
      printed.push(run === undefined ? (lines[from] ?? "") : `= ${run[0]} ${run[1] + 1}-${run[1] + run[2]}`);
      from += run?.[2] ?? 1;
    }
    this.#trees.set(name, lines);
    for (const [index, line] of lines.entries()) {
      const places = this.#places.get(line) ?? [];
      places.push([name, index]);
      this.#places.set(line, places);
    }
    return printed.join("\n");
  }
}

/**
 * Prints trees as one text, by name. Equal trees are printed once, below a line `== names`. Runs of lines that two
 * trees share are printed once too.
 *
 * @param like the names of trees stored elsewhere, with their names there: printed as a line `== names = name there`
 */
export function printTrees(trees: ReadonlyMap<string, string>, like: ReadonlyMap<string, string> = new Map()): string {
  const ownTrees = [...trees].filter(([name]) => !like.has(name));
  const printer = new LinesPrinter();
  return [
    ...[...Map.groupBy(ownTrees, ([, tree]) => tree)].map(
      ([tree, entries]) => `== ${toNames(entries)}\n${printer.print(entries[0]?.[0] ?? "", tree)}\n`,
    ),
    ...[...Map.groupBy(like, ([, there]) => there)].map(([there, named]) => `== ${toNames(named)} = ${there}\n`),
  ].join("\n");
}

/**
 * The inverse of {@link printTrees}.
 *
 * @param findElsewhere finds a tree stored elsewhere, by its name there. Trees that it doesn't find are left out
 * @throws Error for a reference to lines that aren't above it
 */
export function parseTrees(
  text: string,
  findElsewhere: (name: string) => string | undefined = () => undefined,
): Map<string, string> {
  const trees = new Map<string, string>();
  const toLines = (line: string): string[] => {
    const [, name, first, last] = TREE_REFERENCE.exec(line) ?? [];
    if (name === undefined) return [line];
    const lines =
      trees
        .get(name)
        ?.split("\n")
        .slice(Number(first) - 1, Number(last)) ?? [];
    if (lines.length !== Number(last) - Number(first) + 1) throw new Error(`No such lines stand above "${line}"`);
    return lines;
  };
  for (const section of text.split(/^== /m).slice(1)) {
    const [head = "", ...lines] = section.split("\n");
    const [names = "", there] = head.split(" = ");
    const tree = there === undefined ? lines.join("\n").trimEnd() : findElsewhere(there);
    if (tree === undefined) continue;
    const whole = there === undefined ? tree.split("\n").flatMap(toLines).join("\n") : tree;
    for (const name of names.split(" ")) trees.set(name, whole);
  }
  return trees;
}
