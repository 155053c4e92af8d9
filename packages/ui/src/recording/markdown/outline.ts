interface Node {
  readonly type: string;
  depth?: number;
  readonly children?: readonly Node[];
}

const LOWEST_LEVEL = 6;

/**
 * Moves a text's headings below the page's own h1, whatever levels its writer used: `##` and then `####` become h2 and
 * h3. Changes the tree in place, as remark plugins do.
 */
export function outline(tree: Node): void {
  const above: number[] = [];
  const visit = (node: Node): void => {
    if (node.type === "heading" && node.depth !== undefined) {
      const { depth } = node;
      while ((above.at(-1) ?? 0) >= depth) above.pop();
      above.push(depth);
      node.depth = Math.min(above.length + 1, LOWEST_LEVEL);
    }
    for (const child of node.children ?? []) visit(child);
  };
  visit(tree);
}
