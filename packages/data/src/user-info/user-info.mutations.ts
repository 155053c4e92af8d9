import type { SummaryStyle } from "@lectern/domain/summary-style";
import type { LecternClient } from "../client.ts";
import { type Write, writeOptions } from "../options.ts";
import { setDefaultStyle } from "./user-info.api.ts";
import { userInfoKeys } from "./user-info.queries.ts";

/** Mutations of the user's preferences. */
export const userInfoMutations = (client: LecternClient, userId: string) => ({
  /** Choices are sent in order. Meanwhile the page shows the latest one from `variables` (SET-02). */
  setDefaultStyle: (): Write<SummaryStyle> => ({
    mutationKey: ["user-info", userId, "default-style"],
    scope: { id: `default-style:${userId}` },
    ...writeOptions("set-default-style"),
    mutationFn: (style) => setDefaultStyle(client, userId, style),
    onSuccess: async (_data, style, _context, { client: cache }) => {
      const queryKey = userInfoKeys.defaultStyle(userId);
      // A read that began before the write may return the old style.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData<SummaryStyle>(queryKey, style);
    },
  }),
});
