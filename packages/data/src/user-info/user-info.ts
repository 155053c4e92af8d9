import { DEFAULT_SUMMARY_STYLE, type SummaryStyle, summaryStyles } from "@lectern/domain/summary-style";
import { fetchOptionalData, sendUpdate } from "../request.ts";
import type { LecternClient } from "../client.ts";
import { defineRead, type Write, writeOptions } from "../options.ts";

/** The style of summaries and notes; `bullet` for a user who has chosen none (SET-02). */
export async function getDefaultStyle(client: LecternClient, userId: string): Promise<SummaryStyle> {
  const row = await fetchOptionalData(
    client.from("user_info").select("default_summary_style").eq("id", userId).maybeSingle(),
  );
  return summaryStyles.find((style) => style === row?.default_summary_style) ?? DEFAULT_SUMMARY_STYLE;
}

/** Stores the style of summaries and notes. @throws Failure `not-found` without a profile */
export const setDefaultStyle = (client: LecternClient, userId: string, style: SummaryStyle): Promise<void> =>
  sendUpdate(client.from("user_info").update({ default_summary_style: style }).eq("id", userId).select("id"));

/** The query keys of preferences. */
export const userInfoKeys = {
  defaultStyle: (userId: string) => ["user-info", userId, "default-style"] as const,
};

/** Queries of the user's preferences. */
export const userInfoQueries = (client: LecternClient, userId: string) => ({
  defaultStyle: () =>
    defineRead("Error fetching settings", userInfoKeys.defaultStyle(userId), () => getDefaultStyle(client, userId)),
});

/** Mutations of the user's preferences. */
export const userInfoMutations = (client: LecternClient, userId: string) => ({
  /** Choices are sent in order. Meanwhile the page shows the latest one from `variables` (SET-02). */
  setDefaultStyle: (): Write<SummaryStyle> => ({
    mutationKey: ["user-info", userId, "default-style"],
    scope: { id: `default-style:${userId}` },
    ...writeOptions("Error updating default style"),
    mutationFn: (style) => setDefaultStyle(client, userId, style),
    onSuccess: async (_data, style, _context, { client: cache }) => {
      const queryKey = userInfoKeys.defaultStyle(userId);
      // A read that began before the write may return the old style.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData<SummaryStyle>(queryKey, style);
    },
  }),
});
