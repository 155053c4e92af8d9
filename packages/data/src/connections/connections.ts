import { type ConnectedAssistant, type ConnectionRequest, isOnThisMachine } from "@lectern/domain/connected-assistant";
import { Failure } from "@lectern/domain/failure";
import { callAuth } from "../auth/session.api.ts";
import type { LecternClient } from "../client.ts";
import { fetchData, sendWrite, checkKnown } from "../request.ts";
import { defineRead, type Write, writeOptions } from "../options.ts";

/** What the auth server answers of a request: who asks, or only where to go. */
interface Details {
  readonly redirect_uri?: string;
  readonly redirect_url?: string;
  readonly client?: { readonly id: string; readonly name: string };
}

/**
 * Checks an address that an assistant is answered at before a browser opens it: a website's over https, this machine's
 * own, or that of an app.
 *
 * @throws Failure `malformed`
 */
function toAddress(text: string | undefined): URL {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  const isSafe =
    url !== undefined &&
    (url.protocol === "https:" ||
      (url.protocol === "http:" && isOnThisMachine(url.host)) ||
      // The one app that the auth server lets register an address of its own kind.
      url.protocol === "cursor:");
  if (!isSafe) throw new Failure("malformed");
  return url;
}

/**
 * Fetches what an assistant asks for. Call it once a request: the auth server answers one that was allowed before with its
 * code, once.
 *
 * @throws Failure `not-found` or `invalid` if the request has ended or is another student's
 */
export async function fetchConnectionRequest(client: LecternClient, id: string): Promise<ConnectionRequest> {
  // It becomes a part of an address.
  if (!/^[\w-]{1,128}$/.test(id)) throw new Failure("not-found");
  const details: Details = await callAuth(client, (auth) => auth.oauth.getAuthorizationDetails(id));
  if (details.client === undefined) {
    const { href, host } = toAddress(details.redirect_url);
    return { kind: "repeated", host, address: href };
  }
  const { host } = toAddress(details.redirect_uri);
  return { kind: "new", id, clientId: details.client.id, name: details.client.name, host };
}

/** Lets an assistant read. Returns the address at which it waits for the answer. @throws Failure */
export async function allowConnection(client: LecternClient, request: ConnectionRequest): Promise<string> {
  if (request.kind === "repeated") return request.address;
  // The database's own record comes first: without it the assistant's token reaches nothing.
  await checkKnown(client.rpc("connect_assistant", { p_client_id: request.clientId }));
  const options = { skipBrowserRedirect: true };
  const answer = await callAuth(client, (auth) => auth.oauth.approveAuthorization(request.id, options));
  return toAddress(answer.redirect_url).href;
}

/** Tells an assistant that it may not read. Returns the address at which it waits for the answer. @throws Failure */
export async function refuseConnection(client: LecternClient, request: ConnectionRequest): Promise<string> {
  if (request.kind === "repeated") {
    const address = new URL(request.address);
    address.searchParams.delete("code");
    address.searchParams.set("error", "access_denied");
    return address.href;
  }
  const options = { skipBrowserRedirect: true };
  const answer = await callAuth(client, (auth) => auth.oauth.denyAuthorization(request.id, options));
  return toAddress(answer.redirect_url).href;
}

/** The assistants that may read the student's lectures, newest first. @throws Failure */
export async function fetchConnectedAssistants(client: LecternClient): Promise<readonly ConnectedAssistant[]> {
  const rows = await fetchData(client.rpc("connected_assistants"));
  return rows.map(({ client_id, name, host, connected_at, last_used_at }) => ({
    clientId: client_id,
    name,
    host,
    connectedAt: connected_at,
    lastUsedAt: last_used_at,
  }));
}

/** Ends an assistant's access at once. @throws Failure */
export async function disconnectAssistant(client: LecternClient, clientId: string): Promise<void> {
  await sendWrite(client.rpc("disconnect_assistant", { p_client_id: clientId }));
}

/** The query keys of a student's connected assistants. */
const connectionKeys = {
  assistants: (userId: string) => ["connections", userId, "assistants"] as const,
  request: (userId: string, id: string) => ["connections", userId, "request", id] as const,
};

/** Queries of a student's connected assistants. */
export const connectionQueries = (client: LecternClient, userId: string) => ({
  assistants: () =>
    defineRead("Error fetching connected assistants", connectionKeys.assistants(userId), () =>
      fetchConnectedAssistants(client),
    ),
  /** Read once: the auth server answers a request that was allowed before once. */
  request: (id: string) => ({
    ...defineRead("Error fetching a request to connect", connectionKeys.request(userId, id), () =>
      fetchConnectionRequest(client, id),
    ),
    staleTime: "static" as const,
  }),
});

/** A student's answers to assistants. None is optimistic: what is shown as ended must have ended. */
export const connectionMutations = (client: LecternClient, userId: string) => ({
  /** Resolves with the address at which the assistant waits. */
  allow: (): Write<ConnectionRequest, unknown, string> => ({
    ...writeOptions("Error connecting an assistant"),
    mutationFn: (request) => allowConnection(client, request),
  }),
  /** Resolves with the address at which the assistant waits. */
  refuse: (): Write<ConnectionRequest, unknown, string> => ({
    ...writeOptions("Error refusing an assistant"),
    mutationFn: (request) => refuseConnection(client, request),
  }),
  disconnect: (): Write<string> => ({
    mutationKey: ["connections", userId, "disconnect"],
    ...writeOptions("Error disconnecting an assistant"),
    mutationFn: (clientId) => disconnectAssistant(client, clientId),
    onSettled: (_data, _error, _clientId, _context, { client: cache }) =>
      cache.invalidateQueries({ queryKey: connectionKeys.assistants(userId) }),
  }),
});
