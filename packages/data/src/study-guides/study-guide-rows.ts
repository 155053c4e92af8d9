import { DEFAULT_COLOR } from "@lectern/domain/recording";
import type { StudyGuideSummary } from "@lectern/domain/study-guide";
import type { Database } from "../database.types.ts";

export type GuideRow = Pick<
  Database["public"]["Tables"]["study_guides"]["Row"],
  "id" | "title" | "icon" | "icon_color" | "created_at"
>;
export const guideColumns = "id,title,icon,icon_color,created_at" as const;

/** Maps a row to a study guide in a list, filling in the default color. */
export const toStudyGuideSummary = (row: GuideRow): StudyGuideSummary => ({
  id: row.id,
  title: row.title,
  icon: row.icon,
  color: row.icon_color || DEFAULT_COLOR,
  createdAt: row.created_at,
});
