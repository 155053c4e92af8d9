import type { PracticeOfRecording } from "@lectern/domain/practice";
import { describe, expect, test } from "vitest";
import { toNumbersState, toPracticeState, toScopeTitle } from "./practice.view-state.ts";

const now = Date.parse("2026-11-24T09:00:00Z");
const cells: PracticeOfRecording = {
  recordingId: "cells",
  recordingName: "Cells",
  folderId: "biology",
  kept: 12,
  due: 3,
  new: 5,
  learning: 1,
  suspended: 0,
  changed: 0,
  nextDue: "2026-11-26T09:00:00Z",
};
const prices: PracticeOfRecording = {
  ...cells,
  recordingId: "prices",
  recordingName: "",
  folderId: null,
  due: 2,
  new: 30,
};
const day = {
  timeZone: "Europe/Berlin",
  day: "2026-11-24",
  startsAt: "2026-11-24T03:00:00Z",
  endsAt: "2026-11-25T03:00:00Z",
  newLeft: 20,
};
const read = <Data>(data: Data | undefined, isError = false) => ({ data, isError });
const reads = (practices: readonly PracticeOfRecording[], newLeft = 20) => ({
  overview: read(practices),
  day: read({ ...day, newLeft }),
  folders: read([
    { id: "zoology", name: "Zoology" },
    { id: "biology", name: "Biology" },
  ]),
});

describe("PRC-04 the due cards", () => {
  test("PRC-04 are those to repeat, and as many new ones as today still allows", () => {
    expect(toPracticeState(reads([cells, prices]), {}, now)).toMatchObject({ kind: "due", repeated: 5, fresh: 20 });
  });

  test("PRC-04 are listed by folder name, with those outside of folders last, and without empty folders", () => {
    const state = toPracticeState(reads([prices, cells]), {}, now);
    expect(
      state.kind === "due" && state.folders.map(({ name, lectures }) => [name, lectures.map(({ title }) => title)]),
    ).toEqual([
      ["Biology", ["Cells"]],
      ["Not in a folder", ["Untitled"]],
    ]);
  });

  test.each([
    [{ recordingId: "cells" }, ["Biology"]],
    [{ folderId: "biology" }, ["Biology"]],
    [{}, ["Biology", "Not in a folder"]],
  ])("PRC-04 narrowed to %o shows %j", (scope, names) => {
    const state = toPracticeState(reads([cells, prices]), scope, now);
    expect(state.kind === "due" && state.folders.map(({ name }) => name)).toEqual(names);
  });

  test("PRC-04 have a date for the next ones", () => {
    const later = { ...cells, due: 0, new: 0 };
    expect(toPracticeState(reads([later]), {}, now)).toMatchObject({ kind: "none-due", next: "in 2 days" });
  });

  test("PRC-04 new cards beyond today's limit come tomorrow", () => {
    expect(toPracticeState(reads([{ ...cells, due: 0 }], 0), {}, now)).toMatchObject({
      kind: "none-due",
      next: "in 18 hours",
    });
  });

  test("PRC-04 if all cards are suspended, there is no next date", () => {
    const state = toPracticeState(reads([{ ...cells, due: 0, new: 0, nextDue: null }]), {}, now);
    expect(state).toMatchObject({ kind: "none-due", next: null });
  });

  test("PRC-04 says that a recording has no cards", () => {
    expect(toPracticeState(reads([prices]), { recordingId: "cells" }, now)).toEqual({ kind: "no-cards" });
  });

  test("PRC-04 fails if the due cards can't be read, and shows them without the folders' names if only those fail", () => {
    const all = reads([cells]);
    expect(toPracticeState({ ...all, overview: read<PracticeOfRecording[]>(undefined, true) }, {}, now).kind).toBe(
      "failed",
    );
    expect(toPracticeState({ ...all, overview: read<PracticeOfRecording[]>(undefined) }, {}, now).kind).toBe("loading");
    const nameless = toPracticeState(
      { ...all, folders: read<{ id: string; name: string }[]>(undefined, true) },
      {},
      now,
    );
    expect(nameless.kind === "due" && nameless.folders.map(({ name }) => name)).toEqual(["Not in a folder"]);
  });
});

describe("PRC-04 the statistics", () => {
  test("PRC-04 sum up the last 30 days, with a bar for each", () => {
    const reviews = [
      { day: "2026-11-20", reviews: 20, asked: 10, recalled: 9, introduced: 5 },
      { day: "2026-11-24", reviews: 12, asked: 8, recalled: 8, introduced: 0 },
    ];
    const numbers = toNumbersState(reads([cells, prices]), read(reviews));
    if (numbers.kind !== "ready") throw new Error(numbers.kind);
    expect([numbers.kept, numbers.recalled, numbers.asked]).toEqual([24, 17, 18]);
    expect([numbers.days.length, numbers.days[0], numbers.days.at(-5), numbers.days.at(-1)]).toEqual([
      30,
      { day: "2026-10-26", reviews: 0 },
      { day: "2026-11-20", reviews: 20 },
      { day: "2026-11-24", reviews: 12 },
    ]);
  });

  test("PRC-04 fail separately from the due cards", () => {
    expect(toNumbersState(reads([cells]), read<[]>(undefined, true))).toEqual({ kind: "failed" });
  });
});

test.each([
  [{ recordingId: "cells" }, "Cells"],
  [{ folderId: "zoology" }, "Zoology"],
  [{ recordingId: "gone" }, undefined],
])("PRC-04 the scope %o is named %s", (scope, title) => {
  expect(toScopeTitle(scope, reads([cells]))).toBe(title);
});
