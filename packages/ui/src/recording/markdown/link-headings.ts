/** The part of a tree of HTML elements that this module reads and changes. */
interface HastNode {
  readonly tagName?: string;
  readonly value?: string;
  properties?: Record<string, unknown>;
  readonly children?: readonly HastNode[];
}

/** Keeps ids of a text apart from the page's own, such as `root`. */
const PREFIX = "section-";

const toText = ({ value, children = [] }: HastNode): string => value ?? children.map(toText).join("");

/** The name of a heading in a link, as on GitHub: "What is ATP?" is `what-is-atp`. */
const toName = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const list = (node: HastNode): HastNode[] => [node, ...(node.children ?? []).flatMap(list)];

/**
 * Lets a text's own table of contents lead to its headings (STG-02). Changes the tree in place, as rehype plugins do.
 */
export function linkHeadings(tree: HastNode): void {
  const nodes = list(tree);
  const counts = new Map<string, number>();
  const names = new Set<string>();
  for (const node of nodes) {
    // The heading of footnotes has an id.
    if (!/^h[1-6]$/.test(node.tagName ?? "") || node.properties?.["id"] !== undefined) continue;
    const plain = toName(toText(node));
    const count = counts.get(plain) ?? 0;
    counts.set(plain, count + 1);
    const name = count === 0 ? plain : `${plain}-${count}`;
    names.add(name);
    node.properties = { ...node.properties, id: PREFIX + name };
  }
  for (const { tagName, properties } of nodes) {
    const href = properties?.["href"];
    if (tagName !== "a" || typeof href !== "string" || !href.startsWith("#")) continue;
    const name = decode(href.slice(1)).toLowerCase();
    if (names.has(name)) properties!["href"] = `#${PREFIX}${name}`;
  }
}
