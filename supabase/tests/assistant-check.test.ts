import { createCiter } from "@lectern/assistant/search/cite-lines";
import { checkAnswer, CHECK_TOKENS } from "@lectern/supabase/functions/_shared/assistant/model/check-answer";
import type { Message, Model } from "@lectern/supabase/functions/_shared/assistant/model/model";
import { describe, expect, it } from "vitest";

const lines = Array.from({ length: 400 }, (_, n) => ({
  text: `Line ${n} says that the tide number ${n} rises ${n} metres.`,
  line: n,
  start: n * 5,
  end: n * 5 + 5,
}));

/** A model that answers a second reading with this text, and records its request. */
function createChecker(text: string | Error) {
  const asked: Message[][] = [];
  const model: Model = {
    window: 32_000,
    complete: (messages) => {
      asked.push([...messages]);
      return text instanceof Error ? Promise.reject(text) : Promise.resolve({ text, isCut: false });
    },
  };
  return { model, asked };
}

/** Writes a message by citing lines, and has it checked. */
async function check(write: (cite: (first: number, last?: number) => string) => string, verdicts: string | Error) {
  const citer = createCiter(lines);
  const { model, asked } = createChecker(verdicts);
  const checks = await checkAnswer(
    model,
    write((first, last) => citer.cite(first, last) ?? ""),
    { citer, lines },
  );
  return { checks, asked, prompt: asked[0]?.[1]?.content ?? "" };
}

/** Writes a list of so many points, each with its citation. */
const citePoints = (count: number) => (cite: (first: number) => string) =>
  Array.from({ length: count }, (_, n) => `- Point ${n} about the tide of the place ${n} ${cite(n * 4)}`).join("\n");
/** English has four bytes a token or more. */
const countAsked = (asked: Message[][]) =>
  asked[0]!.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0) / 4 + 150;

describe("a second reading of an answer", () => {
  it("TUT-05 gets each cited sentence with its lines and two around", async () => {
    const { prompt, asked } = await check(
      (cite) => `The lecture begins. The tide rises ${cite(10)}. It falls then ${cite(20, 21)}.`,
      "1 yes\n2 yes",
    );
    expect(asked).toHaveLength(1);
    expect(prompt).toContain("1. (lines 10) The tide rises");
    expect(prompt).toContain("2. (lines 20-21) It falls then");
    expect(prompt).not.toContain("The lecture begins");
    const told = [...prompt.matchAll(/^\[(\d+)\]/gm)].map(([, number]) => Number(number));
    expect(told).toEqual([8, 9, 10, 11, 12, 18, 19, 20, 21, 22, 23]);
  });

  it("TUT-05 gets the rest of a sentence with its beginning, and the lines of both", async () => {
    const { prompt, checks } = await check(
      (cite) => `A high tide comes twice ${cite(4)}, which the moon causes ${cite(30)}. It ebbs ${cite(50)}.`,
      "1 yes\n2 no\n3 yes",
    );
    expect(prompt).toContain("1. (lines 4) A high tide comes twice\n");
    expect(prompt).toContain("2. (lines 4, 30) A high tide comes twice, which the moon causes\n");
    expect(prompt).toContain("3. (lines 50) It ebbs");
    expect(checks).toEqual([1]);
  });

  it("TUT-05 marks only what it finds false, at the last of the sentence's citations", async () => {
    const { checks } = await check(
      (cite) => `One ${cite(1)}. Two ${cite(2)} ${cite(40)}, three ${cite(3)}.\n\n- Four ${cite(4)}\n- Five ${cite(5)}`,
      "1 yes\n2: no\n3. partly\n4) NO\n5 - yes",
    );
    expect(checks).toEqual([2, 4]);
  });

  it.each([
    ["a list", '```json\n["1": "no", "2": "yes"]\n```'],
    ["objects", '[{"id": 1, "verdict": "no"}, {"id": 2, "verdict": "yes"}]'],
    ["an array", '["no", "yes"]'],
    ["lines without numbers", "no\nyes"],
    ["Markdown", "**1.** No\n**2.** Yes"],
    ["words around", "Here are my verdicts:\n1. no (another number)\n2. yes, says so"],
  ])("TUT-05 understands verdicts in %s", async (_title, verdicts) => {
    expect((await check((cite) => `One ${cite(1)}. Two ${cite(2)}.`, verdicts)).checks).toEqual([0]);
  });

  it.each<[string, string | Error]>([
    ["it fails", new Error("down")],
    ["it writes something else", "I cannot do that."],
    ["it contradicts itself", "1 no\n1 yes"],
    ["it numbers other sentences", "7 no"],
    ["it says more verdicts than sentences", "no\nno"],
  ])("TUT-05 marks nothing if %s", async (_title, verdicts) => {
    expect((await check((cite) => `One ${cite(1)}.`, verdicts)).checks).toEqual([]);
  });

  it("TUT-05 is not made where nothing is cited", async () => {
    const { asked, checks } = await check(
      () => "The lecture doesn't say. [1:00](#t=60) [a](https://a.example)",
      "1 no",
    );
    expect([asked, checks]).toEqual([[], []]);
  });

  it("TUT-05 finds the sentence behind a citation that begins its line", async () => {
    const { prompt } = await check((cite) => `- ${cite(7)} The tide is high.\n- ${cite(9)}: It is low.`, "");
    expect(prompt).toContain("1. (lines 7) The tide is high.");
    expect(prompt).toContain("2. (lines 9) It is low.");
  });

  it("TUT-05 reads and writes 2,000 tokens at most, with fewer lines around and then fewer sentences", async () => {
    const many = await check(citePoints(18), "18 no");
    expect(countAsked(many.asked)).toBeLessThanOrEqual(CHECK_TOKENS);
    expect(many.checks).toEqual([17]);
    const more = await check(citePoints(90), "1 no\n90 no");
    expect(countAsked(more.asked)).toBeLessThanOrEqual(CHECK_TOKENS);
    expect(more.checks).toEqual([0]);
  });

  it("TUT-05 shows no line of another lecture beside a cited one", async () => {
    const [a, b] = ["a", "b"].map((id) => ({ id, name: id }));
    const unit = [a, a, b, b].map((recording, n) => ({ ...lines[n]!, recording: recording! }));
    const citer = createCiter(unit);
    const { model, asked } = createChecker("1 yes");
    await checkAnswer(model, `It rises ${citer.cite(1)}.`, { citer, lines: unit });
    expect(asked[0]![1]!.content).toContain("[0] Line 0");
    expect(asked[0]![1]!.content).not.toContain("[2]");
  });
});
