import { expect, it } from "vitest";
import type { Examination } from "@lectern/story-shots/examiners/examiner";
import type { Rest } from "@lectern/story-shots/stage";
import { visitStories } from "../testing/visit-stories.ts";
import { createGeometryExaminer } from "./examiner.ts";

const examiner = createGeometryExaminer("plain");

it.each([
  ["phone", 390, 844],
  ["desktop", 1280, 800],
])(
  "QAS-15 breaks no word, and nothing overlaps, sticks out or stands alone on a %s of %d px",
  { timeout: 900_000 },
  async (_, width, height) => {
    const found = await visitStories(
      () => true,
      async (storyPage, id) => {
        await storyPage.resize(width, height);
        const { wants } = await storyPage.ask<Rest>(`stage.show(${JSON.stringify(id)})`);
        if (wants !== undefined) {
          await storyPage.resize(wants.width, wants.height);
          await storyPage.ask(`stage.show(${JSON.stringify(id)})`);
        }
        const { violations } = await storyPage.ask<Examination>(`(${String(examiner.examine)})(stage)`);
        return violations.filter((violation) => examiner.isAccepted?.(violation, id) !== true);
      },
    );
    expect(found).toEqual({});
  },
);
