import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import type { ReadContext } from "../page.ts";

export const reads = ({ client, userId }: ReadContext) => ({ list: recordingQueries(client, userId).list() });
