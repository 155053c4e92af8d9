import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { IngestRecordingRequest, IngestRecordingResponse } from "@lectern/domain/contracts/ingest-recording";
import type { IngestStudyGuideRequest, IngestStudyGuideResponse } from "@lectern/domain/contracts/ingest-study-guide";
import { describeNotice } from "@lectern/transcript/captions/notices";
import type { Command } from "./command.ts";
import { nameFromFile, readGuide, readLecture } from "./lecture-file.ts";
import { openLine, type Line } from "./line.ts";

type Say = (line: string) => void;
type CommandOf<Kind extends Command["kind"]> = Extract<Command, { kind: Kind }>;

const SUMMARY_TIMEOUT_MS = 30_000;

/** Sends a lecture as the phone would, waits for its summary, and returns the recording's address. */
export async function sendRecording(command: CommandOf<"record">, say: Say): Promise<string> {
  const lecture = await readLecture(command.file, command.minutes);
  const { minutes } = lecture;
  // The server proposes a title if the recording's name is the file's.
  const name = command.name ?? basename(command.file);
  for (const notice of lecture.notices) say(describeNotice(notice));
  say(`Read ${basename(command.file)}: ${describe(lecture.transcript)}, ${minutes} min`);
  const line = await openLine(command.url, command);
  say(`Signed in as ${command.email}`);
  const stored = await line.callFunction<IngestRecordingResponse>("ingest-recording", {
    clientId: toClientId(name, lecture.text),
    name,
    startedAt: new Date(Date.now() - minutes * 60_000).toISOString(),
    minutes,
    ...toAppearance(command),
    transcript: lecture.transcript,
  } satisfies IngestRecordingRequest);
  for (const notice of stored.notices) say(describeNotice(notice));
  say(`Sent "${name}"`);
  const summarised = stored.status === "completed" || (await isSummarised(line, stored.id));
  say(summarised ? "Summarised" : "Still being summarised: it appears in the library when that is done");
  return `${command.url}/dashboard/library/recording/${stored.id}`;
}

/** Sends a study guide as the phone would, and returns its address. */
export async function sendGuide(command: CommandOf<"guide">, say: Say): Promise<string> {
  const content = await readGuide(command.file);
  const title = command.name ?? findHeading(content) ?? nameFromFile(command.file);
  const line = await openLine(command.url, command);
  say(`Signed in as ${command.email}`);
  const stored = await line.callFunction<IngestStudyGuideResponse>("ingest-study-guide", {
    clientId: toClientId(title, content),
    title,
    content,
    ...toAppearance(command),
  } satisfies IngestStudyGuideRequest);
  say(`Sent "${title}"`);
  return `${command.url}/dashboard/library/study-guide/${stored.id}`;
}

/** Derives an id from name and text, so that sending them again means the same recording. */
const toClientId = (name: string, text: string) =>
  `phone-${createHash("sha256").update(`${name}\n${text}`).digest("hex").slice(0, 40)}`;

const toAppearance = ({ icon, color }: { icon: string | undefined; color: string | undefined }) => ({
  ...(icon !== undefined && { icon }),
  ...(color !== undefined && { color }),
});

const describe = (transcript: IngestRecordingRequest["transcript"]) =>
  "segments" in transcript ? `${transcript.segments.length} captions` : `${transcript.text.length} characters`;

const findHeading = (markdown: string) => /^#\s+(\S.*)$/m.exec(markdown)?.[1]?.trim();

async function isSummarised(line: Line, id: string): Promise<boolean> {
  const deadline = Date.now() + SUMMARY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const [recording] = await line.read<{ status: string }>(`recordings?id=eq.${id}&select=status`);
    if (recording?.status !== "processing") return true;
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  return false;
}
