import { expect, test } from "vitest";
import { type CitableLine, createCiter } from "./cite-lines.ts";

const toLines = (texts: readonly string[]): CitableLine[] =>
  texts.map((text, line) => ({ text, line, start: line * 5, end: line * 5 + 5 }));

/** Cites lines, and returns the link and the words that a page shows for it. */
function show(lines: readonly CitableLine[], first: number, last?: number) {
  const citer = createCiter(lines);
  const link = citer.cite(first, last);
  return [
    link,
    citer
      .listCited()
      .map(({ text }) => text)
      .join(" "),
  ];
}

const spoken = toLines([
  "So much for that.",
  "As the temperature falls,",
  "(so here it falls)",
  "the bonds get stronger.",
  "And that is all.",
]);

test("TUT-01 a citation shows the whole of a sentence that stands in several lines", () => {
  const whole = ["[0:05](#t=5,15)", "As the temperature falls, (so here it falls) the bonds get stronger."];
  for (const at of [1, 2, 3]) expect(show(spoken, at)).toEqual(whole);
  expect(show(spoken, 1, 2)).toEqual(whole);
  expect(show(spoken, 0)).toEqual(["[0:00](#t=0)", "So much for that."]);
});

test("TUT-01 a citation of captions of which few have a full stop shows the cited line alone", () => {
  const captions = toLines([
    "and so it begins",
    "the water rises",
    "and then it falls.",
    "that takes a day",
    "it is called the tide",
  ]);
  expect(show(captions, 1)).toEqual(["[0:05](#t=5)", "the water rises"]);
});

test("TUT-01 a citation ends where another person or another lecture begins, and at a written line's end", () => {
  const turns = spoken.map((line, at) => ({ ...line, speaker: at < 2 ? "A" : "B" }));
  expect(show(turns, 1)).toEqual(["[0:05](#t=5)", "As the temperature falls,"]);
  const [a, b] = ["a", "b"].map((id) => ({ id, name: id }));
  const unit = spoken.map((line, at) => ({ ...line, recording: at < 2 ? a! : b! }));
  expect(show(unit, 1)[1]).toBe("As the temperature falls,");
  const written = spoken.map(({ text, line }) => ({ text, line }));
  expect(show(written, 1)).toEqual(["[¶ 2](#line=1)", "As the temperature falls,"]);
});
