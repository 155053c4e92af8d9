import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import type { PracticeScope } from "@lectern/domain/practice";
import { countCards, listCards } from "./cards.api.ts";
import { fetchExamPlan } from "./exam-plan.api.ts";
import {
  fetchDueCards,
  fetchPracticeDay,
  fetchPracticeOverview,
  fetchReviewsByDay,
  getPracticeSettings,
} from "./practice.api.ts";

/** The query keys of cards and practice. */
export const practiceKeys = {
  all: (userId: string) => ["practice", userId] as const,
  cards: (userId: string, recordingId: string) => ["practice", userId, "cards", recordingId] as const,
  cardCount: (userId: string, recordingId: string) => ["practice", userId, "card-count", recordingId] as const,
  overview: (userId: string) => ["practice", userId, "overview"] as const,
  day: (userId: string) => ["practice", userId, "day"] as const,
  due: (userId: string, { folderId, recordingId }: PracticeScope) =>
    ["practice", userId, "due", folderId ?? null, recordingId ?? null] as const,
  reviewsByDay: (userId: string) => ["practice", userId, "reviews-by-day"] as const,
  settings: (userId: string) => ["practice", userId, "settings"] as const,
  examPlan: (userId: string, folderId: string) => ["practice", userId, "exam-plan", folderId] as const,
};

/** Queries of cards and practice. */
export const practiceQueries = (client: LecternClient, userId: string) => ({
  /** The proposed and kept cards of a recording. */
  cards: (recordingId: string) =>
    defineRead("Error fetching cards", practiceKeys.cards(userId, recordingId), () =>
      listCards(client, userId, recordingId),
    ),

  /** How many kept cards a recording has. */
  cardCount: (recordingId: string) =>
    defineRead("Error fetching cards", practiceKeys.cardCount(userId, recordingId), () =>
      countCards(client, userId, recordingId),
    ),

  /** Counts of due cards, by recording. */
  overview: () =>
    defineRead("Error fetching practice", practiceKeys.overview(userId), () => fetchPracticeOverview(client)),

  /** The student's practice day, and how many new cards it still allows. */
  day: () => defineRead("Error fetching practice", practiceKeys.day(userId), () => fetchPracticeDay(client)),

  /** The cards of the next sessions. */
  due: (scope: PracticeScope) =>
    defineRead("Error fetching practice", practiceKeys.due(userId, scope), () => fetchDueCards(client, scope)),

  /** Reviews of the last 30 days. */
  reviewsByDay: () =>
    defineRead("Error fetching practice", practiceKeys.reviewsByDay(userId), () => fetchReviewsByDay(client)),

  /** The plan for the exam of a folder. */
  examPlan: (folderId: string) =>
    defineRead("Error planning an exam", practiceKeys.examPlan(userId, folderId), () =>
      fetchExamPlan(client, folderId),
    ),

  settings: () =>
    defineRead("Error fetching practice", practiceKeys.settings(userId), () => getPracticeSettings(client, userId)),
});
