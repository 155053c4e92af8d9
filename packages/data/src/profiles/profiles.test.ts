import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import { QueryClient } from "@tanstack/query-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, openSignedInBrowser } from "../testing/browser.ts";
import { getDefaultStyle, setDefaultStyle } from "../user-info/user-info.ts";
import {
  minutesRequest,
  getReferrals,
  getSubscription,
  subscriptionFlagRequest,
  profileKeys,
  profileQueries,
} from "./profiles.ts";
import { sendRequest } from "../request.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

describe("a profile", () => {
  test("AUT-06 DAT-01 does not exist before the set-up, which counts as not subscribed", async () => {
    const { accessToken, refreshToken, user } = await backend.signIn("early@school.edu");
    const { client } = openBrowser(backend);
    await client.auth.setSession({ access_token: accessToken, refresh_token: refreshToken });
    expect(await sendRequest(client, subscriptionFlagRequest(user.id))).toBeNull();
    await expect(getSubscription(client, user.id)).rejects.toMatchObject({ code: "not-found" });
  });

  test("DAT-01 DAT-04 of a new user has the defaults", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "new@school.edu");
    expect(await sendRequest(client, subscriptionFlagRequest(userId))).toBe(false);
    expect(await getSubscription(client, userId)).toEqual({ isSubscribed: false, endDate: null, isCancelled: false });
    expect(await sendRequest(client, minutesRequest(userId))).toEqual({ weekly: 75, bonus: 0, freeWeekEnd: null });
    expect(await getReferrals(client, userId)).toEqual({
      code: expect.stringMatching(/^[A-Z0-9]{8}$/),
      referredByCode: null,
      count: 0,
      isFreeWeek: false,
      freeWeekEnd: null,
      isAddressConfirmed: true,
    });
    expect(await getDefaultStyle(client, userId)).toBe("bullet");
  });

  test("DAT-01 of a subscriber has the end date and whether the plan is cancelled", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "pro@school.edu");
    await backend.sql(
      `update private.accounts set is_subscribed = true, subscription_plan_cancelled = true,
         subscription_end_date = '2099-01-01T00:00:00Z' where id = $1`,
      [userId],
    );
    expect(await sendRequest(client, subscriptionFlagRequest(userId))).toBe(true);
    const subscription = await getSubscription(client, userId);
    expect(subscription).toMatchObject({ isSubscribed: true, isCancelled: true });
    expect(new Date(subscription.endDate ?? "").toISOString()).toBe("2099-01-01T00:00:00.000Z");
  });

  test("REF-05 has the end of a free week only while the week is active", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "week@school.edu");
    const setFreeWeek = (end: string) =>
      backend.sql("update private.accounts set free_week = true, free_week_end = $2 where id = $1", [userId, end]);
    await setFreeWeek("2099-01-01T00:00:00Z");
    const { freeWeekEnd } = await sendRequest(client, minutesRequest(userId));
    expect(new Date(freeWeekEnd ?? "").toISOString()).toBe("2099-01-01T00:00:00.000Z");
    await setFreeWeek("2020-01-01T00:00:00Z");
    expect((await sendRequest(client, minutesRequest(userId))).freeWeekEnd).toBeNull();
  });

  test("DAT-05 can't be read by another user", async () => {
    const maya = await openSignedInBrowser(backend, "maya@school.edu");
    const noah = await openSignedInBrowser(backend, "noah@school.edu");
    expect(await sendRequest(noah.client, subscriptionFlagRequest(maya.userId))).toBeNull();
    await expect(sendRequest(noah.client, minutesRequest(maya.userId))).rejects.toMatchObject({ code: "not-found" });
    await expect(setDefaultStyle(noah.client, maya.userId, "essay")).rejects.toMatchObject({ code: "not-found" });
  });

  test("AUT-08 the subscription flag is in the cache", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "flag@school.edu");
    const cache = new QueryClient();
    await cache.fetchQuery(profileQueries(client, userId).subscriptionFlag());
    expect(cache.getQueryData(profileKeys.subscriptionFlag(userId))).toBe(false);
  });
});

describe("preferences", () => {
  test("DAT-01 stores the default style", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "style@school.edu");
    await setDefaultStyle(client, userId, "outline");
    expect(await getDefaultStyle(client, userId)).toBe("outline");
  });
});
