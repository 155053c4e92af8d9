import { type ConnectionRequest, isOnThisMachine, toAssistantName } from "@lectern/domain/connected-assistant";
import { toFailureCode } from "@lectern/domain/failure";
import type { AskingAssistant, ConnectAssistantState } from "@lectern/ui/screens/connect-assistant";
import type { Read } from "../../features/read.ts";

/** The progress of an answer. */
interface Answering {
  readonly status: "idle" | "pending" | "error" | "success";
  readonly error: unknown;
}

function toAssistant(request: ConnectionRequest): AskingAssistant {
  const name = request.kind === "new" ? toAssistantName(request.name) : "";
  return {
    name: name === "" ? null : name,
    host: isOnThisMachine(request.host) ? null : request.host,
    isKnown: request.kind === "repeated",
  };
}

/** What the auth server answers for a request that is unknown, answered, too old, or another student's. */
const ended = new Set(["not-found", "invalid"]);

/** @param allow the last attempt to allow the request */
export function toConsentState(
  { data, error, isError }: Read<ConnectionRequest> & { readonly error: unknown },
  allow: Answering,
  refuse: Answering,
): ConnectAssistantState {
  if (data === undefined) {
    if (!isError) return { kind: "loading" };
    return { kind: ended.has(toFailureCode(error)) ? "ended" : "unreachable" };
  }
  const assistant = toAssistant(data);
  if (allow.status === "success" || refuse.status === "success") {
    return { kind: "answered", assistant, isAllowed: allow.status === "success" };
  }
  if (allow.status === "pending") return { kind: "allowing", assistant };
  if (refuse.status === "pending") return { kind: "refusing", assistant };
  const failed = [allow, refuse].filter(({ status }) => status === "error");
  if (failed.some((answer) => ended.has(toFailureCode(answer.error)))) return { kind: "ended" };
  return { kind: failed.length > 0 ? "failed" : "asking", assistant };
}
