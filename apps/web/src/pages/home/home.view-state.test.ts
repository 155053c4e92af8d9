import { createRecent } from "@lectern/domain/testing/recordings";
import { describe, expect, test } from "vitest";
import { type HomeReads, toHomeState } from "./home.view-state.ts";

const waiting = { data: undefined, isError: false };
const failed = { data: undefined, isError: true };
const read = <Data>(data: Data) => ({ data, isError: false });
const all = (each: typeof waiting): HomeReads => ({
  recordings: each,
  favorites: each,
  isSubscribed: each,
  minutes: each,
  recent: each,
});
const minutes = { weekly: 61.5, bonus: 20, freeWeekEnd: null };
const recording = createRecent();
const list = { recordings: [recording], isComplete: true };

describe("the state of home", () => {
  test("SHL-11 shows each region as loading until its own read ends", () => {
    expect(toHomeState(all(waiting))).toEqual({
      recordings: { kind: "loading" },
      favorites: { kind: "loading" },
      plan: { kind: "checking" },
      recents: { kind: "loading" },
      next: { kind: "loading" },
    });
    expect(toHomeState({ ...all(waiting), favorites: read(3) })).toMatchObject({
      recordings: { kind: "loading" },
      favorites: { kind: "ready", count: 3 },
    });
  });

  test("OFF-01 offline, shows neither plan nor minutes if they can't be read", () => {
    expect(toHomeState({ ...all(waiting), recordings: read(7) }, true)).toMatchObject({
      recordings: { kind: "ready", count: 7 },
      plan: { kind: "absent" },
    });
  });

  test("SHL-09 shows each region's own failure, and an unknown subscription as unknown (product decision 31)", () => {
    expect(toHomeState(all(failed))).toEqual({
      recordings: { kind: "failed" },
      favorites: { kind: "failed" },
      plan: { kind: "failed", minutes: { kind: "failed" } },
      recents: { kind: "failed" },
      next: { kind: "loading" },
    });
    expect(toHomeState({ ...all(failed), recent: read(list) })).toMatchObject({
      recordings: { kind: "failed" },
      recents: { kind: "ready", recordings: [recording] },
    });
  });

  test("SHL-09 keeps a known number if a later read fails", () => {
    expect(toHomeState({ ...all(failed), recordings: { data: 14, isError: true } })).toMatchObject({
      recordings: { kind: "ready", count: 14 },
    });
  });

  test("SHL-05 SHL-06 thanks a subscriber, whatever their minutes, and shows others their minutes", () => {
    expect(toHomeState({ ...all(failed), isSubscribed: read(true) }).plan).toEqual({ kind: "premium" });
    expect(toHomeState({ ...all(waiting), isSubscribed: read(false) }).plan).toEqual({
      kind: "free",
      minutes: { kind: "loading" },
    });
    expect(toHomeState({ ...all(waiting), isSubscribed: read(false), minutes: read(minutes) }).plan).toEqual({
      kind: "free",
      minutes: { kind: "ready", minutes },
    });
  });

  test("SHL-07 shows the empty state only without recordings", () => {
    const none = { recordings: [], isComplete: true };
    expect(toHomeState({ ...all(waiting), recent: read(none) }).recents).toEqual({ kind: "empty" });
  });
});
