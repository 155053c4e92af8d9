import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { IngestRecordingRequest } from "@lectern/domain/contracts/ingest-recording";
import { titleOfFileName } from "@lectern/transcript/normalise/title";
import { readCaptions } from "@lectern/transcript/captions/captions";
import { Complaint } from "./complaint.ts";

export interface Lecture {
  readonly transcript: IngestRecordingRequest["transcript"];
  /** Whole minutes: the end of the captions, or 150 words a minute. */
  readonly minutes: number;
  readonly text: string;
  /** How many places in the file could not be read. */
  readonly skipped: number;
}

const WORDS_A_MINUTE = 150;

/** @throws Complaint if the file contains nothing to send */
export async function readLecture(path: string): Promise<Lecture> {
  const extension = extname(path).toLowerCase();
  if (extension === ".vtt" || extension === ".srt") {
    const text = await readTextFile(path);
    const { segments, skipped } = await readCaptions(text, extension === ".vtt" ? "vtt" : "srt");
    const last = Math.max(...segments.map((segment) => segment.end));
    if (segments.length === 0) throw new Complaint(`${path} has no captions that can be read.`);
    return { transcript: { segments }, minutes: Math.max(1, Math.ceil(last / 60)), text, skipped };
  }
  if (extension !== ".txt" && extension !== ".md") {
    throw new Complaint(`${path} is not a .vtt, .srt, .txt or .md file.`);
  }
  const text = await readTextFile(path);
  const words = text.split(/\s+/).filter((word) => word !== "").length;
  return { transcript: { text }, minutes: Math.max(1, Math.ceil(words / WORDS_A_MINUTE)), text, skipped: 0 };
}

/** @throws Complaint if the file contains nothing to send */
export async function readGuide(path: string): Promise<string> {
  if (extname(path).toLowerCase() !== ".md") throw new Complaint(`${path} is not a .md file.`);
  return readTextFile(path);
}

/** Derives a guide's name from its file: "hash-tables.md" becomes "Hash tables". */
export const nameFromFile = (path: string): string => titleOfFileName(basename(path)) ?? "Untitled";

async function readTextFile(path: string): Promise<string> {
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    const reason = { ENOENT: "does not exist", EISDIR: "is a folder", EACCES: "may not be read" }[cause.code ?? ""];
    throw new Complaint(`${path} ${reason ?? "can't be read"}.`, { cause });
  });
  const text = decode(bytes);
  if (text === undefined) throw new Complaint(`${path} is not text: save it as UTF-8.`);
  if (text.trim() === "") throw new Complaint(`${path} is empty.`);
  return text;
}

function decode(bytes: Uint8Array): string | undefined {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8";
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}
