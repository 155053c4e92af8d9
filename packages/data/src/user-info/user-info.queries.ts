import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { getDefaultStyle } from "./user-info.api.ts";

/** The query keys of preferences. */
export const userInfoKeys = {
  defaultStyle: (userId: string) => ["user-info", userId, "default-style"] as const,
};

/** Queries of the user's preferences. */
export const userInfoQueries = (client: LecternClient, userId: string) => ({
  defaultStyle: () =>
    defineRead("fetch-user-info", userInfoKeys.defaultStyle(userId), () => getDefaultStyle(client, userId)),
});
