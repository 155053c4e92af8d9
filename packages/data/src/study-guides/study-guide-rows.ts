import { DEFAULT_COLOR } from "@lectern/domain/recording";
import type { ListedStudyGuide, StudyGuideSummary } from "@lectern/domain/study-guide";
import type { Database } from "../database.types.ts";
import { toExcerpt } from "../recordings/excerpt.ts";

export type GuideRow = Pick<
  Database["public"]["Tables"]["study_guides"]["Row"],
  "id" | "title" | "icon" | "icon_color" | "created_at"
>;
export const guideColumns = "id,title,icon,icon_color,created_at" as const;

/** A row of the list. */
export type ListedGuideRow = GuideRow & Pick<Database["public"]["Tables"]["study_guides"]["Row"], "content_opening">;
export const listedGuideColumns = `${guideColumns},content_opening` as const;

/** Maps a row to a study guide in a list, filling in the default color. */
export const toStudyGuideSummary = (row: GuideRow): StudyGuideSummary => ({
  id: row.id,
  title: row.title,
  icon: row.icon,
  color: row.icon_color || DEFAULT_COLOR,
  createdAt: row.created_at,
});

/** Maps a row of the list to a study guide. */
export const toListedStudyGuide = (row: ListedGuideRow): ListedStudyGuide => ({
  ...toStudyGuideSummary(row),
  excerpt: toExcerpt(row.content_opening ?? ""),
});
