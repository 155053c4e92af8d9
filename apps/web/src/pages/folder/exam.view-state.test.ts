import { describe, expect, test } from "vitest";
import { toExamState, toLecturesNotRead, toLecturesWithoutCards } from "./exam.view-state.ts";

const plan = {
  cards: 3,
  fresh: 1,
  days: [2, 1],
  forecast: { low: 1, high: 3 },
  missingReviews: 0,
  compared: null,
  nextIds: [],
};
const read = <Data>(data: Data | undefined, isError = false) => ({ data, isError });

describe("UNT-06 the exam of a folder", () => {
  test("UNT-06 is past after its day, whatever was read", () => {
    expect(toExamState(read(plan), -1)).toEqual({ kind: "past" });
    expect(toExamState(read(plan), 0)).toEqual({ kind: "ready", plan });
  });

  test("UNT-06 is loading, fails, and keeps its plan if a refetch fails", () => {
    expect(toExamState(read<typeof plan>(undefined), 3)).toEqual({ kind: "loading" });
    expect(toExamState(read<typeof plan>(undefined, true), 3)).toEqual({ kind: "failed" });
    expect(toExamState(read(plan, true), 3)).toEqual({ kind: "ready", plan });
  });

  test("UNT-06 names the lectures that are not read yet once both reads have ended", () => {
    const recordings = [
      { id: "cells", name: "Cells" },
      { id: "tides", name: "" },
    ];
    expect(toLecturesNotRead(recordings, new Set(["tides", "moved-away"]))).toEqual([
      { id: "tides", title: "Untitled", href: expect.stringMatching(/tides$/) as string },
    ]);
    expect(toLecturesNotRead(recordings, new Set())).toEqual([]);
    expect(toLecturesNotRead(undefined, new Set(["tides"]))).toEqual([]);
    expect(toLecturesNotRead(recordings, undefined)).toEqual([]);
  });

  test("UNT-06 names the lectures without kept cards once both reads have ended", () => {
    const recordings = [
      { id: "cells", name: "Cells" },
      { id: "tides", name: "" },
    ];
    expect(toLecturesWithoutCards(recordings, read([{ recordingId: "cells" }]))).toEqual([
      { id: "tides", title: "Untitled", href: expect.stringContaining("tides") as string },
    ]);
    expect(toLecturesWithoutCards(undefined, read([{ recordingId: "cells" }]))).toEqual([]);
    expect(toLecturesWithoutCards(recordings, read<{ recordingId: string }[]>(undefined))).toEqual([]);
  });
});
