import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { toDirection } from "@lectern/domain/direction";
import { mapFormulas, toCodeSpan } from "@lectern/domain/formulas";
import type {
  AlignType,
  BlockContent,
  Definition,
  DefinitionContent,
  FootnoteDefinition,
  List,
  PhrasingContent,
  Root,
  RootContent,
  Table as TableNode,
} from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

interface Style {
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly strike?: boolean;
  readonly font?: string;
  /** The name of a style of Word's. */
  readonly style?: string;
  /** Whether its paragraph runs from right to left. */
  readonly isRtl?: boolean;
}

const MONOSPACE = "Courier New";
const BULLETS = "bullets";
const NUMBERS = "numbers";

const rightToLeft = String.raw`[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]`;
const leftToRight = `(?!${rightToLeft})\\p{L}`;
/** From the first to the last letter of a direction, with the signs and digits between, and none of the other direction. */
const toStretchPattern = (letter: string, other: string): RegExp =>
  new RegExp(`(${letter}(?:(?:(?!${other})[^])*${letter})?\\p{M}*)`, "u");
const rtlInside = toStretchPattern(rightToLeft, leftToRight);
const ltrInside = toStretchPattern(leftToRight, rightToLeft);

/**
 * Divides a text into runs of one direction each, because Word takes the direction of signs and digits from their run:
 * they belong to the paragraph, except between words of the other direction.
 */
const toTextRuns = (text: string, { isRtl = false, ...style }: Style): TextRun[] =>
  text
    .split(isRtl ? ltrInside : rtlInside)
    .map((part, index) => ({ part, isRtlRun: isRtl === (index % 2 === 0) }))
    .filter(({ part }) => part !== "")
    .map(({ part, isRtlRun }) => new TextRun({ text: part, ...style, ...(isRtlRun && { rightToLeft: true }) }));

/** Only absolute URLs work outside of Lectern. */
const isOutside = (url: string): boolean => /^(?:https?|mailto):/i.test(url);

/** The parts of a text that stand elsewhere in it than where they are used. */
interface Sources {
  /** The absolute address of a moment; null where there is none: its link becomes plain text. */
  readonly toHref: ((seconds: number) => string) | null;
  readonly definitions: ReadonlyMap<string, Definition>;
  /** Empty inside of a footnote, because Word has none there. */
  readonly footnotes: ReadonlyMap<string, FootnoteDefinition>;
}

/** The address of a link in the document; undefined if it has none. */
function toAddress(url: string | undefined, { toHref }: Sources): string | undefined {
  const moment = /^#t=(\d+(?:\.\d+)?)(?:,\d+)?$/.exec(url ?? "")?.[1];
  if (moment !== undefined) return toHref?.(Number(moment));
  return url !== undefined && isOutside(url) ? url : undefined;
}

function toLink(
  url: string | undefined,
  children: readonly PhrasingContent[],
  style: Style,
  sources: Sources,
): ParagraphChild[] {
  const link = toAddress(url, sources);
  if (link === undefined) return toRuns(children, style, sources);
  return [new ExternalHyperlink({ link, children: toRuns(children, { ...style, style: "Hyperlink" }, sources) })];
}

const toRuns = (nodes: readonly PhrasingContent[], style: Style, sources: Sources): ParagraphChild[] =>
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
        return toRuns(node.children, { ...style, bold: true }, sources);
      case "emphasis":
        return toRuns(node.children, { ...style, italics: true }, sources);
      case "delete":
        return toRuns(node.children, { ...style, strike: true }, sources);
      case "link":
        return toLink(node.url, node.children, style, sources);
      case "linkReference":
        return toLink(sources.definitions.get(node.identifier)?.url, node.children, style, sources);
      case "image":
      case "imageReference":
        return toTextRuns(node.alt ?? "", style);
      case "footnoteReference": {
        const note = sources.footnotes.get(node.identifier);
        return note === undefined ? toTextRuns(`[${node.identifier}]`, style) : [toFootnote(note, sources)];
      }
      default:
        return [];
    }
  });

/** Writes a footnote at the foot of its page. Word has only paragraphs there. */
function toFootnote(note: FootnoteDefinition, sources: Sources): FootnoteReferenceRun {
  const place = { depth: 0, startList: () => 0, sources: { ...sources, footnotes: new Map() } };
  const blocks = note.children.flatMap((child) => toBlocks(child, place));
  return new FootnoteReferenceRun({ children: blocks.filter((block) => block instanceof Paragraph) });
}

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
  /** Stands before the words of a task instead of its list's bullet. */
  readonly sign?: TextRun;
  /**
   * Returns a new number for each list: Word continues the numbers of the previous list unless each list is an instance
   * of its own.
   */
  readonly startList: () => number;
  readonly sources: Sources;
}

/** Open and done tasks as signs, which a copy of the text and a screen reader have too. */
const toTaskSign = (checked: boolean): TextRun => new TextRun({ text: checked ? "☑ " : "☐ " });

function toListBlocks({ children: items, ordered }: List, { depth, startList, sources }: Place): Block[] {
  const list = { reference: ordered === true ? NUMBERS : BULLETS, instance: startList() };
  return items.flatMap(({ checked, children }) =>
    children.flatMap((child, index) => {
      const isFirst = index === 0;
      const isTask = isFirst && typeof checked === "boolean";
      const place = { depth: depth + 1, startList, sources };
      if (isTask) return toBlocks(child, { ...place, sign: toTaskSign(checked) });
      return toBlocks(child, { ...place, ...(isFirst && { list }) });
    }),
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
const toDirected = (
  node: TextNode,
  children: readonly PhrasingContent[],
  { sources, sign }: Place,
  style: Style = {},
) => {
  const isRtl = isRightToLeft(node);
  const runs = toRuns(children, { ...style, isRtl }, sources);
  return { ...(isRtl && { bidirectional: true }), children: sign === undefined ? runs : [sign, ...runs] };
};

const alignments = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const;

/** Space around the words of a cell in twentieths of a point, and the shade of a table's head. */
const CELL_MARGIN = { top: 60, bottom: 60, left: 100, right: 100 };
const HEAD_SHADE = "EEECE6";

const toAlignment = (align: AlignType | undefined) =>
  align === null || align === undefined ? {} : { alignment: alignments[align] };

function toTable(node: TableNode, place: Place): Table {
  return new Table({
    visuallyRightToLeft: isRightToLeft(node),
    width: { size: 100, type: WidthType.PERCENTAGE },
    margins: CELL_MARGIN,
    rows: node.children.map((row, index) => {
      const isHead = index === 0;
      const cells = row.children.map((cell, column) => {
        const words = toDirected(cell, cell.children, place, { bold: isHead });
        return new TableCell({
          ...(isHead && { shading: { fill: HEAD_SHADE } }),
          children: [new Paragraph({ ...toAlignment(node.align?.[column]), ...words })],
        });
      });
      return new TableRow({ tableHeader: isHead, cantSplit: true, children: cells });
    }),
  });
}

/** Above and below, in twentieths of a point. */
const HEADING_SPACE = { before: 280, after: 80 };
const PARAGRAPH_SPACE = { before: 80, after: 120 };
/** Half an inch, in twentieths of a point. */
const INDENT = 720;
/** Word's lists have no more. */
const LIST_LEVELS = 9;

function toBlocks(node: RootContent | BlockContent | DefinitionContent, place: Place): Block[] {
  const level = place.depth - 1;
  const layout =
    place.list === undefined
      ? place.depth > 0
        ? { indent: { left: INDENT * place.depth } }
        : {}
      : { numbering: { ...place.list, level: Math.min(LIST_LEVELS - 1, level) } };
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the other kinds occur only inside these
  switch (node.type) {
    case "heading":
      return [
        new Paragraph({
          heading: headings[node.depth - 1]!,
          spacing: HEADING_SPACE,
          ...toDirected(node, node.children, place),
        }),
      ];
    case "paragraph":
      return [new Paragraph({ ...layout, ...toDirected(node, node.children, place), spacing: PARAGRAPH_SPACE })];
    case "list":
      return toListBlocks(node, place);
    case "blockquote":
      return node.children.flatMap((child) => toBlocks(child, { ...place, depth: place.depth + 1 }));
    case "code":
      return node.value
        .split("\n")
        .map((line) => new Paragraph({ ...layout, children: [new TextRun({ text: line, font: MONOSPACE })] }));
    case "html":
      return [new Paragraph({ ...layout, ...toDirected(node, [{ type: "text", value: node.value }], place) })];
    case "thematicBreak":
      return [new Paragraph({ thematicBreak: true })];
    case "table":
      return [toTable(node, place)];
    default:
      return [];
  }
}

const createLevels = (format: (typeof LevelFormat)[keyof typeof LevelFormat], toText: (level: number) => string) =>
  Array.from({ length: LIST_LEVELS }, (_, level) => ({
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
  /** Returns the absolute address of a moment; null if the text has none. */
  readonly toHref: ((seconds: number) => string) | null;
}

/** The definitions of a text, wherever they stand in it, by their names. */
function findDefinitions(root: Root): Pick<Sources, "definitions" | "footnotes"> {
  const definitions = new Map<string, Definition>();
  const footnotes = new Map<string, FootnoteDefinition>();
  const visit = (node: Root | RootContent) => {
    if (node.type === "definition") definitions.set(node.identifier, node);
    if (node.type === "footnoteDefinition") footnotes.set(node.identifier, node);
    if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return { definitions, footnotes };
}

/** Converts a Markdown text to a Word document with the same headings, lists and words. */
export async function toDocx(markdown: string, { title, language, toHref }: DocxOptions): Promise<Blob> {
  let lists = 0;
  // Word has no TeX: a formula is shown as it was written, with all its signs.
  const text = mapFormulas(markdown, ({ tex, isDisplay }) => toCodeSpan(isDisplay ? `$$${tex}$$` : `$${tex}$`));
  const root: Root = fromMarkdown(text, {
    extensions: [gfm({ singleTilde: false })],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const place = { depth: 0, startList: () => (lists += 1), sources: { toHref, ...findDefinitions(root) } };
  const document = new Document({
    title,
    ...(language !== null && { styles: { default: { document: { run: { language: toWordLanguage(language) } } } } }),
    numbering: {
      config: [
        { reference: BULLETS, levels: createLevels(LevelFormat.BULLET, () => "•") },
        { reference: NUMBERS, levels: createLevels(LevelFormat.DECIMAL, (level) => `%${level + 1}.`) },
      ],
    },
    sections: [{ children: root.children.flatMap((node) => toBlocks(node, place)) }],
  });
  return await Packer.toBlob(document);
}
