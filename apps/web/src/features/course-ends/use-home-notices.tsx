import type { ReactNode } from "react";
import { createLazyComponent } from "../lazy-component.tsx";
import { useCourseEnds } from "./use-course-ends.ts";

/** Its code comes where a course ends or has ended. */
const LazyHomeNotices = createLazyComponent(async () => (await import("./HomeNotices.tsx")).HomeNotices);

/** What Home says of courses that end, and of those that have ended (END-01). */
export function useHomeNotices(isWanted: boolean): ReactNode {
  const { today, notices, receipts } = useCourseEnds(isWanted);
  const isNeeded = notices.length > 0 || receipts.length > 0;
  return isNeeded && <LazyHomeNotices today={today} notices={notices} receipts={receipts} />;
}
