import { createRecent } from "@lectern/domain/testing/recordings";
import { describe, expect, test } from "vitest";
import { toNextUpState } from "./next-up.view-state.ts";

const read = <Data>(data: Data) => ({ data, isError: false });
const failed = { data: undefined, isError: true };
const waiting = { data: undefined, isError: false };
const context = { now: "2026-12-03T09:00:00Z", today: "2026-12-03", lastRead: undefined };
const old = createRecent({ createdAt: "2026-11-01T09:00:00Z", status: "completed" });
const practice = {
  recordingId: "r",
  recordingName: "Cells",
  folderId: null,
  due: 9,
  new: 20,
  kept: 30,
  learning: 0,
  suspended: 0,
  changed: 0,
};
const reads = {
  recent: { recordings: [old], isComplete: true },
  overview: read([{ ...practice, nextDue: null }]),
  day: read({
    day: "2026-12-03",
    timeZone: "America/New_York",
    startsAt: "2026-12-03T04:00:00Z",
    endsAt: "2026-12-04T04:00:00Z",
    newLeft: 3,
  }),
  folders: read([
    { id: "late", name: "Chemistry", exam: { date: "2027-01-20", name: "", target: null } },
    { id: "near", name: "Biology 101", exam: { date: "2026-12-12", name: "Midterm", target: null } },
    { id: "over", name: "History", exam: { date: "2026-12-01", name: "", target: null } },
    { id: "none", name: "Law", exam: null },
  ]),
};

describe("DAY-02 what is next on Home", () => {
  test("DAY-02 counts the cards of the next session, and names the nearest exam that is not over", () => {
    expect(toNextUpState(reads, context)).toEqual({
      kind: "ready",
      today: "2026-12-03",
      due: { count: 12, href: "/dashboard/practice/session" },
      exam: { name: "Biology 101", date: "2026-12-12", href: "/dashboard/library/folder/near" },
      reading: null,
      arrived: null,
    });
  });

  test("DAY-02 continues where reading stopped", () => {
    const lastRead = { recordingId: "r", name: "Cells", seconds: 1390.4 };
    expect(toNextUpState(reads, { ...context, lastRead })).toMatchObject({
      reading: { title: "Cells", seconds: 1390.4, href: "/dashboard/library/recording/r?tab=transcript&t=1390" },
    });
  });

  test("DAY-02 offers a lecture of the last day until it is being read", () => {
    const fresh = createRecent({ id: "fresh", createdAt: "2026-12-02T14:00:00Z", status: "completed" });
    const arrived = { ...reads, recent: { recordings: [fresh, old], isComplete: true } };
    expect(toNextUpState(arrived, context)).toMatchObject({ arrived: { href: "/dashboard/library/recording/fresh" } });
    const lastRead = { recordingId: "fresh", name: fresh.name, seconds: 90 };
    expect(toNextUpState(arrived, { ...context, lastRead })).toMatchObject({ arrived: null });
  });

  test("DAY-02 waits for every read, and shows what could be read", () => {
    expect(toNextUpState({ ...reads, folders: waiting }, context)).toEqual({ kind: "loading" });
    expect(toNextUpState({ ...reads, folders: failed }, context)).toMatchObject({ due: { count: 12 }, exam: null });
    expect(toNextUpState({ ...reads, overview: failed }, context)).toMatchObject({ due: { count: 0 } });
    const none = { recent: reads.recent, overview: failed, day: failed, folders: failed };
    expect(toNextUpState(none, context)).toEqual({ kind: "failed" });
  });
});
