import { describe, expect, test } from "vitest";
import { toStudyGuidesState } from "./study-guides.view-state.ts";

const guide = (id: string, title: string) => ({
  id,
  title,
  icon: null,
  color: "#3B82F6",
  createdAt: "2026-11-20T09:30:00Z",
  excerpt: "",
});
const cells = guide("1", "Cell Biology");
const rome = guide("2", "The Roman Republic");
const all = { data: [cells, rome], isError: false };

describe("the state of the study guides screen", () => {
  test("SHL-11 shows skeletons until the first rows or a failure", () => {
    expect(toStudyGuidesState({ data: undefined, isError: false }, "")).toEqual({ kind: "loading" });
    expect(toStudyGuidesState({ data: undefined, isError: true }, "")).toEqual({ kind: "failed" });
    expect(toStudyGuidesState({ ...all, isError: true }, "")).toEqual({ kind: "ready", guides: [cells, rome] });
  });

  test.each(["ROMAN", " roman "])("STG-01 finds the guide by the title %j in any case", (query) => {
    expect(toStudyGuidesState(all, query)).toEqual({ kind: "ready", guides: [rome] });
  });

  test("STG-01 distinguishes an empty list from a search without a match", () => {
    expect(toStudyGuidesState({ data: [], isError: false }, "")).toEqual({ kind: "empty" });
    expect(toStudyGuidesState(all, "chemistry ")).toEqual({ kind: "no-match", query: "chemistry" });
  });
});
