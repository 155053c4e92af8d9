import {
  type DueCard,
  type PracticeDay,
  type PracticeOfRecording,
  type PracticeScope,
  type PracticeSettings,
  type ReviewsOfDay,
  practiceLimits,
} from "@lectern/domain/practice";
import { Failure } from "@lectern/domain/failure";
import type { LecternClient } from "../client.ts";
import { fetchOptionalData, fetchData, sendUpdate } from "../request.ts";
import { toDueCard } from "./card-rows.ts";

/** The device's time zone, used if the student chose none. */
const inZone = () => ({ p_time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone });

/** Lists the recordings with kept cards, newest first, and how many are due today. @throws Failure */
export async function fetchPracticeOverview(client: LecternClient): Promise<PracticeOfRecording[]> {
  const rows = await fetchData(client.rpc("practice_overview", inZone()));
  return rows.map((row) => ({
    recordingId: row.recording_id,
    recordingName: row.recording_name,
    folderId: row.folder_id,
    kept: row.kept,
    due: row.due,
    new: row.new,
    learning: row.learning,
    suspended: row.suspended,
    changed: row.changed,
    nextDue: row.next_due,
  }));
}

/** Fetches the student's practice day. @throws Failure */
export async function fetchPracticeDay(client: LecternClient): Promise<PracticeDay> {
  const [row] = await fetchData(client.rpc("practice_today", inZone()));
  if (row === undefined) throw new Failure("malformed");
  return { timeZone: row.time_zone, day: row.day, startsAt: row.starts_at, endsAt: row.ends_at, newLeft: row.new_left };
}

/** Fetches the cards of the next sessions: the due cards, then as many new cards as today still allows. @throws Failure */
export async function fetchDueCards(
  client: LecternClient,
  { folderId, recordingId }: PracticeScope,
  limit: number = practiceLimits.due,
): Promise<DueCard[]> {
  const rows = await fetchData(
    client.rpc("due_cards", {
      ...inZone(),
      p_limit: limit,
      ...(folderId !== undefined && { p_folder_id: folderId }),
      ...(recordingId !== undefined && { p_recording_id: recordingId }),
    }),
  );
  return rows.map(toDueCard);
}

/** Counts the reviews of the last 30 days, with a row for each day that has any. @throws Failure */
export const fetchReviewsByDay = (client: LecternClient): Promise<ReviewsOfDay[]> =>
  fetchData(client.rpc("practice_days", inZone()));

/** Fetches a student's practice settings; the initial values if no row is stored. @throws Failure */
export async function getPracticeSettings(client: LecternClient, userId: string): Promise<PracticeSettings> {
  const row = await fetchOptionalData(
    client.from("practice_settings").select("time_zone,new_per_day,retention").eq("user_id", userId).maybeSingle(),
  );
  return {
    timeZone: row?.time_zone ?? null,
    newPerDay: row?.new_per_day ?? practiceLimits.newPerDay.initial,
    retention: row?.retention ?? practiceLimits.retention.initial,
  };
}

/** Stores a change of the settings. @throws Failure `not-found` without an account */
export async function setPracticeSettings(
  client: LecternClient,
  userId: string,
  { timeZone, newPerDay, retention }: Partial<PracticeSettings>,
): Promise<void> {
  const change = {
    ...(timeZone !== undefined && { time_zone: timeZone }),
    ...(newPerDay !== undefined && { new_per_day: newPerDay }),
    ...(retention !== undefined && { retention }),
  };
  await sendUpdate(client.from("practice_settings").update(change).eq("user_id", userId).select("user_id"));
}
