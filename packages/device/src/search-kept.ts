import { applyCorrections, type Corrections, correctText, noCorrections } from "@lectern/domain/corrections";
import type { Recording, Transcript, TranscriptSegment } from "@lectern/domain/recording";
import { type SearchMoment, type SearchResult, type SearchResults, toWords } from "@lectern/domain/search";
import type { StudyGuide } from "@lectern/domain/study-guide";
import { toSpellings } from "@lectern/domain/spellings";
import { foldAccents } from "@lectern/domain/text-folding";
import type { SearchQuestion } from "@lectern/data/search/search";
import { type KeptEntry, toDeviceDatabase } from "./device-database.ts";
import { parseKeptKey } from "./kept-keys.ts";
import { KEPT_FORMAT } from "./kept-reads.ts";

/** As on the server: the most results of a search, and the most moments of a result. */
const MOST_RESULTS = 50;
const MOST_MOMENTS = 3;

/** A passage that can be found: a line of the transcript, as it is kept, or one of a summary, of notes or of a guide. */
interface Passage extends Pick<SearchMoment, "start" | "text"> {
  readonly part?: SearchMoment["part"];
  readonly speaker?: string | null | undefined;
  /** As it was heard, where a correction shows its text or its speaker otherwise: it is found by both. */
  readonly heard?: Pick<TranscriptSegment, "text" | "speaker">;
}

/** Between the passages of a folded text. No text of the database contains it. */
const PASSAGE_SEPARATOR = "\0";

/** A kept read with its passages. */
interface Source {
  /** When what it is made of was kept. */
  readonly version: string;
  readonly passages: readonly Passage[];
  /** Their texts, folded and joined, so that they are folded and searched in one pass. */
  readonly folded: string;
  /** Where each passage begins in it. */
  readonly passageOffsets: readonly number[];
}

type Row = Pick<Recording, "id" | "name" | "createdAt" | "folderId" | "isFavorite">;

/** A recording or a study guide, by its own read. */
interface Subject extends Source {
  readonly kind: SearchResult["kind"];
  readonly row: Row;
  readonly foldedName: string;
}

interface Question {
  readonly terms: readonly string[];
  readonly excluded: readonly string[];
}

/** A word or a phrase of a question, with a minus if it must not be found: "-cell", "“cell wall”". */
const term = /(-?)(?:"([^"]*)"|“([^“”]*)”|(\S+))/gu;

/** Words, "phrases" and -words, folded. */
function parseQuestion(query: string): Question {
  const terms: string[] = [];
  const excluded: string[] = [];
  for (const [, minus, quoted, curled, bare] of query.matchAll(term)) {
    const phrase = quoted ?? curled;
    const words = toWords(phrase ?? bare ?? "").map(foldAccents);
    const queryTerms = phrase === undefined ? words : words.length === 0 ? [] : [words.join(" ")];
    (minus === "-" ? excluded : terms).push(...queryTerms);
  }
  return { terms, excluded };
}

/** Whether a word begins at a place: the character before it doesn't join with the one at it. */
function beginsWord(text: string, index: number): boolean {
  if (index === 0 || text[index - 1] === " " || text[index - 1] === PASSAGE_SEPARATOR) return true;
  const pair = text.slice(index - 1, index + 1);
  return toWords(pair)[0] !== pair;
}

/** The places at which words begin with a term, or a phrase stands, from the first on; then those of its other spelling. */
function* findTerm(text: string, term: string): Generator<number> {
  for (const spelling of toSpellings(term))
    for (let index = text.indexOf(spelling); index !== -1; index = text.indexOf(spelling, index + spelling.length))
      if (beginsWord(text, index)) yield index;
}

const hasWordBeginning = (text: string, term: string): boolean => !findTerm(text, term).next().done;

const otherSpaces = /[^\S ]/;

/** A speaker's name is searched where the student has corrected it, as on the server. */
const isNamed = ({ speaker, heard }: Passage): boolean =>
  heard !== undefined && (heard.speaker ?? "") !== (speaker ?? "");

/** A passage's words as they are shown and as they were heard. */
const toSearchedText = (passage: Passage): string => {
  const { text, speaker, heard } = passage;
  if (heard === undefined) return text;
  const names = isNamed(passage) ? ` ${speaker} ${heard.speaker ?? ""}` : "";
  return `${text} ${heard.text}${names}`;
};

function toSource(version: string, passages: readonly Passage[]): Source {
  const words = foldAccents(passages.map(toSearchedText).join(PASSAGE_SEPARATOR));
  // Phrases are compared with single spaces between their words. Most lectures have no other.
  const folded = words.includes("  ") || otherSpaces.test(words) ? words.replaceAll(/\s+/g, " ") : words;
  const passageOffsets = [0];
  for (let end = folded.indexOf(PASSAGE_SEPARATOR); end !== -1; end = folded.indexOf(PASSAGE_SEPARATOR, end + 1))
    passageOffsets.push(end + 1);
  return { version, passages, folded, passageOffsets };
}

const isBlank = (line: string): boolean => line.trim() === "";

/** The lines of a Markdown text, without the signs that begin them. */
const toLines = (text: string | null, part: SearchMoment["part"]): Passage[] =>
  (text ?? "").split("\n").flatMap((line) => {
    const words = line.replace(/^[\s#>*+-]+/, "");
    return isBlank(words) ? [] : [{ part, start: null, text: words }];
  });

const toTranscriptSource = ({ segments, text }: Transcript, { list }: Corrections, version: string): Source => {
  const lines = toLines(text === null ? null : correctText(text, list), "said");
  const corrected = applyCorrections(segments, list);
  return toSource(version, lines.length === 0 ? corrected : [...corrected, ...lines]);
};

const toRecordingSubject = (recording: Recording, version: string): Subject => ({
  ...toSource(version, [...toLines(recording.summary, "summary"), ...toLines(recording.notes, "notes")]),
  kind: "recording",
  row: recording,
  foldedName: foldAccents(recording.name),
});

const toGuideSubject = (guide: StudyGuide, version: string): Subject => ({
  ...toSource(version, toLines(guide.content, "guide")),
  kind: "study-guide",
  row: { id: guide.id, name: guide.title, createdAt: guide.createdAt, folderId: null, isFavorite: false },
  foldedName: foldAccents(guide.title),
});

/** The passage that a place of the folded text is in. */
function findPassage({ passageOffsets }: Source, index: number): number {
  let [low, high] = [0, passageOffsets.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (passageOffsets[middle]! <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}

interface Hit {
  readonly passage: Passage;
  readonly terms: Set<string>;
}

/** The passages in which terms are found, each with its terms; of one term the first, as no other answers better. */
function findPassages(source: Source, terms: readonly string[]): Hit[] {
  const hits = new Map<number, Hit>();
  for (const term of terms) {
    for (const offset of findTerm(source.folded, term)) {
      if (terms.length === 1 && hits.size === MOST_MOMENTS) break;
      const index = findPassage(source, offset);
      const hit = hits.get(index);
      if (hit === undefined) hits.set(index, { passage: source.passages[index]!, terms: new Set([term]) });
      else hit.terms.add(term);
    }
  }
  return [...hits.values()];
}

const toMoment = ({ passage, terms }: Hit): SearchMoment => {
  const { part = "said", start, speaker = null, text, heard } = passage;
  const beginnings = [...terms].flatMap(toSpellings).flatMap((spelling) => spelling.split(" "));
  const toCandidate = (line: { readonly text: string; readonly speaker: string | null }) => ({
    part,
    start,
    ...line,
    words: [
      ...new Set(
        toWords(isNamed(passage) ? `${line.text} ${line.speaker ?? ""}` : line.text)
          .map(foldAccents)
          .filter((word) => beginnings.some((beginning) => word.startsWith(beginning))),
      ),
    ],
  });
  const candidate = toCandidate({ text, speaker });
  if (candidate.words.length > 0 || heard === undefined) return candidate;
  // A word or name that was corrected is shown in its line as it was heard.
  return toCandidate({ text: heard.text, speaker: heard.speaker ?? null });
};

const matchesFilters = (row: Row, { folderId, isFavorite, from }: SearchQuestion): boolean =>
  (folderId === undefined || row.folderId === folderId) &&
  (isFavorite !== true || row.isFavorite) &&
  (from === undefined || Date.parse(row.createdAt) >= Date.parse(from));

/** How well a result answers: more terms in one place, then in the name, then the newer. */
interface Ranked {
  readonly subject: Subject;
  readonly rank: number;
  readonly hits: readonly Hit[];
}

function rank(subject: Subject, spoken: Source | undefined, { terms, excluded }: Question): Ranked | undefined {
  const sources = spoken === undefined ? [subject] : [spoken, subject];
  const hasTerm = (searchTerm: string) =>
    hasWordBeginning(subject.foldedName, searchTerm) ||
    sources.some(({ folded }) => hasWordBeginning(folded, searchTerm));
  if (!terms.every(hasTerm) || excluded.some(hasTerm)) return undefined;
  const hits = sources.flatMap((source) => findPassages(source, terms)).toSorted((a, b) => b.terms.size - a.terms.size);
  const countInName = terms.filter((term) => hasWordBeginning(subject.foldedName, term)).length;
  return { subject, rank: 2 * countInName + (hits[0]?.terms.size ?? 0), hits: hits.slice(0, MOST_MOMENTS) };
}

const toResult = ({ subject: { kind, row }, hits }: Ranked): SearchResult => ({
  kind,
  id: row.id,
  name: row.name,
  createdAt: row.createdAt,
  moments: hits.map(toMoment),
});

/** How long the page may not respond while kept lectures are read, in ms: less than a frame on a slow device. */
const SLICE_MS = 8;
/**
 * Rows that are requested from the database at a time. Chromium stores a text of more than 64 kB as a file of its own: the page waits for
 * each, and asks for many at once.
 */
const BATCH_ROWS = 32;

/** Lets the page handle input. */
const yieldToInput = (): Promise<void> => {
  const { scheduler } = globalThis as { readonly scheduler?: { readonly yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};

/** The search of one device. */
export interface KeptSearch {
  /** Nothing is found for a question without a word. */
  search(question: SearchQuestion): Promise<SearchResults>;
  /** Reads what a search reads, between the page's input, so that the first search need not. */
  prepare(): Promise<void>;
}

interface ChangedRow {
  readonly queryKey: string;
  readonly version: string;
  readonly entity: string | undefined;
  readonly isSpoken: boolean;
  /** The query key of its corrections, if these are on the device. */
  readonly correctionsKey: string | undefined;
}

/** Finds the kept corrections of recordings, by the recordings' ids. */
const findCorrections = (entries: readonly KeptEntry[]) =>
  new Map(
    entries.flatMap(({ hash: queryKey, savedAt, format }) => {
      const { entity, kind, id } = parseKeptKey(queryKey);
      const isCorrections = entity === "recordings" && kind === "corrections" && format === KEPT_FORMAT;
      return isCorrections ? [[id, { queryKey, savedAt }] as const] : [];
    }),
  );

/**
 * Searches what a device keeps (OFF-04): each word as the beginning of one, in any order, all in one lecture or guide. What was
 * read for a search stays in memory for the next.
 */
export function createKeptSearch(connection: IDBDatabase): KeptSearch {
  const database = toDeviceDatabase(connection);
  const subjects = new Map<string, Subject>();
  const transcripts = new Map<string, Source>();
  let updating: Promise<void> | undefined;

  const add = (
    { queryKey, version, entity, isSpoken }: ChangedRow,
    text: string,
    correctionsText: string | undefined,
  ): void => {
    const data: unknown = JSON.parse(text);
    const corrections = correctionsText === undefined ? noCorrections : (JSON.parse(correctionsText) as Corrections);
    if (isSpoken) transcripts.set(queryKey, toTranscriptSource(data as Transcript, corrections, version));
    else if (entity === "recordings") subjects.set(queryKey, toRecordingSubject(data as Recording, version));
    else subjects.set(queryKey, toGuideSubject(data as StudyGuide, version));
  };

  const update = async (): Promise<void> => {
    const entries = await database.getAll("kept");
    const seen = new Set<string>();
    const corrections = findCorrections(entries);
    const changed = entries.flatMap(({ hash: queryKey, savedAt, format }): ChangedRow[] => {
      if (format !== KEPT_FORMAT) return [];
      const { entity, kind, id } = parseKeptKey(queryKey);
      const isSpoken = entity === "recordings" && kind === "transcript";
      if (id === undefined || !(isSpoken || (kind === "one" && entity !== "folders"))) return [];
      const sources: Map<string, Source> = isSpoken ? transcripts : subjects;
      seen.add(queryKey);
      const ownCorrections = isSpoken ? corrections.get(id) : undefined;
      const version = `${savedAt} ${ownCorrections?.savedAt}`;
      return sources.get(queryKey)?.version === version
        ? []
        : [{ queryKey, version, entity, isSpoken, correctionsKey: ownCorrections?.queryKey }];
    });
    let sliceStart = performance.now();
    const readBatch = async (first: number) => {
      const rows = changed.slice(first, first + BATCH_ROWS);
      if (rows.length === 0) return [];
      const texts = database.transaction("texts").store;
      return await Promise.all(
        rows.map(async (row) => {
          const [text, correctionsText] = await Promise.all([
            texts.get(row.queryKey),
            row.correctionsKey === undefined ? undefined : texts.get(row.correctionsKey),
          ]);
          return { row, text, correctionsText };
        }),
      );
    };
    let reading = readBatch(0);
    for (let first = 0; first < changed.length; first += BATCH_ROWS) {
      // oxlint-disable-next-line no-await-in-loop -- all at once would hold every lecture twice
      const batch = await reading;
      // The browser reads the next ones while these are folded.
      reading = readBatch(first + BATCH_ROWS);
      for (const { row, text, correctionsText } of batch) {
        if (text !== undefined) add(row, text, correctionsText);
        if (performance.now() - sliceStart < SLICE_MS) continue;
        // oxlint-disable-next-line no-await-in-loop -- the page's turn
        await yieldToInput();
        sliceStart = performance.now();
      }
    }
    for (const sources of [subjects, transcripts] as Map<string, Source>[])
      for (const queryKey of sources.keys()) if (!seen.has(queryKey)) sources.delete(queryKey);
  };
  /** Reads what has changed since the last time. Searches that overlap wait for the same reading. */
  const prepare = (): Promise<void> =>
    (updating ??= update().finally(() => {
      updating = undefined;
    }));

  return {
    prepare,
    search: async (question) => {
      await prepare();
      const parsed = parseQuestion(question.query);
      if (parsed.terms.length === 0) return { results: [], suggestion: null };
      const spoken = new Map([...transcripts].map(([queryKey, source]) => [parseKeptKey(queryKey).id, source]));
      const ranked = [...subjects.values()].flatMap((subject) => {
        if (!matchesFilters(subject.row, question)) return [];
        return rank(subject, subject.kind === "recording" ? spoken.get(subject.row.id) : undefined, parsed) ?? [];
      });
      const best = ranked.toSorted(
        (a, b) => b.rank - a.rank || Date.parse(b.subject.row.createdAt) - Date.parse(a.subject.row.createdAt),
      );
      return { results: best.slice(0, MOST_RESULTS).map(toResult), suggestion: null };
    },
  };
}
