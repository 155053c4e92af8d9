import { beyondLabels } from "@lectern/domain/citations";

/** The part of a tree of HTML elements that this module reads and changes. */
interface Node {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  properties?: Record<string, unknown>;
  readonly children?: readonly Node[];
}

const labels = Object.values(beyondLabels).map((label) => label.toLowerCase());

const toText = (node: Node): string => node.value ?? (node.children ?? []).map(toText).join("");
const isElement = (tagName: string) => (node: Node) => node.tagName === tagName;

/** Whether a block quote begins with the words that mark what goes beyond the lecture, in bold. */
function isBeyond(quote: Node): boolean {
  const paragraph = quote.children?.find(({ type }) => type === "element");
  const [first] = paragraph?.children ?? [];
  if (first === undefined || !isElement("strong")(first)) return false;
  return labels.includes(toText(first).trim().toLowerCase().replace(/[:.]$/, ""));
}

/** Marks the block quotes of what goes beyond the lecture (TUT-03). Changes the tree in place, as rehype plugins do. */
export function markBeyond(root: Node): void {
  for (const node of root.children ?? []) {
    if (isElement("blockquote")(node) && isBeyond(node)) node.properties = { ...node.properties, dataBeyond: "" };
    else markBeyond(node);
  }
}
