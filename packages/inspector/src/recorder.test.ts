import { Failure } from "@lectern/domain/failure";
import { authMachine } from "@lectern/machines/auth/auth.machine";
import { maya } from "@lectern/machines/auth/auth.model";
import { chatMachine, type Question, type MessageDraft } from "@lectern/machines/chat/chat.machine";
import { holdPorts } from "@lectern/machines/testing/held-ports";
import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { type Note, toNote } from "./to-note.ts";
import { clearEntries, emptyRecording, type Recording, record } from "./recorder.ts";

/** Runs a flow under the inspector, on a clock that counts the events. */
function recorder() {
  const notes: Note[] = [];
  const inspect: NonNullable<Parameters<typeof createActor>[1]>["inspect"] = (inspected) => {
    const note = "type" in inspected ? toNote(inspected, notes.length) : undefined;
    if (note) notes.push(note);
  };
  return { inspect, recording: (): Recording => notes.reduce(record, emptyRecording) };
}

const toLines = ({ entries }: Recording): string[] =>
  entries
    .toReversed()
    .map(({ name, event, details, from, to }) => `${name}: ${event} (${details}) ${from ?? "·"} → ${to}`);

function startAuth() {
  const { inspect, recording } = recorder();
  const ports = holdPorts<string>(
    Object.keys(authMachine.implementations.actors).filter((name) => name !== "watchSession"),
    ["watchSession"],
  );
  const quiet = { rememberTokens: () => undefined, logFailure: () => undefined, forgetUserData: () => undefined };
  const machine = authMachine.provide({ actors: ports.actors, actions: quiet });
  const auth = createActor(machine, { inspect, input: { arrivedAtCallback: false, provider: null } }).start();
  return { auth, ports, recording };
}

test("records each event with its time, its actor, and the states before and after it", async () => {
  const { auth, ports, recording } = startAuth();
  ports.emit("watchSession", { type: "session.restored", session: null });
  auth.send({ type: "sign-in.requested", provider: "google" });
  ports.lastCall("leaveForProvider").fail(new Failure("offline"));
  await expect.poll(() => toLines(recording()).at(-1)).toContain("failed");
  expect(toLines(recording())).toEqual([
    "watchSession: started () · → at work",
    "auth: started (input: …) · → restoring",
    "auth: session.restored (session: null) restoring → anonymous.visiting",
    "leaveForProvider: started (input: …) · → at work",
    "auth: sign-in.requested (provider: google) anonymous.visiting → leavingForProvider.asking",
    "auth: leaveForProvider failed (error: offline) leavingForProvider.asking → anonymous.failed",
    "leaveForProvider: failed (data: …) at work → failed",
  ]);
  expect(recording().entries.map(({ at }) => at)).toEqual([6, 5, 4, 3, 2, 1, 0]);
});

test("lists running actors with their states, each under the flow that called it, until they end", () => {
  const { auth, ports, recording } = startAuth();
  ports.emit("watchSession", { type: "session.restored", session: maya });
  const [root] = recording().actors.filter(({ name }) => name === "auth");
  expect(root).toMatchObject({ state: "signedIn.checkingProfile", parent: undefined });
  const called = recording().actors.filter(({ parent }) => parent === root?.actor);
  expect(called.map(({ name, state }) => `${name} ${state}`).toSorted()).toEqual([
    "checkProfile at work",
    "loadSubscription at work",
    "watchSession at work",
  ]);
  auth.stop();
  expect(recording().actors).toEqual([]);
});

test("AUT-11 no token, no password, no mail and no text is shown", () => {
  const { auth, ports, recording } = startAuth();
  ports.emit("watchSession", { type: "session.restored", session: null });
  auth.send({ type: "credentials.submitted", method: "beta", email: "maya@lectern.test", password: "moss" });
  ports.emit("watchSession", { type: "session.refreshed", session: maya });

  const { inspect, recording: chatRecording } = recorder();
  const answerQuestion = fromPromise<MessageDraft, Question>(async () => ({
    id: "2",
    content: "a secret answer",
    timestamp: "",
  }));
  const chat = createActor(
    chatMachine.provide({ actors: { answerQuestion }, actions: { rememberMessages: () => undefined } }),
    {
      inspect,
      input: { recordingId: "biology-7", hasTranscript: true },
    },
  ).start();
  chat.send({ type: "question.asked", id: "1", content: "a secret question", timestamp: "" });

  const shown = JSON.stringify([recording(), chatRecording()]);
  expect(shown).toContain("method: beta");
  expect(shown).toContain("question.asked");
  for (const secret of ["moss", "maya@", maya.tokens.accessToken, maya.tokens.refreshToken, "secret", "biology-7"]) {
    expect(shown).not.toContain(secret);
  }
});

const note = (at: number): Note => ({
  at,
  actor: "x:1",
  name: "chat",
  parent: undefined,
  event: "question.asked",
  details: "",
  state: "answering",
  isRunning: true,
});

test("a page that is open for a day keeps the newest events, each with its own number", () => {
  const all = Array.from({ length: 1000 }, (_, at) => note(at)).reduce(record, emptyRecording);
  expect(all.entries).toHaveLength(300);
  expect([all.entries[0]?.number, all.entries.at(-1)?.number]).toEqual([999, 700]);
});

test("clearing removes the events and keeps the actors", () => {
  const once = clearEntries(record(emptyRecording, note(0)));
  expect([once.entries, once.actors.length]).toEqual([[], 1]);
  expect(record(once, note(1)).entries).toMatchObject([{ number: 1, from: "answering" }]);
});
