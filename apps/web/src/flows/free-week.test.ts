import { profileKeys } from "@lectern/data/profiles/profiles";
import { beforeEach, expect, test } from "vitest";
import { waitFor } from "xstate";
import { provideFreeWeekPorts } from "./free-week.ts";
import { createTestPorts } from "../testing/ports.ts";
import { userId } from "../testing/samples.ts";
import { startFlow } from "../testing/start-flow.ts";
import { clearToasts, getToasts } from "../testing/toasts.ts";

beforeEach(clearToasts);

const startFreeWeek = (ports: Parameters<typeof provideFreeWeekPorts>[0], redeemer: string | null = userId) => {
  ports.queryClient.setQueryData(profileKeys.minutes(userId), { weekly: 75, bonus: 0, freeWeekEnd: null });
  return startFlow(provideFreeWeekPorts(ports), { userId: redeemer });
};
const isProfileInvalidated = ({ queryClient }: Parameters<typeof provideFreeWeekPorts>[0]) =>
  queryClient.getQueryState(profileKeys.minutes(userId))?.isInvalidated;

test("REF-03 redeems a code for the signed-in student, and refetches the profile", async () => {
  const { ports, requests } = createTestPorts(() => Response.json({ success: true }));
  const freeWeek = startFreeWeek(ports);
  freeWeek.send({ type: "code.submitted", code: " QUIETOWL " });
  await waitFor(freeWeek, (snapshot) => snapshot.matches("redeemed"));
  expect(requests).toEqual([
    {
      method: "POST",
      path: "/functions/v1/apply-referral-code",
      body: { user_id: userId, referred_by_code: "QUIETOWL" },
    },
  ]);
  expect(getToasts()).toEqual([["success", "Referral code applied!"]]);
  expect(isProfileInvalidated(ports)).toBe(true);
});

test("REF-03 shows the server's message for a refused code", async () => {
  const { ports, logged } = createTestPorts(() =>
    Response.json({ success: false, error: "This code does not exist." }),
  );
  const freeWeek = startFreeWeek(ports);
  freeWeek.send({ type: "code.submitted", code: "UNKNOWN" });
  await waitFor(freeWeek, (snapshot) => snapshot.matches({ entering: "refused" }));
  expect(getToasts()).toEqual([["error", "Failed to apply referral code", "This code does not exist."]]);
  expect(logged).toEqual(["Error applying referral code"]);
});

test("REF-03 rejects an empty code, or a visitor's, without a request", () => {
  const { ports, requests } = createTestPorts(() => Response.json({}));
  startFreeWeek(ports).send({ type: "code.submitted", code: "  " });
  expect(getToasts()).toEqual([]);
  startFreeWeek(ports, null).send({ type: "code.submitted", code: "QUIETOWL" });
  expect(getToasts()).toEqual([["error", "Please sign in to apply a referral code"]]);
  expect(requests).toEqual([]);
  expect(isProfileInvalidated(ports)).toBe(false);
});
