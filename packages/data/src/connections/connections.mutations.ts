import type { ConnectionRequest } from "@lectern/domain/connected-assistant";
import type { LecternClient } from "../client.ts";
import type { DataWork, Write } from "../options.ts";
import { allowConnection, disconnectAssistant, refuseConnection } from "./connections.api.ts";
import { connectionKeys } from "./connections.queries.ts";

/** A student's answers to assistants. None is optimistic: what is shown as ended must have ended. */
export const connectionMutations = (client: LecternClient, userId: string) => ({
  /** Resolves with the address at which the assistant waits. */
  allow: (): Write<ConnectionRequest, unknown, string> => ({
    networkMode: "always",
    meta: { work: "connect-assistant" satisfies DataWork },
    mutationFn: (request) => allowConnection(client, request),
  }),
  /** Resolves with the address at which the assistant waits. */
  refuse: (): Write<ConnectionRequest, unknown, string> => ({
    networkMode: "always",
    meta: { work: "refuse-assistant" satisfies DataWork },
    mutationFn: (request) => refuseConnection(client, request),
  }),
  disconnect: (): Write<string> => ({
    mutationKey: ["connections", userId, "disconnect"],
    networkMode: "always",
    meta: { work: "disconnect-assistant" satisfies DataWork },
    mutationFn: (clientId) => disconnectAssistant(client, clientId),
    onSettled: (_data, _error, _clientId, _context, { client: cache }) =>
      cache.invalidateQueries({ queryKey: connectionKeys.assistants(userId) }),
  }),
});
