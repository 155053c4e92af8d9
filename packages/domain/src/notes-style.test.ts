import { expect, it } from "vitest";
import { findNotesStyle } from "./notes-style.ts";

it.each([
  ["bullet", "## Key points\n\n- Light lifts electrons. [0:32](#t=32)\n- Water is the source.\n\n**Exam:** read it."],
  ["paragraph", "Light lifts electrons from water to NADP, and the protons drive the synthesis of ATP."],
  [
    "paragraph",
    "## Key passages\n\n**In short:** Light.\n\n**Water.** It is split.\n\n**ATP.** It is made.\n\n- **Lumen**: in",
  ],
  ["outline", "# Light\n\n## I. Setting\n\n1. Place\n   - the lumen is inside\n\n## II. Evidence\n\n- Engelmann"],
  ["essay", "### Light\n\nLight lifts electrons.\n\n### Water\n\nWater is split into oxygen and protons."],
])("RDT-05 finds that notes are written as %s", (style, notes) => {
  expect(findNotesStyle(notes)).toBe(style);
});
