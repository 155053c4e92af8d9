import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { transcriptQueries } from "@lectern/data/recordings/transcript";
import type { ReadContext } from "../page.ts";

export const reads = ({ client, userId, params: { id = "" } }: ReadContext) => ({
  recording: recordingQueries(client, userId).one(id),
  transcript: transcriptQueries(client, userId).transcript(id),
});
