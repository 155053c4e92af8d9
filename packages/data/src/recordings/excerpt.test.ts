import { expect, test } from "vitest";
import { findSlowInputs } from "@lectern/domain/testing/linear-time";
import { toExcerpt } from "./excerpt.ts";

test.each([
  [
    "a paragraph",
    "## Key law\n\nIf the **torque** is zero, `L = I ω` stays. When it shrinks, it grows.",
    "If the torque is zero, L = I ω stays.",
  ],
  [
    "a list",
    "## Sleep\n\n- A night has **4–6 cycles** of 90 minutes.\n- More.",
    "A night has 4–6 cycles of 90 minutes.",
  ],
  [
    "a label",
    "1. **Spacing.** The same hours, spread out, beat one session. More.",
    "Spacing. The same hours, spread out, beat one session.",
  ],
  [
    "a link",
    "See [the lecture at 3:05](?t=185) for what elasticity means.",
    "See the lecture at 3:05 for what elasticity means.",
  ],
  ["no full stop", "- Monet painted light", "Monet painted light"],
  [
    "key passages",
    "## Key passages\n\n### Log-linear [0:00](#t=0)\n\n- A factor has a scope. [2:17](#t=137)",
    "Key passages: A factor has a scope.",
  ],
  [
    "cited lines",
    "- A table is replaced [0:15](#t=15,20): by features [¶ 3](#line=2), and those by weights [1:02:03](#t=3723).",
    "A table is replaced: by features, and those by weights.",
  ],
  [
    "key passages in German",
    "## Schlüsselstellen\n\n- Ein Gletscher ist ein Fluss aus Eis.",
    "Schlüsselstellen: Ein Gletscher ist ein Fluss aus Eis.",
  ],
  ["headings only", "# One\n\n## Two\n", ""],
  ["nothing", "", ""],
])("REC-11 the first sentence of a summary: %s", (_, opening, excerpt) => {
  expect(toExcerpt(opening)).toBe(excerpt);
});

test("SRV-13 takes an excerpt in time that grows linearly with the text's length", { timeout: 120_000 }, () => {
  expect(findSlowInputs(toExcerpt)).toEqual([]);
});
