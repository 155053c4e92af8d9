import { describe, expect, it } from "vitest";
import { describeWriting, findSentences } from "./find-sentences.ts";
import { splitSentences } from "./split-sentences.ts";
import { normaliseTranscript } from "./transcript.ts";

const normaliseText = (text: string, seconds?: number) => normaliseTranscript({ text }, seconds);
const lines = (...texts: string[]) => texts.join("\n");

const words = (some: string) => (some.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

/** A caption of SubRip; its times are seconds and milliseconds. */
const cue = (n: number, start: string, end: string, text: string) => `${n}\n00:00:${start} --> 00:00:${end}\n${text}\n`;
/** Captions of two seconds each, one after the other. */
const captions = (...texts: string[]) => texts.map((text, n) => ({ start: n * 2, end: n * 2 + 2, text }));
const normaliseCaptions = (...texts: string[]) => normaliseTranscript({ segments: captions(...texts) }).segments ?? [];
const toTexts = (...texts: string[]) => normaliseCaptions(...texts).map(({ text }) => text);

describe("lines", () => {
  it("AST-01 joins lines that were wrapped at a fixed width", () => {
    const wrapped = lines(
      "The cell wall is what keeps a plant upright when it has",
      "water. Without it the leaves hang down within an hour, and",
      "the whole plant follows them soon after that has begun.",
      "",
      "Animals have no such wall. Their cells are held in shape",
      "by a skeleton of threads, which can be taken apart and put",
      "together again in a few seconds.",
    );
    expect(normaliseText(wrapped).text.split("\n\n")).toEqual([
      "The cell wall is what keeps a plant upright when it has water. Without it the leaves hang down within an hour, and the whole plant follows them soon after that has begun.",
      "Animals have no such wall. Their cells are held in shape by a skeleton of threads, which can be taken apart and put together again in a few seconds.",
    ]);
  });

  it("AST-01 joins a word that was divided at the end of a line", () => {
    const wrapped = lines(
      "The leaves of this plant turn to the light, and the photo-",
      "synthesis in them begins within a minute of the sunrise as",
      "far as anybody has measured it, which is not very far with",
      "the instruments that we had until a few years ago in here.",
    );
    expect(normaliseText(wrapped).text).toContain("the photosynthesis in them");
  });

  it("AST-01 joins lines with a blank line after each", () => {
    const spaced = lines(
      "A river carries more sand in one day of flood than in the",
      "",
      "whole of a dry year. So what we find in its bed tells us of",
      "",
      "its worst days, and hardly anything about the ordinary ones",
      "",
      "that fishermen remember. That is the point of the method.",
    );
    expect(normaliseText(spaced).text).toContain("than in the whole of a dry year.");
  });

  it("AST-01 joins the uneven lines of copied captions into paragraphs of several sentences", () => {
    const copied = Array.from({ length: 24 }, (_, n) =>
      lines("A river carries more sand in one day of flood", `than in the whole of dry year ${n}.`),
    );
    const { text } = normaliseText(lines(...copied));
    expect(text.split("\n\n").length).toBeLessThan(8);
    expect(text).toContain("in one day of flood than in the whole of dry year 23.");
  });

  it("AST-01 keeps lines of a text that is not wrapped", () => {
    const text = "Glaciers move.\n\nThey move faster in the middle than at their sides.";
    expect(normaliseText(text).text).toBe(text);
  });

  it("AST-01 makes paragraphs of one endless line", () => {
    const { text } = normaliseText("A glacier moves a little every day of the year. ".repeat(60));
    const paragraphs = text.split("\n\n");
    expect(paragraphs.length).toBeGreaterThan(3);
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/^A glacier.*year\.$/);
  });
});

describe("sentence borders", () => {
  const unpunctuated =
    "so today we look at how a river moves its stones and then we ask what that does to the valley but first let me say what a flood is a flood is water above the banks and it lasts a few days at most now the stones at the bottom begin to roll when the water is fast enough and the smaller ones go first because they need less of a push so what we find at the end of the valley is sand and what we find at its top is rocks";

  it("AST-01 restores borders where a text has no full stops, at words that open sentences", () => {
    const sentences = normaliseText(unpunctuated).text.split("\n");
    expect(sentences.length).toBeGreaterThan(3);
    expect(sentences.join(" ")).toBe(unpunctuated);
    for (const sentence of sentences) {
      expect(sentence.split(" ").length).toBeLessThanOrEqual(48);
      expect(sentence).not.toMatch(/ (?:the|a|of|to|and|is)$/);
    }
    expect(sentences.map((sentence) => sentence.split(" ")[0])).toEqual(expect.arrayContaining(["but", "now", "so"]));
  });

  it("AST-01 restores a border at a pause", () => {
    const before = "the water carries sand to the sea every year of the century";
    const more = "stones of that size stay where they are until the next flood comes down";
    const segments = [
      { start: 0, end: 5, text: before },
      { start: 6.5, end: 12, text: more },
    ];
    expect(
      normaliseTranscript({
        segments: segments.concat(captions(unpunctuated).map((c) => ({ ...c, start: 14, end: 60 }))),
      }).segments,
    ).toEqual(expect.arrayContaining([{ start: 0, end: 5, text: before }]));
  });

  it.each([
    ["en", "We thank Dr. J. Watson, e.g. for 3.5 billion letters of No. 7."],
    ["de", "Das war am 3. Oktober, d.h. vor Nr. 4 (dem 5. April) und usw. Berge."],
    ["es", "La Dra. Ruiz y el Sr. Pérez, p.ej. en la pág. Tres."],
  ])("AST-01 ends no sentence after abbreviations, initials and ordinals: %s", (language, sentence) => {
    expect(splitSentences(sentence, language)).toEqual([sentence]);
  });

  it.each([
    ["en", "The ice carries stones into the valley The stones are sharp and dark", 2],
    ["de", "Das Eis trägt viele Steine ins Tal Die Steine sind scharf und dunkel", 2],
    ["en", "The students flew to The Hague and heard the court of the town", 1],
    ["en", "The ice carries the stones of The valley down to the sea of the north", 1],
    ["de", "Bitte schreiben Sie uns, wenn Sie im Tal viele Steine finden", 1],
    ["en", "What the ice does is what I saw in the valley of the north", 1],
  ])("AST-06 finds borders in a text (%s) by capitals that only a beginning has: %s", (language, text, count) => {
    expect(splitSentences(text, language)).toHaveLength(count);
  });

  it("AST-01 ends a sentence after a letter that is no initial", () => {
    const sentences = ["The valley has the shape of the letter U.", "The river below it has cut the shape of a V."];
    expect(
      findSentences(
        sentences.join(" "),
        describeWriting(sentences.join(" "), "en", () => undefined),
      ),
    ).toEqual(sentences);
  });
});

describe("segments", () => {
  it("AST-01 gives a sentence of several captions the first one's start and the last one's end", () => {
    expect(normaliseCaptions("The valley was cut", "by ice and not", "by water. The river", "came later.")).toEqual([
      { start: 0, end: 6, text: "The valley was cut by ice and not by water." },
      { start: 4, end: 8, text: "The river came later." },
    ]);
  });

  it("AST-01 keeps segments that begin and end with a sentence as the phone sent them", () => {
    const segments = [
      { start: 0.25, end: 9.5, speaker: "Ada", text: "The valley was cut by ice. Water came later." },
      { start: 10, end: 14.125, speaker: "Ben", text: "How do we know?" },
    ];
    expect(normaliseTranscript({ segments }).segments).toEqual(segments);
  });

  it("AST-01 divides a segment of many sentences, with starts in their order inside it", () => {
    const long = Array.from(
      { length: 40 },
      (_, n) => `Layer number ${n} of the ice is older than the one above it.`,
    ).join(" ");
    const segments = normaliseTranscript({ segments: [{ start: 100, end: 300, text: long }] }).segments ?? [];
    expect(segments.length).toBeGreaterThan(4);
    expect(segments.map(({ text }) => text).join(" ")).toBe(long);
    expect(segments[0]?.start).toBe(100);
    expect(segments.at(-1)?.end).toBe(300);
    for (const [n, { start, end }] of segments.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(segments[n - 1]?.end ?? 100);
    }
  });

  it("AST-01 changes nothing when it reads again what it wrote", () => {
    const once = normaliseCaptions(
      "The valley was cut",
      "by ice and not",
      "by water. The river",
      "came later. Much later.",
    );
    expect(normaliseTranscript({ segments: once }).segments).toEqual(once);
  });
});

/** A caption as YouTube writes it. */
const toCaption = (from: string, to: string, ...lines: string[]) =>
  `00:00:${from}.000 --> 00:00:${to}.000 align:start position:0%\n${lines.join("\n")}`;

describe("rolling captions", () => {
  const rolling = [
    "so the ice",
    "so the ice moves down",
    "moves down",
    "moves down the whole valley",
    "the whole valley",
    "the whole valley every single year",
    "every single year",
  ];

  it("AST-01 says each word of captions that roll once", () => {
    expect(toTexts(...rolling).join(" ")).toBe("so the ice moves down the whole valley every single year");
  });

  it("AST-01 gives a line of captions that roll the time at which it first appeared", () => {
    const [first] = normaliseCaptions(...rolling);
    expect([first?.start, first?.end]).toEqual([0, 14]);
  });

  it("AST-01 reads the times of SubViewer, two on one line with a comma between them", () => {
    const text = ["the dunes move", "inland each winter", "and the village", "moves with them"]
      .map((line, n) => `0:00:0${n * 2}.000,0:00:0${n * 2 + 2}.000\n${line}\n`)
      .join("\n");
    const { segments } = normaliseTranscript({ text });
    expect(segments?.map((segment) => segment.text).join(" ")).toBe(
      "the dunes move inland each winter and the village moves with them",
    );
    expect(segments?.at(-1)?.end).toBe(8);
  });

  it("AST-01 reads the file of automatic captions without its header, places and the moments of its words", () => {
    const file = [
      "WEBVTT\nKind: captions\nLanguage: en",
      toCaption("01", "03", " ", "so<00:00:01.200><c> the</c><00:00:01.500><c> ice</c>"),
      toCaption("03", "04", "so the ice", " "),
      toCaption("04", "06", "so the ice", "<c.colorE5E5E5>moves</c><00:00:04.500><c> down</c>"),
      toCaption("06", "07", "moves down", " "),
      toCaption("07", "09", "moves down", "the<00:00:07.500><c> whole</c> if a <b and b> c"),
      toCaption("09", "10", "the whole if a <b and b> c", " "),
    ].join("\n\n");
    const { segments, text } = normaliseTranscript({ text: file });
    expect(text.replaceAll("\n", " ")).toBe("so the ice moves down the whole if a <b and b> c");
    expect(segments?.[0]?.start).toBe(1);
  });

  it("AST-01 keeps what a speaker said twice", () => {
    expect(
      toTexts("It moves. It moves.", "It moves. And again:", "it moves, said Galileo.", "Did he?", "He did.").join(" "),
    ).toBe("It moves. It moves. It moves. And again: it moves, said Galileo. Did he? He did.");
  });

  it("AST-01 keeps a line that a speaker repeats", () => {
    expect(toTexts(...Array.from({ length: 12 }, () => "Ice moves very slowly."))).toHaveLength(12);
  });

  it("AST-01 says each word of copied captions once in a text too", () => {
    expect(normaliseText(rolling.join("\n")).text.replaceAll("\n", " ")).toBe(
      "so the ice moves down the whole valley every single year",
    );
  });
});

describe("speakers", () => {
  it("AST-01 reads names before a colon as speakers", () => {
    expect(
      normaliseCaptions(
        "PROFESSOR: Ice is a rock.",
        "It melts, that is all.",
        "MARY ANN: Is it really?",
        "PROFESSOR: It is.",
      ),
    ).toEqual(
      [
        { start: 0, end: 4, speaker: "Professor", text: "Ice is a rock. It melts, that is all." },
        { start: 4, end: 6, speaker: "Mary Ann", text: "Is it really?" },
        { start: 6, end: 8, speaker: "Professor", text: "It is." },
      ].flatMap((segment) =>
        segment.text.startsWith("Ice")
          ? [
              { ...segment, end: 2, text: "Ice is a rock." },
              { ...segment, start: 2, text: "It melts, that is all." },
            ]
          : [segment],
      ),
    );
  });

  it("AST-01 shows a dash at >> where no name is given", () => {
    expect(toTexts(">> Ice is a rock.", "It only melts early. >> Really?", ">> Yes, really.")).toEqual([
      "– Ice is a rock.",
      "It only melts early.",
      "– Really?",
      "– Yes, really.",
    ]);
  });

  it("AST-01 goes over no speaker's border with a sentence", () => {
    const segments = [
      { start: 0, end: 2, speaker: "A", text: "the ice moves" },
      { start: 2, end: 4, speaker: "B", text: "how fast" },
    ];
    expect(normaliseTranscript({ segments }).segments).toEqual(segments);
  });

  it("AST-01 takes no words of a sentence for a speaker", () => {
    const text = "Note: ice is a rock.\n\nThere is one difference: it melts.";
    expect(normaliseText(text).text).toBe(text);
  });
});

describe("Markdown", () => {
  const markdown = lines(
    "---",
    'title: "Rivers of ice"',
    "---",
    "# Lecture 4",
    "",
    "**Dr. Ruiz:** A *glacier* is [a river](https://ice.example/river) of ice.",
    "It moves.",
    "",
    "- It has a source.",
    "- It has an end.",
    "",
    "**Ada:** `Really`?",
  );

  it("AST-01 reads Markdown as structure: headings, emphasis, links and lists as their words", () => {
    expect(normaliseText(markdown).text.split("\n\n")).toEqual([
      "Lecture 4",
      "Dr. Ruiz: A glacier is a river of ice. It moves.",
      "It has a source.",
      "It has an end.",
      "Ada: Really?",
    ]);
  });

  it("AST-01 leaves the names of emoji out", () => {
    const { text } = normaliseTranscript({
      text: "# Notes\n\n:point_up: Read the time at 10:30:15, and the ratio 3:x:4.\n",
    });
    expect(text).toContain("Read the time at 10:30:15, and the ratio 3:x:4.");
    expect(text).not.toContain("point");
  });

  it("AST-01 knows what a Markdown text calls itself", () => {
    expect(normaliseText(markdown).title).toBe("Rivers of ice");
    expect(normaliseText("## Rivers *of* ice\n\nThey move.").title).toBe("Rivers of ice");
    expect(normaliseText("In C# the sign * multiplies.").title).toBeUndefined();
  });
});

describe("times in a text", () => {
  const timed = lines("[00:00] The ice moves", "[00:04] very slowly. Nobody sees it", "[00:09] without instruments.");

  it("AST-01 makes segments of lines that say when they were spoken", () => {
    expect(normaliseText(timed, 60).segments).toEqual([
      { start: 0, end: 9, text: "The ice moves very slowly." },
      { start: 4, end: expect.closeTo(10, 0), text: "Nobody sees it without instruments." },
    ]);
  });

  it("AST-01 reads the name and the time above a turn", () => {
    const text = lines(
      "Ada Lovelace  0:05",
      "The ice moves.",
      "",
      "Ben  0:09",
      "How fast?",
      "",
      "Ada Lovelace  0:12",
      "Slowly.",
    );
    expect(normaliseText(text, 60).segments).toEqual([
      { start: 5, end: 9, speaker: "Ada Lovelace", text: "The ice moves." },
      { start: 9, end: 12, speaker: "Ben", text: "How fast?" },
      { start: 12, end: 13, speaker: "Ada Lovelace", text: "Slowly." },
    ]);
  });

  it("AST-01 keeps the times of captions of which one begins before the one above it", () => {
    const { segments } = normaliseText(
      [
        cue(1, "01,000", "03,000", "The ice moves very slowly."),
        cue(2, "03,000", "05,000", "Nobody sees it without instruments."),
        cue(3, "02,990", "06,000", "It carries stones."),
        cue(4, "06,000", "08,000", "They scratch the rock below it."),
        cue(5, "08,000", "09,000", "That shows where it went."),
      ].join("\n"),
      60,
    );
    expect(segments?.map(({ start, text }) => [start, text])).toEqual([
      [1, "The ice moves very slowly."],
      [3, "Nobody sees it without instruments. It carries stones."],
      [6, "They scratch the rock below it."],
      [8, "That shows where it went."],
    ]);
  });

  it("AST-01 keeps the words in their order where a time goes back", () => {
    const text = Array.from({ length: 60 }, (_, n) => `[00:${10 + (n === 30 ? 28 : n)}] Sentence ${n} is said here.`);
    const said = (normaliseText(lines(...text)).segments ?? []).map((segment) => segment.text).join(" ");
    expect([...said.matchAll(/Sentence (\d+)/gu)].map(([, n]) => Number(n))).toEqual(text.map((_, n) => n));
  });

  it("AST-01 leaves times out that go beyond the recording", () => {
    const { segments, text } = normaliseText(timed, 5);
    expect(segments).toBeUndefined();
    expect(text).toBe("The ice moves very slowly. Nobody sees it without instruments.");
  });
});

describe("odd input", () => {
  it.each([
    ["nothing", ""],
    ["blanks", " \n\t\n "],
    ["marks of Markdown alone", "# \n\n**  **\n---\n"],
    ["numbers alone", "1\n2\n3\n4\n5"],
    ["half an emoji", "ice \ud83d moves"],
    ["another alphabet", "Ледник движется. Он движется медленно."],
    ["a language without spaces", "冰川在移动。它移动得很慢。"],
  ])("AST-01 reads %s without an error and loses no words", (_title, text) => {
    expect(words(normaliseText(text).text)).toBe(words(text));
  });

  it.each([
    ["commas", ",".repeat(500_000)],
    ["full stops", ". ".repeat(150_000)],
    ["colons", "A: ".repeat(100_000)],
    ["angle brackets", ">>".repeat(200_000)],
    ["asterisks", `# a\n${"*".repeat(400_000)}`],
    ["underscores and brackets", `# a\n${"_[(".repeat(100_000)}`],
    ["times", "1:23 ".repeat(60_000)],
    ["short lines", "a\n".repeat(80_000)],
    ["one endless word", "x".repeat(500_000)],
  ])("AST-01 reads hundreds of thousands of %s in seconds", (_title, text) => {
    const before = process.threadCpuUsage();
    normaliseText(text);
    expect(process.threadCpuUsage(before).user).toBeLessThan(8_000_000);
  });
});
