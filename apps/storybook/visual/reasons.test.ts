import { findUnexplained } from "@lectern/story-shots/reasons";
import { expect, it } from "vitest";
import { config } from "./config.ts";

it("QAS-03 every change of baselines on this branch has a reason in CHANGES.md beside them", () => {
  expect(findUnexplained(config.root, [config.baselines, config.rareBaselines], config.mainBranch)).toEqual([]);
});
