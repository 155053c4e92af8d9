import { DEFAULT_COLOR } from "@lectern/domain/recording";
import type { ListedStudyGuide, StudyGuideSummary, StudyGuide } from "@lectern/domain/study-guide";
import { toExcerpt } from "../recordings/excerpt.ts";
import { Failure } from "@lectern/domain/failure";
import {
  fetchData,
  sendWrite,
  rowsRequest,
  withFirstRequest,
  type SelectedRow,
  sendUpdate,
  updateShown,
} from "../request.ts";
import type { LecternClient } from "../client.ts";
import { fetchAllRows, FULL_PAGE, requestPage } from "../paging.ts";
import { defineRead } from "../options.ts";
import { readWithRecentWrites } from "../recent-writes.ts";

export const guideColumns = "id,title,icon,icon_color,created_at" as const;

const listedGuideColumns = `${guideColumns},content_opening` as const;

/** Maps a row to a study guide in a list, filling in the default color. */
export const toStudyGuideSummary = (row: SelectedRow<"study_guides", typeof guideColumns>): StudyGuideSummary => ({
  id: row.id,
  title: row.title,
  icon: row.icon,
  color: row.icon_color || DEFAULT_COLOR,
  createdAt: row.created_at,
});

type ListedGuideRow = SelectedRow<"study_guides", typeof listedGuideColumns>;
const toListedStudyGuide = (row: ListedGuideRow): ListedStudyGuide => ({
  ...toStudyGuideSummary(row),
  excerpt: toExcerpt(row.content_opening ?? ""),
});

const selectOwn = (client: LecternClient, userId: string) =>
  client.from("study_guides").select(listedGuideColumns).eq("user_id", userId);

/** The first page of {@link listStudyGuides}, which has all study guides of nearly every student. */
const firstStudyGuidesRequest = (userId: string) =>
  rowsRequest(
    (client) => requestPage(selectOwn(client, userId), FULL_PAGE),
    (rows) => rows.map(toListedStudyGuide),
  );

/** A student's own study guides, newest first, without their contents (STG-01). */
export async function listStudyGuides(client: LecternClient, userId: string): Promise<ListedStudyGuide[]> {
  return (await fetchAllRows(() => selectOwn(client, userId))).map(toListedStudyGuide);
}

/** @throws Failure `not-found` for a study guide that does not exist or is another user's */
export async function getStudyGuide(client: LecternClient, id: string): Promise<StudyGuide> {
  const row = await fetchData(client.from("study_guides").select(`${guideColumns},content`).eq("id", id).single());
  return { ...toStudyGuideSummary(row), content: row.content };
}

/**
 * The title may be empty (STG-02).
 *
 * @param shown the title that the student saw, if it is known
 * @throws Failure `changed-elsewhere` if it is another now, `not-found`
 */
export async function renameStudyGuide(
  client: LecternClient,
  id: string,
  title: string,
  shown: string | undefined,
): Promise<void> {
  const update = client.from("study_guides").update({ title }).eq("id", id);
  if (shown === undefined) return await sendUpdate(update.select("id"));
  await updateShown(
    update.eq("title", shown).select("title"),
    client.from("study_guides").select("title").eq("id", id),
    (stored) => stored.title === title,
  );
}

/** Deleting a missing study guide succeeds. */
export const deleteStudyGuide = (client: LecternClient, id: string): Promise<void> =>
  sendWrite(client.from("study_guides").delete().eq("id", id));

/** The query keys of study guides. */
export const studyGuideKeys = {
  all: (userId: string) => ["study-guides", userId] as const,
  list: (userId: string) => ["study-guides", userId, "list"] as const,
  one: (userId: string, id: string) => ["study-guides", userId, "one", id] as const,
};

/** Queries of study guides. */
export const studyGuideQueries = (client: LecternClient, userId: string) => ({
  list: () =>
    withFirstRequest(
      firstStudyGuidesRequest(userId),
      defineRead("Error fetching study guides", studyGuideKeys.list(userId), ({ client: cache }) =>
        readWithRecentWrites(cache, "study-guides", userId, () => listStudyGuides(client, userId)),
      ),
    ),
  one: (id: string) =>
    defineRead("Error fetching study guide", studyGuideKeys.one(userId, id), async ({ client: cache }) => {
      const [guide] = await readWithRecentWrites(cache, "study-guides", userId, async () => [
        await getStudyGuide(client, id),
      ]);
      if (guide === undefined) throw new Failure("not-found");
      return guide;
    }),
});
