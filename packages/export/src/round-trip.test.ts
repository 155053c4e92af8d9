import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runPhone } from "@lectern/local-backend/phone";
import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import { emptyOutline } from "@lectern/domain/outline";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLecternClient } from "@lectern/data/client";
import { fetchRecordingsForExport } from "./export.api.ts";
import type { ExportedRecording } from "./formats/exported-recording.ts";
import { toRecordingText, type TextFormat } from "./formats/recording-files.ts";

let backend: TestBackend;
let folder: string;

beforeAll(async () => {
  backend = await startTestBackend();
  folder = await mkdtemp(join(tmpdir(), "lectern-round-trip-"));
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

const toTime = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}.000`;

/** A file of WebVTT in which each text is shown for six seconds. */
const toFile = (...texts: string[]) =>
  `WEBVTT\n\n${texts.map((text, n) => `${toTime(n * 6)} --> ${toTime(n * 6 + 6)}\n${text}\n`).join("\n")}`;

const lectures: Readonly<Record<string, string>> = {
  english: toFile(
    "<v Ana Ruiz>A river that carries sand drops it where the water slows down, and after a thousand",
    "<v Ana Ruiz>years there is a bank that nobody would have expected there, x_y < 3 &amp; *stars* {a}.",
    "<v Tom Berg>Why is that? Is it the slope?",
    "<v Ana Ruiz>It is &lt;b&gt;bold&lt;/b&gt; in HTML, &amp;copy; and 10:30 in the morning. Right.",
    "<v Ana Ruiz>See https://example.com/x_y_z for the rest of it.",
  ),
  chinese: toFile(
    "今天我们讨论河流怎样搬运沙子，为什么河水在平原上变慢，又为什么最重的沙粒总是最先沉下来。",
    "这集开始我们就假设你已经看过第三集了 那集让大家直观上感受反向传播算法的原理",
    "在这集里 我们会更深入讲解一些其中的微积分理论",
    "这个看不太懂很正常。所以我们的六字格言在这依旧管用。",
  ),
  arabic: toFile(
    "تحمل الأنهار الرمال والحجارة إلى البحر، ثم تترسب عندما يبطئ الماء.",
    "لماذا يبطئ الماء في السهول؟ لأن المجرى يتسع هناك.",
    "وهذا ما نسميه الدلتا (DNA لا علاقة له بها).",
  ),
  thai: toFile(
    "วันนี้เราจะพูดถึงแม่น้ำที่พัดพาทรายลงสู่ทะเล และทำไมน้ำจึงไหลช้าลงในที่ราบ",
    "เม็ดทรายที่หนักที่สุดจะจมลงก่อนเสมอ ส่วนเม็ดที่เบาจะถูกพัดไปไกลกว่า",
  ),
};

async function send(name: string, content: string, student: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  const lines: string[] = [];
  const terminal = { log: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) };
  const as = ["--as", `${student}@school.edu`, "--minutes", "2", "--url", backend.url];
  const code = await runPhone(["record", path, ...as], {}, terminal);
  if (code !== 0) throw new Error(lines.join("\n"));
  const notes = lines.filter((line) => /couldn't be read|because a machine/.test(line));
  return `${lines.at(-1)!.split("/").at(-1)!} ${notes.join(" ")}`.trim();
}

interface Stored {
  readonly transcript: string;
  readonly segments: readonly { start: number; end: number; speaker?: string; text: string }[];
}

async function fetchStored(id: string): Promise<Stored> {
  const [row] = await backend.sql<Stored>(
    `select r.transcript, s.segments from public.recordings r
       left join public.recording_segments s on s.recording_id = r.id where r.id = $1`,
    [id],
  );
  return row!;
}

async function exportAs(id: string, format: TextFormat, student: string): Promise<string> {
  const { accessToken } = await backend.signIn(`${student}@school.edu`);
  const client = createLecternClient({
    url: backend.url,
    publishableKey: backend.publishableKey,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set("authorization", `Bearer ${accessToken}`);
      return fetch(input, { ...init, headers });
    },
  });
  const [read] = await fetchRecordingsForExport(client, [id], () => "", new AbortController().signal);
  const { recording, transcript } = read!;
  const exported: ExportedRecording = {
    ...emptyOutline,
    recording,
    transcript,
    corrections: [],
    folder: null,
    tags: [],
    cards: [],
  };
  return toRecordingText(exported, format)!;
}

const round = (seconds: number) => Math.round(seconds * 100) / 100;
const toRows = ({ segments }: Stored) =>
  segments.map(({ start, end, speaker = "", text }) => ({ start: round(start), end: round(end), speaker, text }));
const toWords = ({ transcript }: Stored) => transcript.replaceAll(/\s+/g, "");

describe.each(Object.keys(lectures))("what Lectern exports of a lecture (%s)", (student) => {
  test.each([
    ["vtt", "transcript.vtt"],
    ["json", "recording.json"],
  ] as const)("TRN-01 comes back through the phone without a change as %s", async (format, name) => {
    const id = await send("lecture.vtt", lectures[student]!, student);
    const again = await send(name, await exportAs(id, format, student), `${student}-${format}`);
    expect(toRows(await fetchStored(again))).toEqual(toRows(await fetchStored(id)));
  });

  test("TRN-01 comes back through the phone with its words, speakers and moments as srt", async () => {
    const id = await send("lecture.vtt", lectures[student]!, student);
    const again = await send("transcript.srt", await exportAs(id, "srt", student), `${student}-srt`);
    const [before, after] = [await fetchStored(id), await fetchStored(again)];
    expect(toWords(after)).toBe(toWords(before));
    const starts = new Set(toRows(after).map(({ start, speaker }) => `${start} ${speaker}`));
    const missing = toRows(before).filter(({ start, speaker }) => !starts.has(`${start} ${speaker}`));
    expect(missing).toEqual([]);
  });

  test.each([
    ["markdown", "recording.md"],
    ["text", "recording.txt"],
  ] as const)("TRN-01 comes back through the phone with its transcript alone as %s", async (format, name) => {
    const id = await send("lecture.vtt", lectures[student]!, student);
    const sent = await send(name, await exportAs(id, format, student), `${student}-${format}`);
    const [again = "", ...notices] = sent.split(" ");
    expect(toWords(await fetchStored(again))).toBe(toWords(await fetchStored(id)));
    expect(notices.join(" ")).toMatch(/because a machine wrote them/);
  });
});
