import { beforeEach, expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { wiredDeleteAccount } from "./delete-account.ts";
import { deletionState } from "../pages/settings/deletion-state.ts";
import { testPorts } from "../testing/ports.ts";
import { userId } from "../testing/samples.ts";
import { clearToasts, toastsShown } from "../testing/toasts.ts";

beforeEach(clearToasts);

function begin(answer: () => Response) {
  const { ports, sent, logged } = testPorts(answer);
  const told: string[] = [];
  const auth = { send: ({ type }: { type: string }) => void told.push(type) };
  const actor = createActor(wiredDeleteAccount({ ...ports, auth }), { input: { userId } }).start();
  const kind = () => deletionState(actor.getSnapshot()).kind;
  return { actor, kind, sent, logged, told };
}

test("SET-04 two steps, then the account goes and its person is signed out", async () => {
  const { actor, kind, sent, told } = begin(() => Response.json({ success: true }));
  expect(kind()).toBe("idle");
  actor.send({ type: "deletion.confirmed" });
  expect(sent).toEqual([]);
  actor.send({ type: "deletion.requested" });
  expect(kind()).toBe("confirming");
  actor.send({ type: "deletion.cancelled" });
  expect(kind()).toBe("idle");
  actor.send({ type: "deletion.requested" });
  actor.send({ type: "deletion.confirmed" });
  expect(kind()).toBe("deleting");
  await waitFor(actor, (snapshot) => snapshot.matches("deleted"));
  expect(kind()).toBe("deleting");
  expect(sent).toEqual([{ method: "POST", path: "/functions/v1/delete-user", body: { user_id: userId } }]);
  expect(told).toEqual(["sign-out.requested"]);
  expect(toastsShown()).toEqual([]);
});

test("SET-04 whoever leaves the screen meanwhile is signed out all the same", async () => {
  const { actor, told } = begin(() => Response.json({ success: true }));
  actor.send({ type: "deletion.requested" });
  actor.send({ type: "deletion.confirmed" });
  actor.stop();
  await expect.poll(() => told).toEqual(["sign-out.requested"]);
});

test("SET-04 a deletion that fails says so, and asks again", async () => {
  const { actor, kind, logged, told } = begin(() => Response.json({ error: "no" }, { status: 500 }));
  actor.send({ type: "deletion.requested" });
  actor.send({ type: "deletion.confirmed" });
  await waitFor(actor, (snapshot) => snapshot.matches({ confirming: "failed" }));
  expect(kind()).toBe("confirming");
  expect(toastsShown()).toEqual([["error", "Failed to delete account. Please try again."]]);
  expect(logged).toEqual(["Error deleting account"]);
  expect(told).toEqual([]);
});
