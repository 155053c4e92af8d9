import { toCitation } from "../cited-markdown/citations.ts";

/** The part of a tree of HTML elements that this module reads and changes. */
interface Node {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Record<string, unknown>;
  children?: Node[];
}

/** The end of a sentence, which a small letter doesn't follow. */
const sentenceEnds = /(?:[.!?…؟]["”’)]*\s|[。！？]["”’」]*)(?!\p{Ll})/gu;
/** A shorter one ends with an abbreviation, or says too little. */
const SHORTEST_SENTENCE = 16;

const isElement = (tagName: string, node: Node | undefined): boolean => node?.tagName === tagName;
const isCitation = (node: Node): boolean => toCitation(node) !== undefined;
const isSpace = ({ type, value = "" }: Node): boolean => type === "text" && value.trim() === "";

/** Where the first sentence of a text ends, after `before` characters of it; undefined if it goes on. */
const findEnd = (text: string, before: number): number | undefined =>
  [...text.matchAll(sentenceEnds)]
    .map(({ 0: end, index }) => index + end.trimEnd().length)
    .find((end) => before + end >= SHORTEST_SENTENCE);

/** Puts a paragraph's first sentence, which is the one that answers, into an element of its own. */
function markLead(paragraph: Node): void {
  const rest = [...(paragraph.children ?? [])];
  const lead: Node[] = [];
  let length = 0;
  for (let node = rest[0]; node !== undefined && !isCitation(node); node = rest[0]) {
    rest.shift();
    const { value } = node;
    const end = value === undefined ? undefined : findEnd(value, length);
    if (value !== undefined && end !== undefined) {
      lead.push({ type: "text", value: value.slice(0, end) });
      rest.unshift({ type: "text", value: value.slice(end) });
      break;
    }
    lead.push(node);
    length += value?.length ?? 0;
  }
  if (lead.length === 0) return;
  const marked = { type: "element", tagName: "span", properties: { dataLead: "" }, children: lead };
  paragraph.children = [marked, ...rest];
}

/**
 * Marks the first sentence of each quotation, and puts the citations that stand by themselves below it at its end. Changes
 * the tree in place, as rehype plugins do.
 */
export function leadQuotations(root: Node): void {
  const { children = [] } = root;
  for (const quotation of children.filter(
    (node) => isElement("blockquote", node) && node.properties?.["dataBeyond"] === undefined,
  )) {
    const paragraphs = (quotation.children ?? []).filter((node) => isElement("p", node));
    const [first] = paragraphs;
    const last = paragraphs.at(-1);
    if (first === undefined || last === undefined) continue;
    markLead(first);
    const below = children.slice(children.indexOf(quotation) + 1).find((node) => !isSpace(node));
    const links = below?.children ?? [];
    if (below === undefined || !isElement("p", below) || !links.some(isCitation)) continue;
    if (!links.every((node) => isCitation(node) || isSpace(node))) continue;
    last.children = [...(last.children ?? []), { type: "text", value: " " }, ...links];
    children.splice(children.indexOf(below), 1);
  }
}
