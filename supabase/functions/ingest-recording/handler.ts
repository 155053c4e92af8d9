import * as v from "valibot";
import { ingestLimits, ingestRecordingContract } from "@lectern/domain/contracts/ingest-recording.ts";
import { maxLengths } from "@lectern/domain/max-lengths.ts";
import { formatDay, proposeTitle } from "@lectern/transcript/normalise/title.ts";
import { describeSubject } from "@lectern/assistant/writer/outline/describe-subject.ts";
import { uuid } from "@lectern/domain/contracts/limits.ts";
import { call, oneRow } from "../_shared/database.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { Refusal } from "../_shared/refusal.ts";
import { notStored, store, toIngestRefusal } from "../_shared/ingestion.ts";
import { startProcessing } from "../_shared/start-processing.ts";
import { readTranscript } from "./read-transcript.ts";

const hours = ingestLimits.recordingMinutes / 60;

const storedRecording = oneRow(
  v.variant("outcome", [
    v.object({
      outcome: v.picklist(["stored", "already-stored"]),
      recording_id: uuid,
      status: v.picklist(["processing", "completed"]),
    }),
    v.object({ outcome: v.literal("minutes-short"), minutes_left: v.number(), minutes_needed: v.number() }),
    ...notStored,
  ]),
);

const formatMinutes = (minutes: number): string => String(Math.floor(minutes * 100) / 100);

/** Checks, charges and stores a recording that the phone made. Its summary is written by another call, after the answer (SRV-05). */
export const handle = endpoint(ingestRecordingContract, {
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
    const title = proposeTitle(body.name, {
      transcriptTitle: transcript.title,
      describe: () => describeSubject(transcript),
      day: formatDay(new Date(body.startedAt)),
    }).slice(0, maxLengths.recordingTitle);
    const stored = await store(deps.database, storedRecording, "store_recording", {
      p_user_id: caller.id,
      p_client_id: body.clientId,
      p_name: title,
      p_started_at: new Date(body.startedAt).toISOString(),
      p_minutes: body.minutes,
      p_transcript: transcript.text,
      p_segments: transcript.segments ?? null,
      p_icon: body.icon ?? null,
      p_color: body.color ?? null,
      p_language: transcript.language,
    });
    if (stored.outcome === "minutes-short") {
      const minutesLeft = formatMinutes(stored.minutes_left);
      const needed = formatMinutes(stored.minutes_needed);
      throw new Refusal(
        402,
        `You have ${minutesLeft} recording minutes left and this recording needs ${needed}. It stays on your phone.`,
        { minutes_left: stored.minutes_left, needed: stored.minutes_needed },
      );
    }
    if (!("recording_id" in stored)) throw toIngestRefusal(stored, "recording");
    // A proposed title is proposed again when the outline is derived again; one that stood in the transcript stays.
    if (stored.outcome === "stored" && title !== body.name && transcript.title === undefined) {
      const sentName = { p_recording_id: stored.recording_id, p_name: body.name, p_title: title };
      // If this fails, the title is never proposed again.
      deps.defer(call(deps.database, v.boolean(), "remember_sent_name", sentName).catch(() => undefined));
    }
    if (stored.status === "processing") deps.defer(startProcessing(deps, { recordingId: stored.recording_id }));
    return {
      status: stored.outcome === "stored" ? 201 : 200,
      body: {
        id: stored.recording_id,
        status: stored.status,
        notices: [...transcript.notices],
      },
    };
  },
});
