import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { decodeBytes } from "@lectern/transcript/captions/decode-bytes";
import { fitToLength } from "@lectern/transcript/captions/fit-to-length";
import { findLostWords } from "@lectern/transcript/captions/lost-words";
import type { Notice } from "@lectern/transcript/captions/notices";
import { readFile as readContent, unifyLines } from "@lectern/transcript/captions/read-file";
import { readFileTitle } from "@lectern/transcript/normalise/title";
import type { IngestRecordingRequest } from "@lectern/domain/contracts/ingest-recording";
import { Complaint } from "./complaint.ts";

export interface Lecture {
  readonly transcript: IngestRecordingRequest["transcript"];
  /** The length that was told; else whole minutes: the end of the captions, or 150 words a minute. */
  readonly minutes: number;
  readonly text: string;
  /** Places of the file that were changed or could not be read. */
  readonly notices: readonly Notice[];
}

const WORDS_A_MINUTE = 150;

/**
 * Reads a lecture's file by what is in it, whatever its name ends with.
 * @param sentMinutes the recording's length in minutes, where its sender tells it
 * @throws Complaint if the file contains nothing to send
 */
export async function readLecture(path: string, sentMinutes?: number): Promise<Lecture> {
  const { text, notices } = await readTextFile(path);
  const content = readContent(text);
  if (content.kind === "refused") {
    throw new Complaint(`${path} is ${content.format}, which Lectern doesn't read: save it as .vtt, .srt or .txt.`);
  }
  if (content.kind === "text") {
    const words = text.split(/\s+/).filter((word) => word !== "").length;
    const minutes = sentMinutes ?? Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
    return { transcript: { text: content.text }, minutes, text, notices };
  }
  const lost = findLostWords(unifyLines(text), content.segments, { marking: content.marking });
  if (content.segments.length === 0) throw new Complaint(`${path} has no captions that can be read.`);
  const fitted = fitToLength(content.segments, sentMinutes === undefined ? undefined : sentMinutes * 60);
  const segments = [...fitted.segments];
  const last = segments.reduce((latest, { end }) => Math.max(latest, end), 0);
  const minutes = sentMinutes ?? Math.max(1, Math.ceil(last / 60));
  return { transcript: { segments }, minutes, text, notices: [...notices, ...fitted.notices, ...lost] };
}

/** @throws Complaint if the file contains nothing to send */
export async function readGuide(path: string): Promise<string> {
  if (extname(path).toLowerCase() !== ".md") throw new Complaint(`${path} is not a .md file.`);
  return (await readTextFile(path)).text;
}

/** Derives a guide's name from its file: "hash-tables.md" becomes "Hash tables". */
export const nameFromFile = (path: string): string => readFileTitle(basename(path)) ?? "Untitled";

async function readTextFile(path: string): Promise<{ text: string; notices: Notice[] }> {
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    const reason = { ENOENT: "does not exist", EISDIR: "is a folder", EACCES: "may not be read" }[cause.code ?? ""];
    throw new Complaint(`${path} ${reason ?? "can't be read"}.`, { cause });
  });
  const decoded = decodeBytes(bytes);
  if (decoded === undefined) throw new Complaint(`${path} is not text: save it as UTF-8.`);
  const { text, encoding } = decoded;
  if (text.trim() === "") throw new Complaint(`${path} is empty.`);
  const isUnicode = encoding.startsWith("utf-");
  return { text, notices: isUnicode ? [] : [{ kind: "encoding", at: "", words: encoding, count: 0 }] };
}
