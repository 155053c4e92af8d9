import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from "docx";
import { toDirection } from "@lectern/domain/direction";
import { mapFormulas, toCodeSpan } from "@lectern/domain/formulas";
import type { BlockContent, DefinitionContent, ListItem, PhrasingContent, Root, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

interface Style {
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly strike?: boolean;
  readonly font?: string;
  /** Whether its paragraph runs from right to left. */
  readonly isRtl?: boolean;
}

const MONOSPACE = "Courier New";
const BULLETS = "bullets";
const NUMBERS = "numbers";

const rightToLeft = String.raw`[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]`;
const leftToRight = `(?!${rightToLeft})\\p{L}`;
const toInner = (letter: string, other: string): RegExp =>
  new RegExp(`(${letter}(?:(?:(?!${other})[^])*${letter})?\\p{M}*)`, "u");
const rtlInside = toInner(rightToLeft, leftToRight);
const ltrInside = toInner(leftToRight, rightToLeft);

/**
 * Divides a text into runs of one direction each, because Word takes the direction of signs and digits from their run:
 * they belong to the paragraph, except between words of the other direction.
 */
const toTextRuns = (text: string, { isRtl = false, ...style }: Style): TextRun[] =>
  text
    .split(isRtl ? ltrInside : rtlInside)
    .map((part, at) => ({ part, isRtlRun: isRtl === (at % 2 === 0) }))
    .filter(({ part }) => part !== "")
    .map(({ part, isRtlRun }) => new TextRun({ text: part, ...style, ...(isRtlRun && { rightToLeft: true }) }));

/** Only absolute URLs work outside of Lectern. A link to a moment becomes plain text. */
const isOutside = (url: string): boolean => /^(?:https?|mailto):/i.test(url);

const toRuns = (nodes: readonly PhrasingContent[], style: Style = {}): ParagraphChild[] =>
  nodes.flatMap((node): ParagraphChild[] => {
    switch (node.type) {
      case "text":
      case "html":
        return toTextRuns(node.value.replaceAll("\n", " "), style);
      case "inlineCode":
        return toTextRuns(node.value, { ...style, font: MONOSPACE });
      case "break":
        return [new TextRun({ text: "", break: 1 })];
      case "strong":
        return toRuns(node.children, { ...style, bold: true });
      case "emphasis":
        return toRuns(node.children, { ...style, italics: true });
      case "delete":
        return toRuns(node.children, { ...style, strike: true });
      case "link":
        return isOutside(node.url)
          ? [new ExternalHyperlink({ link: node.url, children: toRuns(node.children, style) })]
          : toRuns(node.children, style);
      case "linkReference":
        return toRuns(node.children, style);
      case "image":
      case "imageReference":
        return toTextRuns(node.alt ?? "", style);
      case "footnoteReference":
        return toTextRuns(`[${node.identifier}]`, style);
      default:
        return [];
    }
  });

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

type Block = Paragraph | Table;

/** A block's place: its list, its depth, and whether it is the first block of a list item. */
interface Place {
  readonly list?: { readonly reference: string; readonly instance: number };
  readonly depth: number;
  /**
   * Returns a new number for each list: Word continues the numbers of the previous list unless each list is an instance
   * of its own.
   */
  readonly startList: () => number;
}

function toListBlocks(items: readonly ListItem[], isOrdered: boolean, { depth, startList }: Place): Block[] {
  const list = { reference: isOrdered ? NUMBERS : BULLETS, instance: startList() };
  return items.flatMap((item) =>
    item.children.flatMap((child, at) =>
      toBlocks(child, { depth: depth + 1, startList, ...(at === 0 ? { list } : {}) }),
    ),
  );
}

interface TextNode {
  readonly type: string;
  readonly value?: string;
  readonly alt?: string | null | undefined;
  readonly children?: readonly TextNode[];
}

const toText = ({ type, value, alt, children = [] }: TextNode): string =>
  type === "inlineCode" ? "" : (value ?? alt ?? children.map(toText).join(" "));

/** Whether a block runs from right to left, by its first letter (TRN-03). */
const isRightToLeft = (node: TextNode): boolean => toDirection(toText(node)) === "rtl";

/** A paragraph's direction and its runs. */
const toDirected = (node: TextNode, children: readonly PhrasingContent[]) => {
  const isRtl = isRightToLeft(node);
  return { ...(isRtl && { bidirectional: true }), children: toRuns(children, { isRtl }) };
};

/** Half an inch, in twentieths of a point. */
const INDENT = 720;

function toBlocks(node: RootContent | BlockContent | DefinitionContent, place: Place): Block[] {
  const level = place.depth - 1;
  const standing =
    place.list === undefined
      ? place.depth > 0
        ? { indent: { left: INDENT * place.depth } }
        : {}
      : { numbering: { ...place.list, level: Math.min(8, level) } };
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the other kinds occur only inside these
  switch (node.type) {
    case "heading":
      return [new Paragraph({ heading: headings[node.depth - 1]!, ...toDirected(node, node.children) })];
    case "paragraph":
      return [new Paragraph({ ...standing, ...toDirected(node, node.children), spacing: { after: 160 } })];
    case "list":
      return toListBlocks(node.children, node.ordered === true, place);
    case "blockquote":
      return node.children.flatMap((child) => toBlocks(child, { ...place, depth: place.depth + 1 }));
    case "code":
      return node.value
        .split("\n")
        .map((line) => new Paragraph({ ...standing, children: [new TextRun({ text: line, font: MONOSPACE })] }));
    case "html":
      return [new Paragraph({ ...standing, ...toDirected(node, [{ type: "text", value: node.value }]) })];
    case "thematicBreak":
      return [new Paragraph({ thematicBreak: true })];
    case "footnoteDefinition":
      return node.children.flatMap((child) => toBlocks(child, place));
    case "table":
      return [
        new Table({
          visuallyRightToLeft: isRightToLeft(node),
          rows: node.children.map(
            (row) =>
              new TableRow({
                children: row.children.map(
                  (cell) => new TableCell({ children: [new Paragraph(toDirected(cell, cell.children))] }),
                ),
              }),
          ),
        }),
      ];
    default:
      return [];
  }
}

const levels = (format: (typeof LevelFormat)[keyof typeof LevelFormat], toText: (level: number) => string) =>
  Array.from({ length: 9 }, (_, level) => ({
    level,
    format,
    text: toText(level),
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: INDENT * (level + 1), hanging: INDENT / 2 } } },
  }));

/** Scripts for which Word has a language of its own beside that of Latin letters. */
const toWordLanguage = (language: string) => {
  if (/^(?:ar|fa|he|ur|ps|ku|sd|ug|yi|dv)\b/.test(language)) return { bidirectional: language };
  return /^(?:zh|ja|ko)\b/.test(language) ? { eastAsia: language } : { value: language };
};

export interface DocxOptions {
  readonly title: string;
  /** The language of the lecture as a BCP 47 tag, for spelling and for screen readers; null if it isn't known. */
  readonly language: string | null;
}

/** Converts a Markdown text to a Word document with the same headings, lists and words. */
export async function toDocx(markdown: string, { title, language }: DocxOptions): Promise<Blob> {
  let lists = 0;
  const place = { depth: 0, startList: () => (lists += 1) };
  // Word has no TeX: a formula is shown as it was written, with all its signs.
  const text = mapFormulas(markdown, ({ tex, isDisplay }) => toCodeSpan(isDisplay ? `$$${tex}$$` : `$${tex}$`));
  const root: Root = fromMarkdown(text, {
    extensions: [gfm({ singleTilde: false })],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const document = new Document({
    title,
    ...(language !== null && { styles: { default: { document: { run: { language: toWordLanguage(language) } } } } }),
    numbering: {
      config: [
        { reference: BULLETS, levels: levels(LevelFormat.BULLET, () => "•") },
        { reference: NUMBERS, levels: levels(LevelFormat.DECIMAL, (level) => `%${level + 1}.`) },
      ],
    },
    sections: [{ children: root.children.flatMap((node) => toBlocks(node, place)) }],
  });
  return await Packer.toBlob(document);
}
