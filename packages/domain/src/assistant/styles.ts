import type { SummaryStyle } from "../summary-style.ts";
import { centralSentence, choose, type Digest } from "./digest.ts";
import { emphasise, escapeMarkdown, listed } from "./markdown.ts";
import type { Sentence } from "./sentences.ts";

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));
const prose = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => escapeMarkdown(text)).join(" ");
/** Our words before the recording's, in bold; nothing in a language that we have no words of. */
const labelled = (label: string, text: string): string => (label === "" ? text : `**${label}** ${text}`);

interface Spreading {
  readonly prose?: boolean;
  /** From each chapter, at the least. */
  readonly least?: number;
  readonly said?: readonly Sentence[];
}

/** The same number of sentences from everywhere, so that the end of a lecture counts as much as its beginning. */
function spread(
  digest: Digest,
  count: number,
  { prose = false, least = 1, said: before = [] }: Spreading = {},
): Sentence[][] {
  const said = [...before];
  return digest.chapters.map((chapter) => {
    const share = Math.max(least, Math.round((count * chapter.sentences.length) / digest.sentences.length));
    const chosen = choose(digest, { from: chapter.sentences, count: share, prose, said });
    said.push(...chosen);
    return chosen;
  });
}

/** Points to run through: the one that says most, the rest in order, and the words to know. */
function bullet(digest: Digest): string {
  const central = centralSentence(digest);
  if (central === undefined) return "";
  const points = spread(digest, between(3, 3 + digest.length / 330, 16), { said: [central] }).flat();
  const terms = digest.subjects.filter(({ uses }) => uses >= 3);
  const { phrasebook, naming } = digest.language;
  return [
    labelled(phrasebook.inShort, escapeMarkdown(central.text)),
    points.map(({ text }) => `- ${emphasise(text, digest.names, naming?.ending)}`).join("\n"),
    terms.length >= 3 ? labelled(phrasebook.keyTerms, terms.map(({ text }) => escapeMarkdown(text)).join(", ")) : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** A few lines of running text. */
function paragraph(digest: Digest): string {
  const count = between(3, 3 + digest.length / 450, 12);
  const sentences = spread(digest, count, { prose: true }).flat();
  const size = Math.ceil(sentences.length / Math.ceil(sentences.length / 6));
  const paragraphs: string[] = [];
  for (let at = 0; at < sentences.length; at += size) paragraphs.push(prose(sentences.slice(at, at + size)));
  return paragraphs.join("\n\n");
}

const medianScore = ({ scores }: Digest): number =>
  scores.toSorted((a, b) => a - b)[Math.floor(scores.length / 2)] ?? 0;

/** What follows a point directly and adds to it. */
function detailOf(digest: Digest, point: Sentence, taken: ReadonlySet<Sentence>): Sentence | undefined {
  const next = digest.sentences[point.index + 1];
  if (next === undefined || taken.has(next) || next.length < 6 || next.length > 30) return undefined;
  return digest.scores[next.index]! >= medianScore(digest) ? next : undefined;
}

/** The recording's parts, numbered, each with its points and what was added to them. */
function outline(digest: Digest): string {
  const chosen = spread(digest, between(4, 4 + digest.length / 240, 27), { least: 2 });
  const taken = new Set(chosen.flat());
  const items = digest.chapters.map((chapter, place) => {
    const lines = [`${place + 1}. **${escapeMarkdown(chapter.title)}**`];
    for (const point of chosen[place]!) {
      lines.push(`   - ${escapeMarkdown(point.text)}`);
      const detail = detailOf(digest, point, taken);
      if (detail === undefined) continue;
      taken.add(detail);
      lines.push(`     - ${escapeMarkdown(detail.text)}`);
    }
    return lines.join("\n");
  });
  return items.join("\n");
}

/** Running text with an opening, a part under its heading for each chapter, and a close. */
function essay(digest: Digest): string {
  const { phrasebook } = digest.language;
  const topics = listed(
    digest.subjects.slice(0, 3).map(({ text }) => `**${escapeMarkdown(text)}**`),
    phrasebook.and,
  );
  const central = centralSentence(digest);
  const opening = [
    digest.subjects.filter(({ uses }) => uses >= 3).length < 3 ? "" : phrasebook.threeSubjects(topics),
    central ? escapeMarkdown(central.text) : "",
  ];
  const said = central === undefined ? [] : [central];
  const parts = spread(digest, between(5, 5 + digest.length / 150, 42), { prose: true, said });
  const last = digest.chapters.at(-1)?.sentences.slice(-12) ?? [];
  const [closing] = choose(digest, { from: last, count: 1, said: [...said, ...parts.flat()] });
  const headed = digest.chapters.length > 1 && digest.length >= 900;
  const body = digest.chapters.flatMap((chapter, place) => {
    const text = prose(parts[place]!);
    if (text === "") return [];
    return headed ? [`### ${escapeMarkdown(chapter.title)}`, text] : [text];
  });
  const close =
    closing === undefined || digest.length < 400 || digest.scores[closing.index]! < medianScore(digest)
      ? []
      : [
          ...(headed && phrasebook.inClosing !== "" ? [`### ${phrasebook.inClosing}`] : []),
          escapeMarkdown(closing.text),
        ];
  return [opening.filter(Boolean).join(" "), ...body, ...close].filter(Boolean).join("\n\n");
}

/** How each style writes a digest, as markdown. */
export const styles: Readonly<Record<SummaryStyle, (digest: Digest) => string>> = { bullet, paragraph, outline, essay };
