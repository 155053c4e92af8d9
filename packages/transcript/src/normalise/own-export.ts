/** The transcript in a document that Lectern exported. */
export interface OwnExport {
  readonly title: string;
  /** Paragraphs with their labels. */
  readonly text: string;
  /** The other lines: date, summary, notes, chapters. */
  readonly frame: readonly string[];
}

/** "March 2, 2026 · Geology": the line below the title. */
const date = /^[A-Z][a-z]{2,8} \d{1,2}, \d{4}(?: · .*)?$/;
/** A chapter's title with its time: "### The cell wall (12:34)". */
const chapter = /^(?:### )?\S.* \((?:\d+:)?\d{1,2}:\d{2}\)$/;
/** Marks that the export escapes in Markdown. */
const escapes = /\\([\\`*[\]<>|~_&.)+\-#=])/g;

/** Reads the transcript in Lectern's own export, in Markdown or as text; undefined for another text. */
export function readOwnExport(text: string): OwnExport | undefined {
  const lines = text.split("\n").map((line) => line.trim());
  const isMarkdown = lines[0]?.startsWith("# ") === true;
  if (lines[1] !== "" || !date.test(lines[2] ?? "")) return undefined;
  const begin = isMarkdown ? lines.indexOf("## Transcript") : lines.lastIndexOf("TRANSCRIPT");
  if (begin < 0) return undefined;
  const isChapter = (line: string, index: number) =>
    lines[index - 1] === "" && lines[index + 1] === "" && chapter.test(line);
  const spoken = lines.filter((line, index) => index > begin && !isChapter(line, index)).join("\n");
  const unescape = (value: string) => (isMarkdown ? value.replaceAll(escapes, "$1") : value);
  const frame = lines.filter((line, index) => index > 0 && line !== "" && (index <= begin || isChapter(line, index)));
  return { title: unescape(lines[0]!.replace(/^# /, "")), text: unescape(spoken), frame };
}
