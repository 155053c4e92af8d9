import { expect, test } from "vitest";
import { tidyCitations } from "./tidy-citations.ts";

test.each([
  ["It falls at 13:22 ([13:22](#t=802)).", "It falls at [13:22](#t=802)."],
  ["It falls at 1:13:22 [1:13:22](#t=4402).", "It falls at [1:13:22](#t=4402)."],
  ["From 13:22 to [13:40](#t=820).", "From 13:22 to [13:40](#t=820)."],
  ["It falls ([13:22](#t=802)).", "It falls ([13:22](#t=802))."],
])("TUT-01 shows a time once: %s", (markdown, tidied) => {
  expect(tidyCitations(markdown)).toBe(tidied);
});

test.each([
  ["Demand falls.\n\n[13:22](#t=802)", "Demand falls. [13:22](#t=802)"],
  ["Demand falls.\n\n[13:22](#t=802), [14:00](#t=840).\n", "Demand falls. [13:22](#t=802), [14:00](#t=840)."],
  ["One.\n\nTwo [0:21](#t=21).", "One.\n\nTwo [0:21](#t=21)."],
  ["- One.\n- Two.\n\n[13:22](#t=802)", "- One.\n- Two.\n\n[13:22](#t=802)"],
  ["[13:22](#t=802)", "[13:22](#t=802)"],
])("TUT-01 leaves no time alone at an answer's end: %j", (markdown, tidied) => {
  expect(tidyCitations(markdown)).toBe(tidied);
});
