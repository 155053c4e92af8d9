import { outlineLecture } from "@lectern/assistant/chapters/outline-lecture";
import { gradeMessage } from "@lectern/assistant/support/grade-message";
import { expect, test } from "vitest";
import { type LecturePort, openLecture, toLectureHandler } from "./lecture-reader.ts";

const segments = [
  { start: 0, end: 6, text: "The mitochondrion makes most of the energy that a cell needs." },
  { start: 6, end: 12, text: "Its inner membrane is folded into cristae, which give it more surface." },
];

/** A port whose other side is the worker's handler, without a thread. */
function createPort(rules = { grade: async () => gradeMessage, outline: async () => outlineLecture }) {
  const handle = toLectureHandler(rules);
  const listeners: Record<string, (event: never) => void> = {};
  const port: LecturePort & { isEnded: boolean } = {
    isEnded: false,
    postMessage: (request) =>
      void handle(structuredClone(request)).then(
        (answer) => answer && listeners["message"]?.({ data: structuredClone(answer) } as never),
      ),
    addEventListener: (type: string, listener: (event: never) => void) => void (listeners[type] = listener),
    terminate: () => void (port.isEnded = true),
  };
  return { port, fail: () => listeners["error"]?.({ message: "out of memory" } as never) };
}

test("RDT-13 grades a text against the lecture, and several at once", async () => {
  const lecture = openLecture(createPort().port, segments);
  const [found, absent] = await Promise.all([
    lecture.grade("- Its inner membrane is folded into cristae."),
    lecture.grade("The moon is made of cheese."),
  ]);
  expect(found).toMatchObject([{ grade: "quoted", start: 6, quote: segments[1]!.text }]);
  expect(absent).toMatchObject([{ grade: "absent" }]);
});

test("AST-04 outlines the lecture", async () => {
  expect(await openLecture(createPort().port, segments).outline()).toEqual(outlineLecture(segments));
});

test("RDT-13 fails for a rule that throws, and for a thread that ends", async () => {
  const { port, fail } = createPort({
    grade: () => Promise.reject(new Error("no chunk")),
    outline: () => new Promise(() => undefined),
  });
  const lecture = openLecture(port, segments);
  await expect(lecture.grade("It is so.")).rejects.toThrow("no chunk");
  const asked = lecture.outline();
  fail();
  await expect(asked).rejects.toThrow("out of memory");
  lecture.close();
  expect(port.isEnded).toBe(true);
});
