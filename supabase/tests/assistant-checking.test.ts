import { isLong } from "@lectern/local-backend/testing/long-run";
import type { Model } from "@lectern/supabase/functions/_shared/assistant/model/model";
import { parseMoment, tidyMoments } from "@lectern/supabase/functions/_shared/assistant/model/moments";
import { createObjectReader } from "@lectern/supabase/functions/_shared/assistant/model/read-objects";
import { createThoughtFilter } from "@lectern/supabase/functions/_shared/assistant/model/strip-thoughts";
import { tidyMarkdown } from "@lectern/supabase/functions/_shared/assistant/model/tidy-markdown";
import { writeAnswer } from "@lectern/supabase/functions/_shared/assistant/model/write-answer";
import { writeNotes } from "@lectern/supabase/functions/_shared/assistant/model/write-notes";
import { readSentences } from "@lectern/assistant/support/grade-message";
import type { Claim } from "@lectern/domain/claim";
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
const known = { summary: "", history: [] };

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
const answer = async (texts: readonly string[], cuts: readonly number[] = []) => {
  const streamed: Claim[] = [];
  const model = stubModel(texts, cuts);
  const answered = await writeAnswer(model, { question: "What makes energy?", lecture, known }, (claim) =>
    streamed.push(claim),
  );
  return { ...answered, streamed, prompts: model.prompts };
};
const line = (sentence: string, quote: string, moment = "0:10") => JSON.stringify({ sentence, quote, moment });
const own = (n: number, prefix = "") => line(`${prefix}${sentences[n]}`, sentences[n]!);

describe("an answer of a model", () => {
  it("AST-08 AST-09 has each sentence with the time of its quote, whatever time the model named", async () => {
    const { message, claims, segments, prompts } = await answer([
      line("Most energy of a cell comes from the mitochondrion.", sentences[1]!, "0:70"),
    ]);
    expect(message).toBe("Most energy of a cell comes from the mitochondrion. [0:10]");
    expect(claims).toEqual([expect.objectContaining({ grade: "quoted", start: 10, end: 20, quote: sentences[1] })]);
    expect(segments).toEqual([{ start: 10, end: 20, text: sentences[1] }]);
    expect(prompts).toHaveLength(1);
  });

  it("AST-08 is requested again for missing quotes, and graded again", async () => {
    const sentence = "Most energy of a cell comes from the mitochondrion.";
    const { claims, streamed, prompts } = await answer([
      `${line(sentence, "energy is made by mitochondria in every cell")}\n${own(4)}`,
      '{"n": 1, "quote": "the mitochondrion makes most of the energy that a cell needs"}',
    ]);
    expect(prompts).toHaveLength(2);
    expect(prompts[1]).toMatch(/Sentences:\n1\. Most energy of a cell comes from the mitochondrion\.$/);
    expect(streamed.map(({ grade }) => grade)).toEqual(["close", "quoted"]);
    expect(claims.map(({ grade }) => grade)).toEqual(["quoted", "quoted"]);
    expect(claims.map(({ text }) => text)).toEqual(streamed.map(({ text }) => text));
  });

  it("AST-08 keeps its grades if the second answer is no better, and is not requested a third time", async () => {
    const { claims, prompts } = await answer([
      line("Napoleon lost the battle of Waterloo.", "Napoleon lost the battle of Waterloo"),
      '{"n": 1, "quote": "Napoleon lost the battle of Waterloo"}\n{"n": 9, "quote": "x"}\nnonsense',
    ]);
    expect(claims).toEqual([{ text: "Napoleon lost the battle of Waterloo.", grade: "absent" }]);
    expect(prompts).toHaveLength(2);
  });

  it("AST-08 that is not in the recording says so without a second request", async () => {
    const { message, prompts } = await answer([line("That is not in this recording.", "")]);
    expect(message).toBe("That is not in this recording.");
    expect(prompts).toHaveLength(1);
  });

  it(`AST-08 with 30 % invented quotes shows none of these as quoted, in ${RUNS} answers`, async () => {
    const madeUp = [
      [
        "The mitochondrion makes 88 percent of the energy that a cell needs.",
        "the mitochondrion makes 88 percent of the energy that a cell needs",
      ],
      ["The nucleus does not hold the DNA.", "the nucleus does not hold the DNA and directs nothing"],
      [
        "Peter Medawar proposed that protons drive the synthesis of ATP.",
        "Peter Medawar proposed in 1961 that protons drive the synthesis",
      ],
      ["Elephants carry proteins to the membrane.", "elephants carry proteins from Nairobi to the membrane"],
      ["Napoleon lost the battle of Waterloo.", sentences[7]!],
      ["Ribosomes burn glucose in the dark.", "ribosomes burn glucose in the dark of the night"],
    ] as const;
    const sentence = fc
      .tuple(fc.nat(9), fc.nat(sentences.length - 1), fc.constantFrom(...madeUp))
      .map(([chance, n, [text, quote]]) =>
        chance < 3 ? { isMadeUp: true, text, quote } : { isMadeUp: false, text: sentences[n]!, quote: sentences[n]! },
      );
    let answers = 0;
    let planted = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(sentence, { minLength: 1, maxLength: 4 }), async (sentences) => {
        answers += 1;
        planted += sentences.filter(({ isMadeUp }) => isMadeUp).length;
        const text = sentences.map((one) => line(one.text, one.quote)).join("\n");
        // When asked again, the model invents the same quotes.
        const again = sentences
          .filter(({ isMadeUp }) => isMadeUp)
          .map(({ quote }, n) => JSON.stringify({ n: n + 1, quote }))
          .join("\n");
        const { claims, streamed } = await answer([text, again]);
        for (const grades of [claims, streamed])
          expect(grades.map(({ grade }) => grade === "quoted")).toEqual(sentences.map(({ isMadeUp }) => !isMadeUp));
      }),
      { numRuns: RUNS },
    );
    expect(answers).toBe(RUNS);
    expect(planted).toBeGreaterThan(RUNS / 2);
  });

  it.each([
    ["a list of objects", `[${own(1)},\n ${own(4)}]`],
    ["an object around it", `{"answer": {"sentences": [${own(1)}, ${own(4)}]}}`],
    ["objects over lines", JSON.stringify([JSON.parse(own(1)), JSON.parse(own(4))], null, 2)],
    ["words before and after", `Here is the answer in JSON Lines:\n\n${own(1)}\n${own(4)}\n\nI hope this helps!`],
    ["a fence", `\`\`\`json\n${own(1)}\n${own(4)}\n\`\`\``],
    ["thoughts", `<think>Is it {"sentence": "Wrong.", "quote": "x"}?</think>\n${own(1)}\n${own(4)}`],
    ["thoughts whose beginning is missing", `Let me see.\n</think>\n${own(1)}\n${own(4)}`],
    [
      "quotation marks that are not escaped",
      `${own(1)}\n{"sentence": "${sentences[4]}", "quote": "The "nucleus" holds the DNA and directs the synthesis of proteins.", "moment": "0:40"}`,
    ],
    ["an object that is cut off", `${own(1)}\n${own(4)}\n{"sentence": "And the`],
  ])("AST-09 is read from %s", async (_title, text) => {
    const { claims } = await answer([text]);
    expect(claims.map(({ text, grade }) => [text, grade])).toEqual([
      [sentences[1], "quoted"],
      [sentences[4], "quoted"],
    ]);
  });

  it("AST-09 is graded without quotes if a model writes prose", async () => {
    const { message, claims, segments } = await answer([
      `${sentences[1]} (at 0:10–0:20) Napoleon lost the battle of Waterloo 【59:59】.`,
    ]);
    expect(message).toBe(`${sentences[1]} [0:10] Napoleon lost the battle of Waterloo.`);
    expect(claims.map(({ grade }) => grade)).toEqual(["quoted", "absent"]);
    expect(segments).toEqual([{ start: 10, end: 20, text: sentences[1] }]);
  });

  it("AST-09 keeps lists separate from paragraphs", async () => {
    const { message } = await answer([
      `${line("It has two membranes:", sentences[2]!)}\n${own(1, "- ")}\n${own(4, "- ")}\n${own(6)}`,
    ]);
    expect(message).toBe(
      `It has two membranes: [0:20]\n\n- ${sentences[1]} [0:10]\n- ${sentences[4]} [0:40]\n\n${sentences[6]} [1:00]`,
    );
  });

  it("AST-09 of a long recording is based on as much as the context window holds, first the passages that the question is about", async () => {
    const long = Array.from({ length: 3_000 }, (_, n) => ({
      start: n * 5,
      end: n * 5 + 5,
      text: `Remark ${n} is about the weather of the year ${n}.`,
    }));
    long[1_234] = { start: 6_170, end: 6_175, text: "Thermodynamics forbids a machine that runs for ever." };
    const model = stubModel([own(1)]);
    const question = "What does thermodynamics forbid?";
    await writeAnswer(model, { question, lecture: { ...lecture, segments: long }, known });
    expect(model.prompts[0]).toContain("[1:42:50] Thermodynamics forbids");
    const tokens = new TextEncoder().encode(model.prompts[0]).byteLength / 3;
    expect(tokens).toBeGreaterThan(29_000);
    expect(tokens).toBeLessThan(30_500);
  });
});

describe("sentences sent ahead of the answer", () => {
  const words = [
    "cells",
    "divide",
    "in two",
    "Dr. Ruiz",
    "e.g. ATP",
    "3.5 billion",
    "**bold**",
    "`code`",
    "[0:30]",
    "(see [here](https://x.test/a))",
    "[read this one. Then read that other page too](https://x.test/b)",
    "(so it is. Then it was not so again)",
    "<b>",
    "U.S.",
    "a[i]",
    "¿Qué?",
    "细胞分裂。",
    "“so it is.”",
  ];
  const sentence = fc
    .tuple(
      fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(".", "?", "!", "...", ":", ""),
    )
    .map(([some, end]) => `${some.join(" ")}${end}`);
  const paragraph = fc
    .tuple(fc.constantFrom("", "- ", "1. ", "## ", "> ", "   - "), fc.array(sentence, { minLength: 1, maxLength: 4 }))
    .map(([sign, some]) => sign + some.join(" "));
  const notes = fc
    .array(paragraph, { minLength: 1, maxLength: 6 })
    .chain((some) => fc.constantFrom("\n", "\n\n", "\r\n").map((gap) => some.join(gap)));
  const cuts = fc.array(fc.nat(2_000), { maxLength: 60 });

  it(`AST-10 are, for notes, those of the finished message, in ${RUNS} random texts and splits`, async () => {
    await fc.assert(
      fc.asyncProperty(notes, cuts, async (text, cuts) => {
        const streamed: string[] = [];
        const message = await writeNotes(stubModel([text], cuts), { style: "bullet", lecture }, (claim) =>
          streamed.push(claim.text),
        ).catch(() => "");
        expect(streamed).toEqual(readSentences(message));
      }),
      { numRuns: RUNS },
    );
  });

  it(`AST-10 are, for an answer, those of the finished message, in ${RUNS} random texts and splits`, async () => {
    const statement = fc
      .tuple(fc.oneof(paragraph, fc.constantFrom(...sentences)), fc.constantFrom(...sentences, ""))
      .map(([text, quote]) => line(text, quote));
    const texts = fc.oneof(
      fc.array(statement, { minLength: 1, maxLength: 6 }).map((some) => some.join("\n")),
      notes,
    );
    await fc.assert(
      fc.asyncProperty(texts, cuts, async (text, cuts) => {
        const result = await answer([text], cuts).catch(() => undefined);
        if (result === undefined) return;
        expect(result.streamed.map(({ text }) => text)).toEqual(readSentences(result.message));
        expect(result.claims.map(({ text }) => text)).toEqual(readSentences(result.message));
      }),
      { numRuns: RUNS },
    );
  });

  it("AST-10 do not wait for the end of a paragraph", async () => {
    const streamed: string[] = [];
    let early = 0;
    const model: Model = {
      window: 32_000,
      complete: (_messages, _most, onText) => {
        for (const piece of `${sentences[1]} ${sentences[2]} ${sentences[3]}`.match(/.{1,4}/g)!) {
          early = streamed.length;
          onText?.(piece);
        }
        return Promise.resolve({ text: "", isCut: false });
      },
    };
    await writeNotes(model, { style: "paragraph", lecture }, (claim) => streamed.push(claim.text));
    expect(streamed).toEqual([sentences[1], sentences[2], sentences[3]]);
    expect(early).toBe(2);
  });
});

const isSpoken = (address: string) => "We read https://school.edu/bio today.".includes(address);

describe("a model's text", () => {
  it.each([
    ["12:34", 754],
    ["[0:12:34]", 754],
    ["(12:34–13:10)", 754],
    ["【1:02:03】", 3723],
    ["12:34.5", 754],
    ["75:10", 4510],
    ["12m34s", 754],
    ["1h 2m 3s", 3723],
    ["12 min", 720],
    ["754s", 754],
    ["t=754", 754],
    ["#t=754", 754],
    ["soon", undefined],
    ["", undefined],
  ])("AST-09 names the time %s", (text, seconds) => expect(parseMoment(text)).toBe(seconds));

  it.each([
    ["A (12:34).", "A [12:34]."],
    ["A [00:12:34 - 00:13:10] b", "A [12:34] b"],
    ["A [12:34](#t=754) b", "A [12:34] b"],
    ["A [0:10, 0:20; 59:59].", "A [0:10] [0:20]."],
    ["A [12m34s]", "A [12:34]"],
    ["A [59:59].", "A."],
    ["A [1] and a[2:10] (3 items)", "A [1] and a [2:10] (3 items)"],
  ])("AST-09 %j has its times in one format, and none after the recording's end", (text, tidied) =>
    expect(tidyMoments(text, 1_000)).toBe(tidied),
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
    ["```md\n- Cells\n```", "- Cells\n"],
    ["- \n- Cells", "- Cells"],
  ])("AST-09 %j contains no link that was not said", (text, tidied) =>
    expect(tidyMarkdown(text, isSpoken)).toBe(tidied),
  );

  it("AST-09 has no reasoning, wherever the pieces are cut", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100), { maxLength: 20 }), (cuts) => {
        const text = "A < b. <think>No </b> way.</think>Cells <b>divide</b>. <Thinking>Hm.</thinking> In two. <thi";
        const filter = createThoughtFilter();
        const places = [0, ...cuts.map((cut) => cut % text.length).toSorted((a, b) => a - b), text.length];
        const read = places.map((place, at) => filter.read(text.slice(place, places[at + 1] ?? place))).join("");
        expect(read + filter.end()).toBe("A < b. Cells <b>divide</b>.  In two. <thi");
      }),
    );
  });

  it("AST-09 is read up to the longest object, in time that grows linearly with its length", () => {
    const started = performance.now();
    createObjectReader().read('{"sentence": "'.repeat(100_000));
    createObjectReader().read("{".repeat(1_000_000));
    createObjectReader().read(`{"sentence": "${"}\n".repeat(100_000)}`);
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
