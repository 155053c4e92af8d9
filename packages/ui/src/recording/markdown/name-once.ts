import { toCitation } from "../cited-markdown/citations.ts";

/** The part of a tree of HTML elements that this module reads and changes. */
interface Node {
  readonly tagName?: string;
  properties?: Record<string, unknown>;
  readonly children?: readonly Node[];
}

const blocks = new Set(["p", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6"]);

function nameIn(root: Node, named: { recording?: string }): void {
  for (const node of root.children ?? []) {
    const recording = toCitation(node)?.recording;
    if (recording === undefined) {
      nameIn(node, blocks.has(node.tagName ?? "") ? {} : named);
      continue;
    }
    if (named.recording === recording) node.properties = { ...node.properties, dataAgain: "" };
    named.recording = recording;
  }
}

/**
 * Marks the citations whose lecture is named by the one before in the same paragraph, point or row of a table (UNT-01). Changes
 * the tree in place, as rehype plugins do.
 */
export const nameOnce = (root: Node): void => nameIn(root, {});
