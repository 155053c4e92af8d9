import { createLazyPart } from "@lectern/ui/theme/lazy-part";
import type { ReactNode } from "react";
import { useCourseEnds } from "./use-course-ends.ts";

/** Its code comes where a course ends or has ended. */
const part = createLazyPart(() => import("./HomeNotices.tsx"), "ignore");

/** What Home says of courses that end, and of those that have ended (END-01). */
export function useHomeNotices(isWanted: boolean): ReactNode {
  const { today, notices, receipts } = useCourseEnds(isWanted);
  const isNeeded = notices.length > 0 || receipts.length > 0;
  const loaded = part.usePart(isNeeded);
  return loaded && isNeeded && <loaded.HomeNotices today={today} notices={notices} receipts={receipts} />;
}
