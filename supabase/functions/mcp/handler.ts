import { createMcpHandler } from "@modelcontextprotocol/server";
import * as v from "valibot";
import { type ConnectedCaller, getConnectedCaller } from "../_shared/caller.ts";
import type { FunctionDeps } from "../_shared/deps.ts";
import { call, DatabaseError, oneRow } from "../_shared/database.ts";
import { type Handle, toAnswer, toErrorName } from "../_shared/endpoint.ts";
import { Refusal } from "../_shared/refusal.ts";
import { createLibrary } from "./library.ts";
import { createServer } from "./server.ts";
import type { ToolContext } from "./tools.ts";

const NAME = "mcp";
const METADATA = "/.well-known/oauth-protected-resource";
/** A client asks for this scope. The auth server refuses one that it doesn't know. */
const SCOPE = "email";
/** A call names a tool and a few ids. */
const BODY_LIMIT = 64 * 1024;

/**
 * Serves a student's own assistants through the Model Context Protocol (CON-01): Streamable HTTP without sessions. Each request
 * carries a token, and the database decides what it reads.
 */
export const handle: Handle = async (request, deps) => {
  try {
    return await answer(request, deps);
  } catch (error) {
    const { status, body, headers } = toAnswer(error, NAME, deps);
    // RFC 9728: tells a client where the student allows it.
    const challenge = status === 401 && {
      "www-authenticate": `Bearer resource_metadata="${toAddress(deps)}${METADATA}", scope="${SCOPE}"`,
    };
    return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers, ...challenge } });
  }
};

const toAddress = ({ environment }: FunctionDeps): string => `${environment.publicUrl}/functions/v1/${NAME}`;

const toIssuers = ({ environment }: FunctionDeps): string[] =>
  [environment.publicUrl, new URL(environment.url).origin].map((address) => `${address}/auth/v1`);

async function answer(request: Request, deps: FunctionDeps): Promise<Response> {
  if (request.method === "GET" && new URL(request.url).pathname.endsWith(METADATA)) return describe(deps);
  if (request.method === "OPTIONS") return new Response(null, { status: 204 });
  if (request.method !== "POST") {
    const headers = { allow: "POST, OPTIONS" };
    return Response.json({ error: "Use POST." }, { status: 405, headers });
  }
  checkOrigin(request.headers.get("origin"), deps);
  const caller = await getConnectedCaller(request, deps.auth, toIssuers(deps));
  const call = await takeToolCall(caller, deps);
  if (call.outcome === "not-connected") throw new Refusal(401, "This assistant is not connected.");
  const context = createContext(caller, call, deps);
  const handler = createMcpHandler(() => createServer(context), {
    maxRequestBodySize: BODY_LIMIT,
    // Nothing changes while a client listens.
    maxSubscriptions: 0,
    keepAliveMs: 0,
  });
  const { status, body, headers } = await handler.fetch(request);
  const answerHeaders = new Headers(headers);
  answerHeaders.set("cache-control", "no-store");
  return new Response(body, { status, headers: answerHeaders });
}

/** Assistants call without an origin; pages of other sites may not (against DNS rebinding). */
function checkOrigin(origin: string | null, { environment }: FunctionDeps): void {
  const allowedOrigins = [environment.publicUrl, environment.siteUrl, ...environment.allowedOrigins];
  if (origin === null || allowedOrigins.includes(origin)) return;
  throw new Refusal(403, "This page may not call this address.");
}

/** Names who gives tokens for this address (RFC 9728). */
const describe = (deps: FunctionDeps): Response =>
  Response.json(
    {
      resource: toAddress(deps),
      resource_name: "Lectern",
      authorization_servers: [toIssuers(deps)[0]],
      bearer_methods_supported: ["header"],
      scopes_supported: [SCOPE],
      resource_documentation: `${deps.environment.siteUrl}/connect`,
    },
    { headers: { "cache-control": "public, max-age=300" } },
  );

const AWAY = "Lectern can't reach the library right now. Try again in a moment.";
const FAILED = "Something went wrong on Lectern's side. Try again in a moment.";

const toolCall = oneRow(
  v.variant("outcome", [
    v.object({ outcome: v.picklist(["taken", "not-connected"]) }),
    v.object({ outcome: v.literal("too-soon"), retry_after: v.number() }),
  ]),
);

type Call = v.InferOutput<typeof toolCall>;

/** Counts a request, of a tool or not: the database then also says whether the client is connected. */
const takeToolCall = ({ id, clientId }: ConnectedCaller, { database }: FunctionDeps): Promise<Call> =>
  call(database, toolCall, "take_tool_call", { p_user_id: id, p_client_id: clientId });

/** @param first was counted for the request; each further tool in it is counted by itself */
function createContext(caller: ConnectedCaller, first: Call, deps: FunctionDeps): ToolContext {
  let unused: Call | undefined = first;
  const take = async () => {
    const call = unused ?? (await takeToolCall(caller, deps));
    unused = undefined;
    if (call.outcome === "too-soon")
      throw new Refusal(429, `That's the limit of 60 requests a minute. Try again in ${call.retry_after} seconds.`);
  };
  return {
    library: createLibrary(deps.readAs(caller.token)),
    siteUrl: deps.environment.siteUrl,
    run: async (work) => {
      try {
        await take();
        return { result: await work() };
      } catch (error) {
        if (error instanceof Refusal && error.status < 500) return { failure: error.message };
        const isAway = error instanceof DatabaseError && error.isUnavailable;
        deps.log({ function: NAME, status: isAway ? 503 : 500, error: toErrorName(error) });
        return { failure: isAway ? AWAY : FAILED };
      }
    },
  };
}
