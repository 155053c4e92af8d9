import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { getDefaultStyle } from "./user-info.api.ts";

/** The only place where a key of preferences is spelt. */
export const userInfoKeys = {
  defaultStyle: (userId: string) => ["user-info", userId, "default-style"] as const,
};

export const userInfoQueries = (client: LecternClient, userId: string) => ({
  defaultStyle: () =>
    defineRead("fetch-user-info", userInfoKeys.defaultStyle(userId), () => getDefaultStyle(client, userId)),
});
