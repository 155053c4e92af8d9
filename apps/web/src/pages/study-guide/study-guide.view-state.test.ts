import { describe, expect, test } from "vitest";
import { toStudyGuideState } from "./study-guide.view-state.ts";

const guide = {
  id: "1",
  title: "Cells",
  icon: null,
  color: "#3B82F6",
  createdAt: "2026-11-20T09:30:00Z",
  content: "# Cells",
};
const read = { data: guide, isError: false };
const waiting = { data: undefined, isError: false };
const untouched = { kind: "idle" } as const;

describe("the state of the study guide screen", () => {
  test("STG-03 SHL-11 shows the guide or its failure after loading", () => {
    expect(toStudyGuideState(waiting, untouched, undefined)).toEqual({ kind: "loading" });
    expect(toStudyGuideState({ data: undefined, isError: true }, untouched, undefined)).toEqual({ kind: "failed" });
    expect(toStudyGuideState({ data: guide, isError: true }, untouched, undefined)).toMatchObject({ kind: "ready" });
  });

  test("STG-02 reopens a title that could not be saved with the typed text, even if it is empty", () => {
    const title = { kind: "failed", draft: "" } as const;
    expect(toStudyGuideState(read, title, undefined)).toMatchObject({ title });
    expect(toStudyGuideState(read, untouched, undefined)).toMatchObject({ title: untouched });
  });

  test("STG-02 keeps showing a guide while it is deleted", () => {
    expect(toStudyGuideState(waiting, untouched, guide)).toMatchObject({ kind: "ready", guide });
  });
});
