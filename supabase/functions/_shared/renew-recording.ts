import { describeSubject } from "@lectern/assistant/writer/outline/describe-subject.ts";
import { maxLengths } from "@lectern/domain/max-lengths.ts";
import { formatDay, proposeTitle } from "@lectern/transcript/normalise/title.ts";
import * as v from "valibot";
import { call } from "./database.ts";
import type { FunctionDeps } from "./deps.ts";
import { type OutlineJob, renewStoredRecording } from "./outline-jobs.ts";

/** The name of the file that a recording's title was made of; none if a student gave the title. */
const sentNames = v.array(v.object({ sent_name: v.string(), created_at: v.string() }));

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
  const [sentName] = await call(deps.database, sentNames, "read_sent_name", { p_recording_id: job.recording_id });
  const title =
    sentName === undefined
      ? undefined
      : proposeTitle(sentName.sent_name, {
          describe: () => describeSubject({ text, language, ...(segments !== undefined && { segments }) }),
          day: formatDay(new Date(sentName.created_at)),
        });
  await renewStoredRecording(deps.database, job.recording_id, language, title?.slice(0, maxLengths.recordingTitle));
  return language;
}
