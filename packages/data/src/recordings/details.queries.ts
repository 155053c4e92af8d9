import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { getRecordingDetails } from "./details.api.ts";
import { recordingKeys } from "./recordings.queries.ts";

/** Fetches the fields that a recording's card shows in addition to its list's row, once the card is near the screen. */
export const recordingDetailsQuery = (client: LecternClient, userId: string, id: string) =>
  defineRead("fetch-recordings", recordingKeys.details(userId, id), () => getRecordingDetails(client, id));
