import { chatModel } from "@lectern/machines/chat/chat.model";
import { expect, test } from "vitest";
import { paths } from "../../paths.ts";
import { findSnapshot } from "../../testing/find-snapshot.ts";
import { getUnanswered, toChatState, toConnectHref, toConversationText, toCopiedText } from "./chat.view-state.ts";

const roles = (name: string) => {
  const { kind, messages } = toChatState(findSnapshot(chatModel, name));
  return [kind, ...messages.map(({ role }) => role)];
};

test("RDT-06 RDT-08 keeps the question while it waits, is answered or fails", () => {
  expect(roles("blocked")).toEqual(["idle"]);
  expect(roles("listening.ready")).toEqual(["idle"]);
  expect(roles("answering.thinking")).toEqual(["waiting", "user"]);
  expect(roles("answering.receiving")).toEqual(["receiving", "user"]);
  expect(roles("listening.failed")).toEqual(["failed", "user"]);
  const answered = findSnapshot(
    chatModel,
    "listening.ready",
    ({ snapshot }) => snapshot.context.messages.at(-1)?.role === "assistant",
  );
  expect(toChatState(answered)).toMatchObject({ kind: "idle", messages: [{ role: "user" }, { role: "assistant" }] });
});

test("OFF-03 says that asking needs the network, and keeps the question", () => {
  const failed = findSnapshot(chatModel, "listening.failed");
  const cut = { ...failed, context: { ...failed.context, failure: "offline", reason: null } } as typeof failed;
  expect(toChatState(cut)).toMatchObject({ kind: "failed", reason: null });
  expect(toChatState(cut, false)).toMatchObject({
    kind: "failed",
    reason: "You're offline.",
    messages: [{ role: "user" }],
  });
});

test("AST-10 shows what has arrived of an answer", () => {
  expect(toChatState(findSnapshot(chatModel, "answering.receiving"))).toMatchObject({
    kind: "receiving",
    text: "The folds give it **more surface** ",
  });
});

test("AST-03 a question that the recording does not answer can be asked of all lectures", () => {
  const timestamp = "2026-11-20T09:30:00Z";
  const asked = { id: "1", timestamp, role: "user", content: "What is osmosis?" } as const;
  const answered = (answer: object) => [
    asked,
    { id: "2", timestamp, role: "assistant", content: "…", ...answer } as const,
  ];
  expect(getUnanswered(answered({}))).toBe("What is osmosis?");
  expect(getUnanswered(answered({ segments: [] }))).toBe("What is osmosis?");
  expect(getUnanswered(answered({ segments: [{ line: 0, start: 0, end: 1, text: "Water moves." }] }))).toBeUndefined();
  expect(getUnanswered([asked])).toBeUndefined();
  expect(getUnanswered([])).toBeUndefined();
});

test("CON-01 leads to an assistant elsewhere if no model writes answers, or none wrote the last", () => {
  const answer = { id: "1", timestamp: "2026-11-20T09:30:00Z", role: "assistant", content: "…" } as const;
  expect(toConnectHref(undefined, [answer])).toBeUndefined();
  expect(toConnectHref({ model: "llama" }, [answer])).toBeUndefined();
  expect(toConnectHref({ model: null }, [])).toBe(paths.connect);
  expect(toConnectHref({ model: "llama" }, [{ ...answer, fallback: "budget" }])).toBe(paths.connect);
  expect(toConnectHref({ model: "llama" }, [{ ...answer, fallback: "budget" }, answer])).toBeUndefined();
});

test("RDT-15 writes a conversation as Markdown, with each question as a heading", () => {
  const message = { id: "1", timestamp: "2026-11-20T09:30:00Z" };
  const question = { ...message, role: "user", content: "Why folds?\nIn short." } as const;
  const answered = { ...message, role: "assistant", content: "More **surface**." } as const;
  expect(toConversationText([question, answered])).toBe("### Why folds?\n### In short.\n\nMore **surface**.");
});

test("TUT-01 copies citations as whole addresses of this site", () => {
  const origin = "https://lectern.example";
  expect(toCopiedText("Folds [39:38](#t=2378,2391), caves [¶ 13](#line=12,14). [a](#t=x)", "biology-7", origin)).toBe(
    `Folds [39:38](${origin}/dashboard/library/recording/biology-7?tab=transcript&t=2378), caves [¶ 13](${origin}/dashboard/library/recording/biology-7?tab=transcript). [a](#t=x)`,
  );
  const unit = "[Cells 3:12](/dashboard/library/recording/a?tab=transcript&t=192,201)";
  expect(toCopiedText(unit, undefined, origin)).toBe(
    `[Cells 3:12](${origin}/dashboard/library/recording/a?tab=transcript&t=192)`,
  );
});
