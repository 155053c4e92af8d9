import type { DashboardShellProps } from "@lectern/ui/frames/dashboard-shell";
import { patterns } from "../../paths.ts";

type DashboardItem = NonNullable<DashboardShellProps["currentItem"]>;

const sections: readonly (readonly [pattern: string, item: DashboardItem])[] = [
  [patterns.recording, "recordings"],
  [patterns.folder, "folders"],
  [patterns.studyGuide, "reviews"],
];

/**
 * Finds the sidebar item for the page of one recording, folder or study guide; undefined if the path alone decides
 * (SHL-13).
 */
export const findSection = (pathname: string): DashboardItem | undefined =>
  sections.find(([pattern]) => pathname.startsWith(pattern.replace(/:\w+$/, "")))?.[1];
