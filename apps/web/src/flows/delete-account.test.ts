import { focusManager, QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { waitFor } from "xstate";
import { provideDeleteAccountPorts } from "./delete-account.ts";
import { toDeletionState } from "./deletion-state.ts";
import { createTestPorts } from "../testing/ports.ts";
import { userId } from "../testing/samples.ts";
import { startFlow } from "../testing/start-flow.ts";
import { clearToasts, getToasts } from "../testing/toasts.ts";

beforeEach(clearToasts);

function startDeletion(respond: () => Response) {
  const { ports, requests, logged } = createTestPorts(respond);
  const authEvents: string[] = [];
  const auth = { send: ({ type }: { type: string }) => void authEvents.push(type) };
  const departures: string[] = [];
  const device = { leave: async (departure: string) => void departures.push(departure) };
  const actor = startFlow(provideDeleteAccountPorts({ ...ports, auth, device }), { userId });
  const kind = () => toDeletionState(actor.getSnapshot()).kind;
  return { actor, kind, requests, logged, authEvents, departures, queryClient: ports.queryClient };
}

test("SET-04 EXP-04 OFF-02 after a confirmation, deletes the account and the device's data, shows the receipt, and signs the student out", async () => {
  const { actor, kind, requests, authEvents, departures } = startDeletion(() =>
    Response.json({
      success: true,
      deleted: { recordings: 2, folders: 1, tags: 4, studyGuides: 0, cards: 0, reviews: 0 },
    }),
  );
  expect(kind()).toBe("idle");
  actor.send({ type: "deletion.confirmed" });
  expect(requests).toEqual([]);
  actor.send({ type: "deletion.requested" });
  expect(kind()).toBe("confirming");
  actor.send({ type: "deletion.cancelled" });
  expect(kind()).toBe("idle");
  actor.send({ type: "deletion.requested" });
  actor.send({ type: "deletion.confirmed" });
  expect(kind()).toBe("deleting");
  await waitFor(actor, (snapshot) => snapshot.matches("deleted"));
  expect(toDeletionState(actor.getSnapshot())).toMatchObject({
    kind: "deleted",
    receipt: { counts: { recordings: 2, folders: 1, tags: 4, studyGuides: 0, cards: 0, reviews: 0 } },
  });
  expect(authEvents).toEqual(["deletion.started"]);
  expect(departures).toEqual(["deleted"]);
  actor.send({ type: "receipt.closed" });
  expect(requests).toEqual([{ method: "POST", path: "/functions/v1/delete-user", body: { user_id: userId } }]);
  expect(authEvents).toEqual(["deletion.started", "sign-out.requested"]);
  expect(getToasts()).toEqual([]);
});

/** Focuses the window, and waits for the reads that this causes. */
const focusWindow = async () => {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
};

test("EXP-04 a focused window reads nothing again while the receipt shows", async () => {
  const { actor, queryClient } = startDeletion(() => Response.json({ success: true }));
  let reads = 0;
  const settings = { queryKey: ["settings"], queryFn: () => (reads += 1), staleTime: 0 };
  queryClient.mount();
  const unsubscribe = new QueryObserver(queryClient, settings).subscribe(() => undefined);
  await expect.poll(() => reads).toBe(1);
  await focusWindow();
  expect(reads).toBe(2);
  actor.send({ type: "deletion.requested" });
  actor.send({ type: "deletion.confirmed" });
  await waitFor(actor, (snapshot) => snapshot.matches("deleted"));
  await focusWindow();
  expect(reads).toBe(2);
  focusManager.setFocused(undefined);
  unsubscribe();
});

test("SET-04 signs the student out when they leave the screen during the deletion", async () => {
  const { actor, authEvents } = startDeletion(() => Response.json({ success: true }));
  actor.send({ type: "deletion.requested" });
  actor.send({ type: "deletion.confirmed" });
  actor.stop();
  await expect.poll(() => authEvents).toEqual(["deletion.started", "sign-out.requested"]);
});

test("SET-04 shows a failed deletion, and asks for confirmation again", async () => {
  const { actor, kind, logged, authEvents } = startDeletion(() => Response.json({ error: "no" }, { status: 500 }));
  actor.send({ type: "deletion.requested" });
  actor.send({ type: "deletion.confirmed" });
  await waitFor(actor, (snapshot) => snapshot.matches({ confirming: "failed" }));
  expect(kind()).toBe("confirming");
  expect(getToasts()).toEqual([["error", "Failed to delete account. Please try again."]]);
  expect(logged).toEqual(["Error deleting account"]);
  expect(authEvents).toEqual(["deletion.started", "deletion.failed"]);
});
