import { profileKeys } from "@lectern/data/profiles/profiles.queries";
import { beforeEach, expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { wiredFreeWeek } from "./free-week.ts";
import { testPorts } from "../testing/ports.ts";
import { userId } from "../testing/samples.ts";
import { clearToasts, toastsShown } from "../testing/toasts.ts";

beforeEach(clearToasts);

const begin = (ports: Parameters<typeof wiredFreeWeek>[0], who: string | null = userId) => {
  ports.queryClient.setQueryData(profileKeys.minutes(userId), { weekly: 75, bonus: 0 });
  return createActor(wiredFreeWeek(ports), { input: { userId: who } }).start();
};
const isReadAnew = ({ queryClient }: Parameters<typeof wiredFreeWeek>[0]) =>
  queryClient.getQueryState(profileKeys.minutes(userId))?.isInvalidated;

test("REF-03 a code is redeemed for the caller, said so, and the profile is read anew", async () => {
  const { ports, sent } = testPorts(() => Response.json({ success: true }));
  const freeWeek = begin(ports);
  freeWeek.send({ type: "code.submitted", code: " QUIETOWL " });
  await waitFor(freeWeek, (snapshot) => snapshot.matches("redeemed"));
  expect(sent).toEqual([
    {
      method: "POST",
      path: "/functions/v1/apply-referral-code",
      body: { user_id: userId, referred_by_code: "QUIETOWL" },
    },
  ]);
  expect(toastsShown()).toEqual([["success", "Referral code applied!"]]);
  expect(isReadAnew(ports)).toBe(true);
});

test("REF-03 a refused code is told with the server's own sentence", async () => {
  const { ports, logged } = testPorts(() => Response.json({ success: false, error: "This code does not exist." }));
  const freeWeek = begin(ports);
  freeWeek.send({ type: "code.submitted", code: "NOBODY" });
  await waitFor(freeWeek, (snapshot) => snapshot.matches({ entering: "refused" }));
  expect(toastsShown()).toEqual([["error", "Failed to apply referral code", "This code does not exist."]]);
  expect(logged).toEqual(["Error applying referral code"]);
});

test("REF-03 an empty code, and nobody signed in, are told before anybody is asked", () => {
  const { ports, sent } = testPorts(() => Response.json({}));
  begin(ports).send({ type: "code.submitted", code: "  " });
  expect(toastsShown()).toEqual([["error", "Please enter a referral code"]]);
  clearToasts();
  begin(ports, null).send({ type: "code.submitted", code: "QUIETOWL" });
  expect(toastsShown()).toEqual([["error", "Please sign in to apply a referral code"]]);
  expect(sent).toEqual([]);
  expect(isReadAnew(ports)).toBe(false);
});
