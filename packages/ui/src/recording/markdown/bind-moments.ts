import { toCitation } from "../cited-markdown/citations.ts";

/** The part of a tree of HTML elements that this module reads and changes. */
interface Node {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Record<string, unknown>;
  children?: readonly Node[];
}

/** What stands between a word and its citation, or opens a bracket around it. */
const before = /(?<![\s([（„“])[\s([（„“]+$/u;
/** The signs that close the sentence or the bracket. */
const after = /^[)\]）.,;:!?…”]+/u;

/** A time alone is short. A lecture's title before it could be as wide as the line. */
const isShort = (node: Node): boolean => {
  const citation = toCitation(node);
  return citation !== undefined && (citation.recording === undefined || node.properties?.["dataAgain"] !== undefined);
};

const isBlank = (node: Node | undefined): boolean => node?.type === "text" && /^\s+$/.test(node.value ?? "");

function bindIn(children: readonly Node[], className: string): readonly Node[] {
  const bound: Node[] = [];
  for (let at = 0; at < children.length; at += 1) {
    const node = children[at]!;
    const last = bound.at(-1);
    const space = last?.type === "text" ? before.exec(last.value ?? "")?.[0] : undefined;
    if (!isShort(node) || last === undefined || space === undefined) {
      bound.push(node);
      continue;
    }
    bound.pop();
    const rest = last.value!.slice(0, -space.length);
    if (rest !== "") bound.push({ ...last, value: rest });
    const inside: Node[] = [{ type: "text", value: space }, node];
    if (isBlank(children[at + 1]) && children[at + 2] !== undefined && isShort(children[at + 2]!)) {
      inside.push(children[at + 1]!, children[at + 2]!);
      at += 2;
    }
    const next = children[at + 1];
    const signs = next?.type === "text" ? after.exec(next.value ?? "")?.[0] : undefined;
    if (signs !== undefined) inside.push({ type: "text", value: signs });
    bound.push({ type: "element", tagName: "span", properties: { className: [className] }, children: inside });
    if (signs === undefined) continue;
    at += 1;
    const left = next!.value!.slice(signs.length);
    if (left !== "") bound.push({ ...next!, value: left });
  }
  return bound;
}

/**
 * Puts a citation, and a second one behind it, into a span of class `className` with the space before it, so that no line begins
 * with a time alone. Changes the tree in place, as rehype plugins do.
 */
export function bindMoments(node: Node, className: string): void {
  if (node.children === undefined) return;
  for (const child of node.children) bindMoments(child, className);
  node.children = bindIn(node.children, className);
}
