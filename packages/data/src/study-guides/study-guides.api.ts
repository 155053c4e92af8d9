import { Failure } from "@lectern/domain/failure";
import type { ListedStudyGuide, StudyGuide } from "@lectern/domain/study-guide";
import { fetchRows, sendWrite } from "../fetch-rows.ts";
import type { LecternClient } from "../client.ts";
import { fetchAllRows, FULL_PAGE, requestPage } from "../paging.ts";
import { rowsRequest } from "../request.ts";
import {
  guideColumns,
  listedGuideColumns,
  type ListedGuideRow,
  toListedStudyGuide,
  toStudyGuideSummary,
} from "./study-guide-rows.ts";

const selectOwn = (client: LecternClient, userId: string) =>
  client.from("study_guides").select(listedGuideColumns).eq("user_id", userId);

/** The first page of {@link listStudyGuides}, which has all study guides of nearly every student. */
export const firstStudyGuidesRequest = (userId: string) =>
  rowsRequest(
    (client) => requestPage(selectOwn(client, userId), FULL_PAGE),
    (rows) => rows.map(toListedStudyGuide),
  );

/** A student's own study guides, newest first, without their contents (STG-01). */
export async function listStudyGuides(client: LecternClient, userId: string): Promise<ListedStudyGuide[]> {
  const rows = await fetchAllRows<ListedGuideRow>((limit, after) =>
    fetchRows(requestPage(selectOwn(client, userId), limit, after)),
  );
  return rows.map(toListedStudyGuide);
}

/** @throws Failure `not-found` for a study guide that does not exist or is another user's */
export async function getStudyGuide(client: LecternClient, id: string): Promise<StudyGuide> {
  const row = await fetchRows(client.from("study_guides").select(`${guideColumns},content`).eq("id", id).single());
  return { ...toStudyGuideSummary(row), content: row.content };
}

/** The title may be empty (STG-02). @throws Failure `not-found` when no row changed */
export async function renameStudyGuide(client: LecternClient, id: string, title: string): Promise<void> {
  const rows = await fetchRows(client.from("study_guides").update({ title }).eq("id", id).select("id"));
  if (rows.length === 0) throw new Failure("not-found");
}

/** Deleting a missing study guide succeeds. */
export const deleteStudyGuide = (client: LecternClient, id: string): Promise<void> =>
  sendWrite(client.from("study_guides").delete().eq("id", id));
