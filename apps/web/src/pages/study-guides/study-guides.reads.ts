import { studyGuideQueries } from "@lectern/data/study-guides/study-guides.queries";
import type { ReadContext } from "../page.ts";

export const reads = ({ client, userId }: ReadContext) => ({ list: studyGuideQueries(client, userId).list() });
