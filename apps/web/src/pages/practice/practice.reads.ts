import { folderQueries } from "@lectern/data/folders/folders.queries";
import type { ReadContext } from "../page.ts";

export const reads = ({ client, userId }: ReadContext) => ({ list: folderQueries(client, userId).list() });
