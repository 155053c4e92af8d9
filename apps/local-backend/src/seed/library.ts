import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { toLecture } from "@lectern/transcript/lecture";
import { toTranscriptText } from "@lectern/domain/transcript-text";
import { outlineLecture } from "@lectern/assistant/writer/outline/outline-lecture";
import type { Chapter, Outline } from "@lectern/domain/outline";
import type { TranscriptSegment } from "@lectern/domain/recording";
import type { ProposedCard } from "@lectern/domain/cards";
import type { SampleAnswer } from "@lectern/domain/sample-lecture";
import type { Provider } from "../consent/provider.ts";
import { readFile as readContent } from "@lectern/transcript/captions/read-file";

/** A card in `cards.json`, listed under its lecture. */
export type SeedCard = Omit<ProposedCard, "start">;

/** `library.json` of the demo content: each account's items, with dates relative to today. */
interface Library {
  readonly accounts: Readonly<Record<string, SeedAccount>>;
}

export interface SeedAccount {
  readonly name: string;
  readonly provider: Provider;
  readonly folders: readonly SeedFolder[];
  readonly recordings: readonly SeedRecording[];
  readonly guides: readonly SeedGuide[];
}

interface SeedFolder {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly color: string;
  readonly createdDaysAgo: number;
  readonly exam?: { readonly name: string; readonly inDays: number; readonly target: number };
}

interface SeedRecording {
  /** The lecture's file name; null for a recording without words. */
  readonly slug: string | null;
  readonly name: string;
  readonly daysAgo: number;
  /** hh:mm, UTC */
  readonly at: string;
  readonly minutes: number;
  readonly icon: string;
  readonly color: string;
  readonly favorite: boolean;
  readonly read: boolean;
  /** The folder's slug. */
  readonly folder: string | null;
  readonly status: "processing" | "completed";
  readonly transcript: boolean;
  readonly summary: boolean;
  /** The style of its notes; null without notes. */
  readonly notes: string | null;
}

interface SeedGuide {
  readonly slug: string;
  readonly title: string;
  readonly icon: string;
  readonly color: string;
  readonly daysAgo: number;
}

/** The language of every lecture. */
export const LANGUAGE = "en";

/** A lecture's texts, which several accounts may share. */
export interface SeedLecture {
  readonly slug: string;
  readonly segments: readonly TranscriptSegment[];
  readonly transcript: string;
  readonly summary: string | null;
  readonly notes: string | null;
  readonly outline: Outline;
}

export interface DemoContent {
  readonly library: Library;
  readonly lectures: readonly SeedLecture[];
  /** Markdown by slug. */
  readonly guides: ReadonlyMap<string, string>;
  /** By the lecture's slug. */
  readonly cards: Readonly<Record<string, readonly SeedCard[]>>;
  readonly sample: SeedSample;
}

/** `sample.json`: which lecture /sample shows, its chapters, and answered questions about it. */
interface SeedSample {
  /** The slug. */
  readonly lecture: string;
  /** Each begins with the line that begins in this second. */
  readonly chapters: readonly Chapter[];
  readonly answers: readonly Pick<SampleAnswer, "question" | "answer">[];
}

/** Reads everything in `supabase/seed`. */
export async function readDemoContent(folder: string): Promise<DemoContent> {
  const library = JSON.parse(await readFile(join(folder, "library.json"), "utf8")) as Library;
  const accounts = Object.values(library.accounts);
  const lectureSlugs = new Set(accounts.flatMap(({ recordings }) => recordings.map(({ slug }) => slug)));
  const guideSlugs = new Set(accounts.flatMap(({ guides }) => guides.map(({ slug }) => slug)));
  const lectures = [...lectureSlugs].filter((slug) => slug !== null).toSorted();
  const guides = [...guideSlugs].toSorted();
  return {
    library,
    cards: JSON.parse(await readFile(join(folder, "cards.json"), "utf8")) as DemoContent["cards"],
    sample: JSON.parse(await readFile(join(folder, "sample.json"), "utf8")) as SeedSample,
    lectures: await Promise.all(lectures.map((slug) => readLecture(join(folder, "lectures"), slug))),
    guides: new Map(
      await Promise.all(
        guides.map(async (slug) => [slug, await readFile(join(folder, "guides", `${slug}.md`), "utf8")] as const),
      ),
    ),
  };
}

async function readLecture(folder: string, slug: string): Promise<SeedLecture> {
  const content = readContent(await readFile(join(folder, `${slug}.vtt`), "utf8"));
  if (content.kind !== "captions") throw new Error(`${slug}.vtt has no captions`);
  const { segments } = content;
  const transcript = toTranscriptText(segments);
  const summary = await readIfThere(join(folder, `${slug}.summary.md`));
  const notes = await readIfThere(join(folder, `${slug}.notes.md`));
  const lecture = toLecture({ transcript, segments, language: LANGUAGE });
  return {
    slug,
    segments,
    transcript,
    summary,
    notes,
    outline: outlineLecture(lecture, segments),
  };
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch {
    return null;
  }
}
