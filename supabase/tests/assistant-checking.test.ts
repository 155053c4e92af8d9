import { createCiter } from "@lectern/assistant/search/cite-lines";
import { isLong } from "@lectern/local-backend/testing/long-run";
import type { Model } from "@lectern/supabase/functions/_shared/assistant/model/model";
import { readObjects } from "@lectern/supabase/functions/_shared/assistant/model/read-objects";
import { createAnswerStream } from "@lectern/supabase/functions/_shared/assistant/model/stream-answer";
import { createThoughtFilter } from "@lectern/supabase/functions/_shared/assistant/model/strip-thoughts";
import { tidyProse } from "@lectern/supabase/functions/_shared/assistant/model/tidy-markdown";
import { writeAnswer } from "@lectern/supabase/functions/_shared/assistant/model/write-answer";
import { writeNotes } from "@lectern/supabase/functions/_shared/assistant/model/write-notes";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

/** Random texts, tried for each promise. */
const RUNS = isLong ? 1_000 : 100;

const sentences = [
  "Welcome back, today we look at how a cell makes its energy.",
  "The mitochondrion makes most of the energy that a cell needs.",
  "It has two membranes, and the inner one is folded into cristae.",
  "Peter Mitchell proposed in 1961 that protons drive the synthesis of ATP.",
  "The nucleus holds the DNA and directs the synthesis of proteins.",
  "About thirty molecules of ATP come from one molecule of glucose.",
  "Ribosomes read the messenger and join amino acids into chains.",
  "The lysosome takes apart what the cell no longer wants.",
  "Vesicles carry proteins from the reticulum to the membrane.",
];
const segments = sentences.map((text, n) => ({ start: n * 10, end: n * 10 + 10, text }));
const lecture = { transcript: sentences.join(" "), segments, language: "en" };
const context = { summary: "", history: [], boundary: "b" };

/** A model that writes these texts, one for each request, in pieces split at the cuts. */
function stubModel(texts: readonly string[], cuts: readonly number[] = []): Model & { readonly prompts: string[] } {
  const prompts: string[] = [];
  return {
    window: 32_000,
    prompts,
    complete: (messages, _most, onText) => {
      const text = texts[prompts.length] ?? "";
      prompts.push(messages.map(({ content }) => content).join("\n"));
      const places = [...new Set([0, ...cuts.map((cut) => cut % (text.length + 1)), text.length])].toSorted(
        (a, b) => a - b,
      );
      for (const [at, place] of places.entries()) onText?.(text.slice(place, places[at + 1] ?? place));
      return Promise.resolve({ text, isCut: false });
    },
  };
}
const answer = async (text: string, cuts: readonly number[] = []) => {
  const pieces: string[] = [];
  const model = stubModel([text], cuts);
  const answered = await writeAnswer(model, { question: "What makes energy?", lecture, context }, (piece) =>
    pieces.push(piece),
  );
  return { ...answered, pieces, prompts: model.prompts };
};

/** An answer about the lecture whose text comes in these pieces. */
function readInPieces(pieces: readonly string[]): string {
  const lines = sentences.map((text, line) => ({ text, line, start: line * 10, end: line * 10 + 10 }));
  const stream = createAnswerStream(createCiter(lines), () => false);
  return pieces.map((piece) => stream.read(piece)).join("") + stream.end();
}
/** The different answers that a text becomes if it is cut at one place, or at each. */
function readWithCuts(text: string): string[] {
  const characters = Array.from(text);
  const cut = characters.map((_, at) => [characters.slice(0, at).join(""), characters.slice(at).join("")]);
  return [...new Set([...cut, characters].map(readInPieces))];
}
/** Parts of an answer that are read differently if their ends are not seen. */
const parts = [
  String.raw`\[a] $5 $6. \$7 ($y$) \(a[1]\) \[b[1]\] $$c[1]$$ $x[1]$ [1] [2]. [2-4] 【2】 **b** <b> ${"`a[1]`"} word and -`.split(
    " ",
  ),
  ["$5 [1]$x$", String.raw`$3 \in [0, 1]$`, "$x [0, 1]$", "(line 2)", "[3](https://evil.test)", "\n"],
].flat();

describe("an answer of a model", () => {
  it("TUT-01 has a link for each line that it cites, and the cited lines once", async () => {
    const {
      message,
      segments: cited,
      prompts,
    } = await answer("Energy comes from the mitochondrion [1]. It has two [2][1].");
    expect(message).toBe("Energy comes from the mitochondrion. [0:10](#t=10) It has two. [0:20](#t=20) [0:10](#t=10)");
    expect(cited.map(({ line, text }) => [line, text])).toEqual([1, 2].map((line) => [line, sentences[line]]));
    expect(prompts).toHaveLength(1);
    expect(prompts[0]).toContain(`[1] ${sentences[1]}`);
  });

  it.each([
    ["a number that no line has", "So it is [99].", "So it is."],
    ["an interval in a formula", "It is $x \\in [0, 1]$ [2].", "It is $x \\in [0, 1]$. [0:20](#t=20)"],
    ["a formula by itself", "$$\nx = [0, 1]\n$$\nSo [2].", "$$\nx = [0, 1]\n$$\nSo. [0:20](#t=20)"],
    ["a formula in TeX's brackets", "So\\[\nx < [0]\n\\] [2]", "So\\[\nx < [0]\n\\] [0:20](#t=20)"],
    ["prices", "From $5 [2] to $6 [3].", "From $5 [0:20](#t=20) to $6. [0:30](#t=30)"],
    ["an address in a formula that never ends", "$$\n[x](https://evil.example)", "$$\nx"],
    ["a formula that code ends", "$$\nx\n```\ny\n```\nSo [2].", "$$\nx\n```\ny\n```\nSo. [0:20](#t=20)"],
    ["a stop behind a formula", "So.\\[\nx\n\\] [2].", "So.\\[\nx\n\\]. [0:20](#t=20)"],
    ["an address between two dollars", "$5a [x](https://evil.example) b$ [2].", "$5a x b$. [0:20](#t=20)"],
    ["a number in bold", "So it is **[2]**.", "So it is **[0:20](#t=20)**."],
    ["numbers with words", "So it is [line 2 and line 3].", "So it is. [0:20](#t=20) [0:30](#t=30)"],
    ["a number in two brackets", "So it is [[2]].", "So it is. [0:20](#t=20)"],
    ["lines in a row", "So it is [2-4].", "So it is. [0:20](#t=20,40)"],
    ["several numbers", "So it is [2, 4; 99].", "So it is. [0:20](#t=20) [0:40](#t=40)"],
    ["a link of its own", "So it is [2](https://evil.test).", "So it is 2."],
    ["code in a line", "Take `a[2]` [2].", "Take `a[2]`. [0:20](#t=20)"],
    ["code", "```js\na[2] < b\n```\nSo [2].", "```js\na[2] < b\n```\nSo. [0:20](#t=20)"],
    ["a table", "| a | b |\n| --- | --- |\n| 1 [2] | x |", "| a | b |\n| --- | --- |\n| 1 [0:20](#t=20) | x |"],
    ["a formula", "$x_1 < 2$ and $$a[i]$$", "$x_1 < 2$ and $$a[i]$$"],
    ["what goes beyond", "> **Beyond your lecture** It is old.", "> **Beyond your lecture** It is old."],
    ["a fence around the whole", "```markdown\n- So it is [2].\n```", "- So it is. [0:20](#t=20)"],
    ["a fence in such a fence", "```md\nSo [2]:\n```md\n[2]\n```\n```", "So [0:20](#t=20):\n```md\n[2]\n```"],
    [
      "a fence behind a preamble",
      "Here they are:\n\n```markdown\n- So it is [2].\n```\n\nGood luck!",
      "- So it is. [0:20](#t=20)\n\nGood luck!",
    ],
    ["lines by name", "So it is [line 2] [lines 3-4].", "So it is. [0:20](#t=20) [0:30](#t=30,40)"],
    [
      "lines in words",
      "So it is (line 2), (lines 3-4) and (línea 2).",
      "So it is [0:20](#t=20), [0:30](#t=30,40) and. [0:20](#t=20)",
    ],
    ["other brackets", "So it is 【2】 and so 【3†source】.", "So it is [0:20](#t=20) and so. [0:30](#t=30)"],
    [
      "a preamble in such a fence",
      "```markdown\nHere is the plan:\n\n- So it is [2].\n```",
      "- So it is. [0:20](#t=20)",
    ],
    ["a preamble", "Sure! Here are the points:\n\n- So it is [2].", "- So it is. [0:20](#t=20)"],
    ["a preamble on its line", "Certainly! So it is [2].", "So it is. [0:20](#t=20)"],
    [
      "a beginning like a preamble",
      "Certainly, it is so [2]. Here is why.",
      "Certainly, it is so. [0:20](#t=20) Here is why.",
    ],
    [
      "lines in bold below each other",
      "**1. Why?**\n**2. How [2]?**\nSo.",
      "**1. Why?**\n\n**2. How [0:20](#t=20)?**\nSo.",
    ],
    ["an answer in bold", "**So it is** [2].\n\nMore.", "**So it is**. [0:20](#t=20)\n\nMore."],
    ["a citation inside bold", "**So it is [2].**\n\nMore.", "**So it is [0:20](#t=20).**\n\nMore."],
    ["a line in bold below a list", "- So\n**Why [2]?**", "- So\n\n**Why [0:20](#t=20)?**"],
    ["a line in bold below a table", "| a |\n| - |\n**Why?**", "| a |\n| - |\n\n**Why?**"],
    ["a line in bold below a formula", "$$\nx\n$$\n**So** [2]", "$$\nx\n$$\n\n**So** [0:20](#t=20)"],
    ["a list below a line in bold", "**Why?**\n- **So** [2]\n- No", "**Why?**\n- **So** [0:20](#t=20)\n- No"],
    ["an offer at its end", "So it is [2].\n\nLet me know if you need anything else!", "So it is. [0:20](#t=20)"],
    ["an offer within", "Write:\n\nLet me know if you have it.\n\nAna", "Write:\n\nLet me know if you have it.\n\nAna"],
    ["a preamble in code", "```\nSure! Here is:\n```", "```\nSure! Here is:\n```"],
    ["an escaped bracket", "An array \\[a] stays [2].", "An array \\[a] stays. [0:20](#t=20)"],
    ["a price before a formula", "It costs $5 [2]$x$.", "It costs $5 [0:20](#t=20)$x$."],
    ["a formula that begins with a number", "It is $3 \\in [0, 5]$.", "It is $3 \\in [0, 5]$."],
  ])("TUT-01 is written as it came, with %s", async (_title, text, message) => {
    expect((await answer(text)).message).toBe(message);
  });

  it(`AST-10 TUT-01 comes in pieces that make the message, wherever the model's are cut, in ${RUNS} splits`, async () => {
    const text =
      "Sure! Here it is:\n\nMost energy [1] comes `a[2]` from it [2-4], see [here](https://evil.test/x).\n\n```js\nrow[3]\n```\n- <b>one</b> [99]\n- two (line 3)\n\nI hope this helps!";
    const whole = (await answer(text)).message;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(text.length), { maxLength: 60 }), async (cuts) => {
        const { message, pieces } = await answer(text, cuts);
        expect(message).toBe(whole);
        expect(pieces.join("").trimEnd()).toBe(whole);
        for (const piece of pieces) expect(piece).not.toMatch(/\(#t=\d*$/);
      }),
      { numRuns: RUNS },
    );
    expect(whole).toBe(
      "Most energy [0:10](#t=10) comes `a[2]` from it [0:20](#t=20,40), see here.\n\n```js\nrow[3]\n```\n- \\<b>one\\</b>\n- two [0:30](#t=30)",
    );
  });

  it.each(["An array \\[a] stays [2].\nAnd more.", "It costs $5 [1]$x$ and $6 [2]."])(
    "AST-10 TUT-02 is read alike wherever it is cut: %j",
    (text) => expect(readWithCuts(text)).toEqual([readInPieces([text])]),
  );

  it(`AST-10 TUT-02 reads formulas, prices, brackets and citations alike wherever they are cut, in ${RUNS} answers`, () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 8 }), (some) => {
        const text = some.join(" ");
        expect(readWithCuts(text)).toEqual([readInPieces([text])]);
      }),
      { numRuns: RUNS },
    );
  });

  it("AST-10 reads the end of a Windows line whose two signs come apart", async () => {
    expect((await answer("So it is [2].\r\nMore.", [14])).message).toBe("So it is. [0:20](#t=20)\nMore.");
  });

  it("AST-10 does not wait for the end of a paragraph", async () => {
    const pieces: string[] = [];
    let early = 0;
    const model: Model = {
      window: 32_000,
      complete: (_messages, _most, onText) => {
        for (const piece of `${sentences[1]} ${sentences[2]} ${sentences[3]}`.match(/.{1,4}/g)!) {
          early = pieces.length;
          onText?.(piece);
        }
        return Promise.resolve({ text: "", isCut: false });
      },
    };
    const message = await writeNotes(model, { style: "paragraph", lecture }, (piece) => pieces.push(piece));
    expect(pieces.join("")).toBe(message);
    expect(early).toBeGreaterThan(10);
  });

  it("AST-09 of a long recording is based on as much as the context window holds, first the passages that the question is about", async () => {
    const long = Array.from({ length: 3_000 }, (_, n) => ({
      start: n * 5,
      end: n * 5 + 5,
      text: `Remark ${n} is about the weather of the year ${n}.`,
    }));
    long[1_234] = { start: 6_170, end: 6_175, text: "Thermodynamics forbids a machine that runs for ever." };
    const model = stubModel(["It forbids that [1234].", "It is a law."]);
    const question = "What does thermodynamics forbid?";
    const { message } = await writeAnswer(model, { question, lecture: { ...lecture, segments: long }, context });
    expect(message).toBe("It forbids that. [1:42:50](#t=6170)");
    expect(model.prompts[0]).toContain("[1234] Thermodynamics forbids");
    const tokens = new TextEncoder().encode(model.prompts[0]).byteLength / 3;
    expect(tokens).toBeGreaterThan(27_500);
    expect(tokens).toBeLessThan(31_000);
    const history = [{ role: "user", content: question } as const];
    const onward = { question: "And why?", lecture: { ...lecture, segments: long }, context: { ...context, history } };
    await writeAnswer(model, onward);
    expect(model.prompts[1]).toContain("[1234] Thermodynamics forbids");
  });
});

const isSpoken = (address: string) => "We read https://school.edu/bio today.".includes(address);

describe("a model's text", () => {
  it.each([
    ["L1:2-3", "[A 0:03](/dashboard/library/recording/a?tab=transcript&t=3)"],
    ["L1:3-4", "[A 0:03](/dashboard/library/recording/a?tab=transcript&t=3)"],
    ["L1:3-5", "[A 0:03](/dashboard/library/recording/a?tab=transcript&t=3,5)"],
    ["L1:1-2", undefined],
  ])(
    "TUT-06 TUT-01 links the citation [%s] of a lecture among several, as far as its lines are known",
    (reference, link) => {
      const lines = [3, 5].map((line) => {
        const recording = { id: "a", name: "A" };
        return { text: "Cells divide.", line, start: line, end: line + 1, recording, reference: `L1:${line}` };
      });
      const stream = createAnswerStream(createCiter(lines), isSpoken);
      expect(stream.read(`So it is [${reference}].\n`)).toBe(`So it is.${link === undefined ? "" : ` ${link}`}\n`);
    },
  );

  it.each([
    ["[a site](https://evil.test/x) says", "a site says"],
    ["[a site](https://school.edu/bio) says", "[a site](https://school.edu/bio) says"],
    ["![x](https://evil.test/x.png)", "x"],
    ["[x](javascript:alert(1))", "[x] (javascript:alert(1))"],
    ['[x](<https://evil.test> "title")', "x"],
    ["[a [b]](https://evil.test/c)", "[a [b]] (`https://evil.test/c`)"],
    ["see https://evil.test/x and www.evil.test", "see `https://evil.test/x` and `www.evil.test`"],
    ["see <https://evil.test/x>", "see `https://evil.test/x`"],
    ["[x]: https://evil.test/x", "[x] `https://evil.test/x`"],
    ["a <script>alert(1)</script>", String.raw`a \<script>alert(1)\</script>`],
    ["a < b and 3<4", "a < b and 3<4"],
  ])("AST-09 %j contains no link that was not said", (text, tidied) => expect(tidyProse(text, isSpoken)).toBe(tidied));

  it("AST-09 has no reasoning, wherever the pieces are cut", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100), { maxLength: 20 }), (cuts) => {
        const text = "A < b. <think>No </b> way.</think>Cells <b>divide</b>. <Thinking>Hm.</thinking> In two. <thi";
        const filter = createThoughtFilter();
        const places = [0, ...cuts.map((cut) => cut % text.length).toSorted((a, b) => a - b), text.length];
        const read = places.map((place, at) => filter.read(text.slice(place, places[at + 1] ?? place))).join("");
        expect(read + filter.end(false)).toBe("A < b. Cells <b>divide</b>.  In two. <thi");
      }),
    );
  });

  it.each([
    [false, "A.  And B."],
    [true, "A. "],
  ])("AST-09 TUT-08 has what follows thoughts without an end, unless they were cut off (%j)", (isCut, text) => {
    const filter = createThoughtFilter();
    const read = ["A. <thi", "nk> And", " B."].map((piece) => filter.read(piece)).join("");
    expect(read + filter.end(isCut)).toBe(text);
  });

  it("AST-09 objects in it are found in time that grows linearly with its length", () => {
    const before = process.threadCpuUsage();
    readObjects('{"sentence": "'.repeat(100_000));
    readObjects("{".repeat(1_000_000));
    readObjects(`{"sentence": "${"}\n".repeat(100_000)}`);
    expect(process.threadCpuUsage(before).user).toBeLessThan(3_000_000);
  });
});
