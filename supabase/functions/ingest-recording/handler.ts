import {
  type IngestRecordingResponse,
  ingestLimits,
  ingestRecordingRequest,
} from "@lectern/domain/contracts/ingest-recording.ts";
import { maxLengths } from "@lectern/domain/max-lengths.ts";
import { formatDay, proposeTitle } from "@lectern/transcript/normalise/title.ts";
import { describeSubject } from "@lectern/assistant/writer/outline/describe-subject.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { Refusal } from "../_shared/refusal.ts";
import { startProcessing } from "../_shared/start-processing.ts";
import { formatWait } from "../_shared/wait.ts";
import { readTranscript } from "./read-transcript.ts";

const hours = ingestLimits.recordingMinutes / 60;

const refusals: Readonly<
  Record<"deleted" | "client-id-taken" | "no-account", readonly [status: number, sentence: string]>
> = {
  deleted: [410, "This recording was deleted from your library, so it wasn't added again."],
  "client-id-taken": [409, "One of your study guides already has this ID."],
  "no-account": [409, "Your account isn't set up yet. Open your dashboard once, then send this again."],
};

const formatMinutes = (minutes: number): string => String(Math.floor(minutes * 100) / 100);

/** Checks, charges and stores a recording that the phone made. Its summary is written by another call, after the answer (SRV-05). */
export const handle = endpoint({
  name: "ingest-recording",
  request: ingestRecordingRequest,
  bodyLimit: ingestLimits.bodyBytes,
  sentences: {
    clientId: "The recording was sent without the ID the app gives it.",
    name: "Give the recording a name of up to 300 characters.",
    startedAt: "The recording's start time can't be read.",
    minutes: (issue) =>
      issue.type === "max_value"
        ? `A recording can be up to ${hours} hours long.`
        : "The recording's length can't be read.",
    transcript: "The transcript can't be read.",
    icon: "The recording's icon can't be read.",
    color: "The recording's color should look like #3B82F6.",
  },
  async answer(body, caller, deps) {
    const transcript = readTranscript(body.transcript, body.minutes);
    const title = proposeTitle(
      body.name,
      transcript.title,
      () => describeSubject(transcript),
      formatDay(new Date(body.startedAt)),
    ).slice(0, maxLengths.recordingTitle);
    const stored = await deps.database.storeRecording(caller.id, {
      clientId: body.clientId,
      name: title,
      startedAt: new Date(body.startedAt).toISOString(),
      minutes: body.minutes,
      transcript: transcript.text,
      segments: transcript.segments,
      icon: body.icon,
      color: body.color,
      language: transcript.language,
    });
    if (stored.outcome === "minutes-short") {
      const left = formatMinutes(stored.minutes_left);
      const needed = formatMinutes(stored.minutes_needed);
      throw new Refusal(
        402,
        `You have ${left} recording minutes left and this recording needs ${needed}. It stays on your phone.`,
        { minutes_left: stored.minutes_left, needed: stored.minutes_needed },
      );
    }
    if (stored.outcome === "too-many") {
      const wait = formatWait(stored.retry_after);
      throw new Refusal(
        429,
        `You've hit today's limit for new recordings. It stays on your phone; please send it again in ${wait}.`,
        { retry_after: stored.retry_after },
      );
    }
    if (!("recording_id" in stored)) throw new Refusal(...refusals[stored.outcome]);
    // A title that the transcript has itself is no machine's.
    if (stored.outcome === "stored" && title !== body.name && transcript.title === undefined) {
      // Without it the title stays as it is for ever.
      deps.defer(deps.database.rememberSentName(stored.recording_id, body.name, title).catch(() => undefined));
    }
    if (stored.status === "processing") deps.defer(startProcessing(deps, { recordingId: stored.recording_id }));
    return {
      status: stored.outcome === "stored" ? 201 : 200,
      body: {
        id: stored.recording_id,
        status: stored.status,
        notices: [...transcript.notices],
      } satisfies IngestRecordingResponse,
    };
  },
});
