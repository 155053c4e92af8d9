import type { ConnectionRequest } from "@lectern/domain/connected-assistant";
import type { LecternClient } from "../client.ts";
import { type Write, writeOptions } from "../options.ts";
import { allowConnection, disconnectAssistant, refuseConnection } from "./connections.api.ts";
import { connectionKeys } from "./connections.queries.ts";

/** A student's answers to assistants. None is optimistic: what is shown as ended must have ended. */
export const connectionMutations = (client: LecternClient, userId: string) => ({
  /** Resolves with the address at which the assistant waits. */
  allow: (): Write<ConnectionRequest, unknown, string> => ({
    ...writeOptions("connect-assistant"),
    mutationFn: (request) => allowConnection(client, request),
  }),
  /** Resolves with the address at which the assistant waits. */
  refuse: (): Write<ConnectionRequest, unknown, string> => ({
    ...writeOptions("refuse-assistant"),
    mutationFn: (request) => refuseConnection(client, request),
  }),
  disconnect: (): Write<string> => ({
    mutationKey: ["connections", userId, "disconnect"],
    ...writeOptions("disconnect-assistant"),
    mutationFn: (clientId) => disconnectAssistant(client, clientId),
    onSettled: (_data, _error, _clientId, _context, { client: cache }) =>
      cache.invalidateQueries({ queryKey: connectionKeys.assistants(userId) }),
  }),
});
