import type { LecternClient } from "@lectern/data/client";
import { correctionQueries } from "@lectern/data/corrections/corrections.queries";
import { practiceQueries } from "@lectern/data/practice/practice.queries";
import { outlineQueries } from "@lectern/data/recordings/outline.queries";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { transcriptQueries } from "@lectern/data/recordings/transcript";
import type { QueryClient } from "@tanstack/query-core";

export interface DeviceReadOptions {
  readonly client: LecternClient;
  readonly queryClient: QueryClient;
  readonly userId: string;
}

/** Reads everything about a recording that can be read offline, so that the device keeps it. @throws Failure */
export async function readWholeLecture(
  { client, queryClient, userId }: DeviceReadOptions,
  recordingId: string,
): Promise<void> {
  await queryClient.fetchQuery(recordingQueries(client, userId).one(recordingId));
  await Promise.all([
    queryClient.fetchQuery(transcriptQueries(client, userId).transcript(recordingId)),
    queryClient.fetchQuery(correctionQueries(client, userId).of(recordingId)),
    queryClient.fetchQuery(outlineQueries(client, userId).outline(recordingId)),
    queryClient.fetchQuery(practiceQueries(client, userId).cards(recordingId)),
  ]);
}
