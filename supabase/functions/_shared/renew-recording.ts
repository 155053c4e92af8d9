import { describeSubject } from "@lectern/assistant/writer/outline/describe-subject.ts";
import { maxLengths } from "@lectern/domain/max-lengths.ts";
import { formatDay, proposeTitle } from "@lectern/transcript/normalise/title.ts";
import type { OutlineJob } from "./database.ts";
import type { FunctionDeps } from "./deps.ts";

/**
 * Derives a stored recording's language again, and its title where a machine made it of a file's name. Its words stay as they
 * are stored. Returns the language; null for a recording whose transcript was never read into sentences.
 */
export async function renewRecording(deps: FunctionDeps, job: OutlineJob): Promise<string | null> {
  if (job.language === null) return null;
  // The library of languages takes time to load, and only a job needs it here.
  const { detectLanguage } = await import("@lectern/transcript/languages/detect-language.ts");
  const segments = job.segments ?? undefined;
  const text = job.transcript ?? "";
  const language = detectLanguage(segments?.map((segment) => segment.text).join(" ") ?? text);
  const sent = await deps.database.readSentName(job.recording_id);
  const title =
    sent === undefined
      ? undefined
      : proposeTitle(
          sent.sent_name,
          undefined,
          () => describeSubject({ text, language, ...(segments !== undefined && { segments }) }),
          formatDay(new Date(sent.created_at)),
        );
  await deps.database.renewRecording(job.recording_id, language, title?.slice(0, maxLengths.recordingTitle));
  return language;
}
