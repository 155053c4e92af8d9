import type { SupabaseClient } from "@supabase/supabase-js";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeClient, onEachDatabase, ownerClient, setMoment } from "./testing/backend.ts";

const monday = "2025-09-08T00:00:00Z";
const sunday = "2025-09-07T23:59:59.999Z";

onEachDatabase("a profile as time goes on", (backend) => {
  let student: SupabaseClient;
  let studentId: string;

  beforeAll(async () => {
    const { accessToken, user } = await backend().setUpUser("clock@school.edu");
    student = makeClient(backend(), accessToken);
    studentId = user.id;
  });
  afterEach(() => setMoment(backend()));

  const profile = async () => (await student.from("profiles").select().eq("id", studentId).single()).data;
  const account = (changes: string) =>
    backend().sql(`update private.accounts set ${changes} where id = $1`, [studentId]);

  it("AUT-06 the existence check counts profiles without reading them", async () => {
    const { count, data, error } = await student
      .from("profiles")
      .select("*", { count: "exact", head: true })
      .eq("id", studentId);
    expect({ count, data, error }).toEqual({ count: 1, data: null, error: null });
    const stranger = student.from("profiles").select("*", { count: "exact", head: true });
    expect((await stranger.eq("id", "00000000-0000-4000-8000-000000000000")).count).toBe(0);
  });

  it("DAT-04 a new one has 75 minutes, no bonus, no plan and its own code", async () => {
    expect(await profile()).toEqual({
      id: studentId,
      is_subscribed: false,
      subscription_end_date: null,
      subscription_plan_cancelled: false,
      stripe_customer_id: null,
      referral_code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/),
      referred_by_code: null,
      referral_count: 0,
      recording_time: 75,
      bonus_recording_time: 0,
      free_week: false,
      free_week_end: null,
    });
  });

  it("the server can read it too", async () => {
    expect((await ownerClient(backend()).from("profiles").select("id")).data).toContainEqual({ id: studentId });
  });

  describe("a new week begins on Monday 00:00 UTC", () => {
    beforeEach(() => account("recording_time = 12.5, recording_time_week = '2025-09-01', bonus_recording_time = 20"));

    it.each([
      ["2025-09-01T00:00:00Z", 12.5],
      [sunday, 12.5],
      [monday, 75],
      ["2026-03-01T12:00:00Z", 75],
    ])("SRV-05 at %s there are %d minutes", async (moment, minutes) => {
      await setMoment(backend(), moment);
      expect(await profile()).toMatchObject({ recording_time: minutes, bonus_recording_time: 20 });
    });

    it("SRV-05 whatever the time zone of the session", async () => {
      await setMoment(backend(), sunday);
      for (const zone of ["Pacific/Kiritimati", "America/Los_Angeles"]) {
        const rows = await backend().sql(
          `select set_config('TimeZone', '${zone}', true), recording_time from public.profiles where id = '${studentId}'`,
        );
        expect(rows[0]).toMatchObject({ recording_time: 12.5 });
      }
    });
  });

  describe("the end of a plan", () => {
    const end = "2025-09-10T10:00:00Z";
    it.each([
      ["cancelled, before its end", true, "2025-09-10T09:59:59Z", true],
      ["cancelled, at its end", true, end, false],
      ["renewing, at its end", false, end, true],
      ["renewing, a day late", false, "2025-09-11T09:59:59Z", true],
      ["renewing, more than a day late", false, "2025-09-11T10:00:00Z", false],
    ])("SUB-05 tells whether a plan counts that is %s", async (_title, cancelled, moment, subscribed) => {
      await account(
        `is_subscribed = true, subscription_end_date = '${end}', subscription_plan_cancelled = ${cancelled}`,
      );
      await setMoment(backend(), moment);
      expect(await profile()).toMatchObject({ is_subscribed: subscribed, subscription_plan_cancelled: cancelled });
      const { data } = await student.from("profiles").select("is_subscribed").eq("id", studentId).single();
      expect(data).toEqual({ is_subscribed: subscribed });
    });

    it("SUB-05 one without an end date continues", async () => {
      await account("is_subscribed = true, subscription_end_date = null, subscription_plan_cancelled = false");
      expect(await profile()).toMatchObject({ is_subscribed: true });
    });
  });

  it.each([
    ["2025-09-09T11:59:59Z", true],
    ["2025-09-09T12:00:00Z", false],
  ])("REF-05 a free week at %s: %s, and its end date stays visible", async (moment, active) => {
    await account("free_week = true, free_week_end = '2025-09-09T12:00:00Z'");
    await setMoment(backend(), moment);
    const { free_week, free_week_end } = (await profile()) as { free_week: boolean; free_week_end: string };
    expect(free_week).toBe(active);
    expect(new Date(free_week_end).toISOString()).toBe("2025-09-09T12:00:00.000Z");
  });
});
