import type { PracticeSessionState } from "@lectern/ui/screens/practice-session";

export function toPracticeSessionState(searchParams: URLSearchParams): PracticeSessionState {
  const topic = searchParams.get("topic") ?? "";
  return topic === "" ? { kind: "empty" } : { kind: "ready", topic };
}
