import { createMemoryStore } from "@lectern/device/device-store";
import { createReviewQueue } from "@lectern/device/review-queue";
import { createLecternClient } from "@lectern/data/client";
import { recordingKeys } from "@lectern/data/recordings/recordings.queries";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { waitFor } from "xstate";
import { MemoryStorage } from "@lectern/browser/testing/memory-storage";
import { recording, userId } from "../testing/samples.ts";
import { startFlow } from "../testing/start-flow.ts";
import { toQuestionEvent, provideChatPorts } from "./chat.ts";
import { provideCardProposalsPorts } from "./card-proposals.ts";
import { provideDeleteAccountPorts } from "./delete-account.ts";
import { provideFreeWeekPorts } from "./free-week.ts";
import { provideNotesPorts } from "./notes.ts";
import { providePracticePorts } from "./practice.ts";
import { createPracticeSession } from "./practice-session.ts";
import { provideSubscriptionPorts } from "./subscription.ts";

const createSession = (token: string, secondsLeft: number) => ({
  access_token: token,
  refresh_token: "refresh",
  token_type: "bearer",
  expires_in: secondsLeft,
  expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
  user: { id: userId, email: "maya@lectern.test", app_metadata: {}, user_metadata: {}, aud: "", created_at: "" },
});

/** A student whose token expired while the page was open. The backend issues a new token and accepts no other. */
function expired(answer: unknown) {
  const kept = new Map([["lectern-session", JSON.stringify(createSession("old", -60))]]);
  const authorized: (string | null)[] = [];
  const client = createLecternClient({
    url: "http://backend.test",
    publishableKey: "sb_publishable_test",
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      if (pathname.endsWith("/token")) return Response.json(createSession("new", 3600));
      const authorization = new Headers(init?.headers).get("authorization");
      authorized.push(authorization);
      if (authorization !== "Bearer new") return Response.json({ error: "JWT expired" }, { status: 401 });
      return Response.json(answer);
    },
  });
  const queryClient = new QueryClient();
  queryClient.setQueryData(recordingKeys.one(userId, recording.id), recording);
  return { ports: { client, queryClient, userId, report: () => undefined }, authorized };
}

const about = { recordingId: recording.id, hasTranscript: true };

const flows = [
  [
    "chat",
    { message: "More surface." },
    ({ ports }: ReturnType<typeof expired>) => {
      const flow = startFlow(provideChatPorts(ports), about);
      flow.send(toQuestionEvent("Why are they folded?"));
      return waitFor(flow, ({ context }) => context.messages.length === 2, { timeout: 5_000 });
    },
  ],
  [
    "notes",
    { message: "# Cells" },
    ({ ports }: ReturnType<typeof expired>) => {
      const flow = startFlow(provideNotesPorts(ports), about);
      flow.send({ type: "notes.requested", style: "outline", stored: null });
      return waitFor(flow, (snapshot) => snapshot.matches("saving"), { timeout: 5_000 });
    },
  ],
  [
    "delete-account",
    { success: true },
    ({ ports }: ReturnType<typeof expired>) => {
      const flow = startFlow(
        provideDeleteAccountPorts({
          ...ports,
          auth: { send: () => undefined },
          device: { leave: async () => undefined },
        }),
        { userId },
      );
      flow.send({ type: "deletion.requested" });
      flow.send({ type: "deletion.confirmed" });
      return waitFor(flow, (snapshot) => snapshot.matches("deleted"), { timeout: 5_000 });
    },
  ],
  [
    "free-week",
    { success: true },
    ({ ports }: ReturnType<typeof expired>) => {
      const flow = startFlow(provideFreeWeekPorts(ports), { userId });
      flow.send({ type: "code.submitted", code: "QUIETOWL" });
      return waitFor(flow, (snapshot) => snapshot.matches("redeemed"), { timeout: 5_000 });
    },
  ],
  [
    "card-proposals",
    [{ id: "a" }],
    ({ ports }: ReturnType<typeof expired>) => {
      const flow = startFlow(provideCardProposalsPorts(ports, recording.id), { recordingId: recording.id });
      const change = { cardId: "a", to: { standing: "kept" }, from: { standing: "proposed" } } as const;
      flow.send({ type: "cards.changed", changes: [change] });
      return waitFor(flow, (snapshot) => snapshot.matches("saved"), { timeout: 5_000 });
    },
  ],
  [
    "practice",
    [],
    ({ ports }: ReturnType<typeof expired>) => {
      const store = createMemoryStore();
      const device = Promise.resolve({ store, queue: createReviewQueue({ ...ports, store }) });
      const session = createPracticeSession({ ...ports, device, now: Date.now });
      const flow = startFlow(providePracticePorts({ session, device, report: ports.report }), { scope: {} });
      return waitFor(flow, (snapshot) => snapshot.matches({ empty: "noCards" }), { timeout: 5_000 });
    },
  ],
  [
    "subscription",
    { url: "https://checkout.example/c/1" },
    ({ ports }: ReturnType<typeof expired>) => {
      const flow = startFlow(
        provideSubscriptionPorts({ ...ports, location: { assign: () => undefined }, storage: new MemoryStorage() }),
        {
          userId,
          returnedFromCheckout: false,
        },
      );
      flow.send({ type: "portal.requested" });
      return waitFor(flow, (snapshot) => snapshot.matches({ openingPortal: "leaving" }), { timeout: 5_000 });
    },
  ],
] as const;

test.each(flows)("%s refreshes an expired token on the way, without a failure", async (_, answer, walk) => {
  const student = expired(answer);
  await walk(student);
  expect(new Set(student.authorized)).toEqual(new Set(["Bearer new"]));
});
