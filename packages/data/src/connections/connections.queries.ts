import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { fetchConnectedAssistants, fetchConnectionRequest } from "./connections.api.ts";

/** The query keys of a student's connected assistants. */
export const connectionKeys = {
  assistants: (userId: string) => ["connections", userId, "assistants"] as const,
  request: (userId: string, id: string) => ["connections", userId, "request", id] as const,
};

/** Queries of a student's connected assistants. */
export const connectionQueries = (client: LecternClient, userId: string) => ({
  assistants: () =>
    defineRead("fetch-assistants", connectionKeys.assistants(userId), () => fetchConnectedAssistants(client)),
  /** Read once: the auth server answers a request that was allowed before once. */
  request: (id: string) => ({
    ...defineRead("fetch-connection", connectionKeys.request(userId, id), () => fetchConnectionRequest(client, id)),
    staleTime: "static" as const,
  }),
});
