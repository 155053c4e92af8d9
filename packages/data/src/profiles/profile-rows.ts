import type { RecordingMinutes } from "@lectern/domain/profile";
import type { Database } from "../database.types.ts";

type Row = Database["public"]["Views"]["profiles"]["Row"];

export type FlagRow = Pick<Row, "is_subscribed">;
export type MinutesRow = Pick<Row, "recording_time" | "bonus_recording_time" | "free_week" | "free_week_end">;

export const toSubscriptionFlag = (row: FlagRow): boolean => row.is_subscribed ?? false;

/**
 * Maps a row to the minutes left; missing values count as 0. After a free week, the flag is cleared and the end date
 * stays.
 */
export const toMinutes = (row: MinutesRow): RecordingMinutes => ({
  weekly: row.recording_time ?? 0,
  bonus: row.bonus_recording_time ?? 0,
  freeWeekEnd: row.free_week === true ? row.free_week_end : null,
});
