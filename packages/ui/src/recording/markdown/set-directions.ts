import { toDirection } from "@lectern/domain/direction";

/** The part of a tree of HTML elements that this module reads and changes. */
interface HastNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  properties?: Record<string, unknown>;
  readonly children?: readonly HastNode[];
}

const blocks = new Set("p li ul ol h1 h2 h3 h4 h5 h6 td th table blockquote section dl dt dd".split(" "));

const toText = ({ tagName, value, children = [] }: HastNode): string =>
  // Code is in Latin letters, whatever the language of the text around it.
  tagName === "code" ? "" : (value ?? children.map(toText).join(""));

/**
 * Gives each block the direction of its own first letter (TRN-03). `dir="auto"` would not do: it skips elements inside
 * that have a direction themselves, so a list would stay left to right around items that are not. Changes the tree in
 * place, as rehype plugins do.
 */
export function setDirections(tree: HastNode): void {
  const { tagName } = tree;
  const dir = tagName === "pre" ? "ltr" : tagName === "code" ? "auto" : undefined;
  const direction = dir ?? (tagName !== undefined && blocks.has(tagName) ? toDirection(toText(tree)) : undefined);
  if (direction !== undefined) tree.properties = { ...tree.properties, dir: direction };
  if (tagName !== "pre") for (const child of tree.children ?? []) setDirections(child);
}
