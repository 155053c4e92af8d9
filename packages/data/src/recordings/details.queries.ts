import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { getRecordingDetails } from "./details.api.ts";
import { recordingKeys } from "./recordings.queries.ts";

/** What a recording's card shows beside the list's row; asked for when the card is near the screen. */
export const recordingDetailsQuery = (client: LecternClient, userId: string, id: string) =>
  defineRead("fetch-recordings", recordingKeys.details(userId, id), () => getRecordingDetails(client, id));
