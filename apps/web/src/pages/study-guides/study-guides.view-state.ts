import type { ListedStudyGuide } from "@lectern/domain/study-guide";
import type { StudyGuidesState } from "@lectern/ui/screens/study-guides";
import type { Read } from "../../features/read.ts";
import { filterByName } from "@lectern/domain/filter-by-name";

/** STG-01. Rows take precedence (product decision 23: a failed list shows what the cache has). */
export function toStudyGuidesState(
  { data, isError }: Read<readonly ListedStudyGuide[]>,
  query: string,
): StudyGuidesState {
  if (data === undefined) return { kind: isError ? "failed" : "loading" };
  const wanted = query.trim();
  const guides = filterByName(data, wanted, ({ title }) => title);
  if (guides.length > 0) return { kind: "ready", guides };
  return wanted === "" ? { kind: "empty" } : { kind: "no-match", query: wanted };
}
