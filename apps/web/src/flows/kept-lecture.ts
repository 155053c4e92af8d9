import type { KeptLecture } from "@lectern/export/export-job";
import { correctionQueries } from "@lectern/data/corrections/corrections.queries";
import { folderQueries } from "@lectern/data/folders/folders.queries";
import { outlineQueries } from "@lectern/data/recordings/outline.queries";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { transcriptQueries } from "@lectern/data/recordings/transcript";
import { correctTranscript, noCorrections } from "@lectern/domain/corrections";
import type { FlowPorts } from "./flow-ports.ts";

type Ports = Pick<FlowPorts, "client" | "queryClient" | "userId">;

/**
 * Reads a lecture for its export without a network (OFF-04): what the page shows, or else what is kept.
 *
 * @throws Failure for a lecture that isn't kept
 */
export async function readKeptLecture({ client, queryClient, userId }: Ports, id: string): Promise<KeptLecture> {
  const recording = await queryClient.ensureQueryData(recordingQueries(client, userId).one(id));
  const [transcript, { list: corrections }, outline, folders] = await Promise.all([
    recording.hasTranscript ? queryClient.ensureQueryData(transcriptQueries(client, userId).transcript(id)) : null,
    // The file is worth having without its corrections and chapters, and without its folder's name.
    queryClient.ensureQueryData(correctionQueries(client, userId).of(id)).catch(() => noCorrections),
    queryClient.fetchQuery(outlineQueries(client, userId).outline(id)).catch((): null => null),
    queryClient.ensureQueryData(folderQueries(client, userId).list()).catch(() => []),
  ]);
  const folder = folders.find((each) => each.id === recording.folderId)?.name ?? null;
  const shown = transcript && correctTranscript(transcript, corrections);
  return { recording, transcript: shown, corrections, outline, folder };
}
