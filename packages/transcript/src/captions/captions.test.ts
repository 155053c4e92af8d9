import { expect, it, describe } from "vitest";
import { decodeBytes } from "./decode-bytes.ts";
import { fitToLength } from "./fit-to-length.ts";
import { findLostWords, findUnstoredWords } from "./lost-words.ts";
import { describeNotice } from "./notices.ts";
import { readFile, unifyLines } from "./read-file.ts";

const readSegments = (text: string) => {
  const content = readFile(text);
  return content.kind === "captions" ? content.segments : [];
};
const toTexts = (text: string) => readSegments(text).map((segment) => segment.text);
const lines = (...texts: string[]) => texts.join("\n");
/** A file of WebVTT with a caption of five seconds for each text. */
const vtt = (...texts: string[]) =>
  lines("WEBVTT", "", ...texts.map((text, n) => `00:0${n}:00.000 --> 00:0${n}:05.000\n${text}\n`));
const srt = (...texts: string[]) =>
  lines(...texts.map((text, n) => `${n + 1}\n00:0${n}:00,000 --> 00:0${n}:05,000\n${text}\n`));

describe("words that are kept", () => {
  it.each([
    ["maths", "Suppose that a < b and that c > d in every step."],
    ["code", "A List<String> keeps only strings, and a Map<Key, Value> keeps pairs."],
    ["a comparison without spaces", "If x<y then we swap them and go on with the next pair."],
    ["an address in angle brackets", "Write to <ana@school.edu> or see <https://example.com/x_y>."],
    ["a tag that nothing closes", "The tag called <b> makes words bold."],
    ["sets", "The set {1, 2, 3} has three elements."],
    ["LaTeX in braces", String.raw`We write {\alpha} for the angle and \beta for the slope.`],
    ["a placeholder", "In code {name} is replaced by the value."],
    ["a time", "10:30 is early for some of you."],
    ["an arrow", "A --> B means that B follows."],
    ["a number alone in its line", "The answer is\n42"],
    ["blank lines", "One half of it.\n\nThe other half."],
  ])("TRN-01 keeps %s in WebVTT and SubRip", (_, text) => {
    const kept = text.replaceAll(/\n+/g, "\n");
    expect(toTexts(vtt(text, "Next."))).toEqual([kept, "Next."]);
    expect(toTexts(srt(text, "Next."))).toEqual([kept, "Next."]);
    expect(findLostWords(srt(text, "Next."), readSegments(srt(text, "Next.")), { marking: "cues" })).toEqual([]);
  });

  it.each(["Styles, and notes.", "Notez la définition.", "Note that sand sinks.", "2次元のベクトルのスカラー倍"])(
    "TRN-01 misses no word of a caption whose line begins with %j",
    (text) => {
      const broken = `Rivers.\n${text}`;
      for (const file of [vtt(broken), srt(broken)]) {
        expect(findLostWords(file, readSegments(file), { marking: "cues" })).toEqual([]);
        expect(findLostWords(file, [{ text: "Rivers." }], { marking: "cues" })).toHaveLength(1);
      }
      expect(
        findUnstoredWords({ segments: [{ start: 0, end: 5, text: `${text}\nEnd` }] }, [{ text: `${text} End` }]),
      ).toEqual([]);
    },
  );

  it("TRN-01 reads the first caption where no blank line stands below the header", () => {
    expect(toTexts("WEBVTT\n00:00.000 --> 00:05.000\nFirst.\n\n00:06.000 --> 00:07.000\nSecond.\n")).toEqual([
      "First.",
      "Second.",
    ]);
  });

  it("TRN-01 mends the end of captions of no length, and of those that end before they begin", () => {
    const text = lines(
      "WEBVTT",
      "",
      "00:05.000 --> 00:05.000",
      "No length.",
      "",
      "00:09.000 --> 00:02.000",
      "Backward.",
    );
    expect(readSegments(text)).toEqual([
      { start: 5, end: 6, text: "No length." },
      { start: 9, end: 10, text: "Backward." },
    ]);
  });

  it("TRN-01 keeps the words of a caption whose times can't be read", () => {
    expect(toTexts("WEBVTT\n\n00:01.000 --> 00:02.000\nFirst.\n\n00:xx --> 00:10.000\nSecond.\n")).toEqual([
      "First.",
      "Second.",
    ]);
  });

  it("TRN-01 decodes entities once, and leaves unknown names", () => {
    expect(toTexts(vtt("A caf&eacute;&hellip; &#8220;closed&#x201d; &amp;copy; &unknown; &lt;NaCl&gt;"))).toEqual([
      "A café… “closed” &copy; &unknown; <NaCl>",
    ]);
  });
});

describe("marks that are no words", () => {
  it("TRN-05 takes styles, comments, names of captions, classes and glosses off", () => {
    const text = lines(
      "WEBVTT - made by hand",
      "Kind: captions",
      "",
      "STYLE",
      "::cue(b) { color: red }",
      "",
      "NOTE an arrow 00:00 -> 00:01 in it",
      "and goes on",
      "",
      "intro",
      "00:00.000 --> 00:05.000 region:fred line:0 position:50.00%,middle",
      "<c.yellow>Rivers</c> carry <i>sand</i> and <ruby>stones<rt>rocks</rt></ruby> <00:01.000>down.",
      "NOTE Confidence: 0.80",
    );
    expect(readSegments(text)).toEqual([{ start: 0, end: 5, text: "Rivers carry sand and stones down." }]);
    expect(findLostWords(text, readSegments(text), { marking: "cues" })).toEqual([]);
  });

  it("TRN-05 takes SubRip's coordinates, colours and positions off", () => {
    const text =
      '1\n00:00:00,000 --> 00:00:05,500  X1:100 X2:600 Y1:050\n{\\an8}<font color="#ffff00">Rivers.</font>\n';
    expect(readSegments(text)).toEqual([{ start: 0, end: 5.5, text: "Rivers." }]);
  });
});

describe("voices", () => {
  it("TRN-02 gives each of several voices in a caption its words", () => {
    const [first, second, ...rest] = readSegments(
      vtt("<v Ana Ruiz>Why?</v> <v.loud Tom>Because it is wide.</v> Applause"),
    );
    expect([first!.speaker, first!.text, second!.speaker, second!.text]).toEqual([
      "Ana Ruiz",
      "Why?",
      "Tom",
      "Because it is wide.",
    ]);
    expect(rest).toEqual([{ start: second!.end, end: 5, text: "Applause" }]);
  });

  it("TRN-02 names no speaker where a voice has no name", () => {
    expect(readSegments(vtt("<v>The river.", "<v >The sand."))).toEqual([
      { start: 0, end: 5, text: "The river." },
      { start: 60, end: 65, text: "The sand." },
    ]);
  });

  it("TRN-05 cuts a long name rather than refusing the words", () => {
    const [segment] = readSegments(vtt(`<v ${"Prof. ".repeat(30)}Ruiz>The river.`));
    expect(segment!.speaker!.length).toBeLessThanOrEqual(120);
    expect(segment!.text).toBe("The river.");
  });
});

describe("loose files", () => {
  const sentence = [{ start: 0.5, end: 5.9, text: "Rivers carry sand." }];
  it.each([
    ["times with one digit", "1\n0:0:0,5 --> 0:0:5,9\nRivers carry sand.\n"],
    ["SubRip called WebVTT, with Windows' line ends", "1\r\n00:00:00,500 --> 00:00:05,900\r\nRivers carry sand.\r\n"],
    ["SBV", "0:00:00.500,0:00:05.900\nRivers carry sand.\n"],
    ["Whisper's table", "start\tend\ttext\n500\t5900\tRivers carry sand.\n"],
    ["Whisper's JSON", '{"text":"…","segments":[{"id":0,"start":0.5,"end":5.9,"text":" Rivers carry sand."}]}'],
    [
      "TTML",
      '<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="0.5s" dur="5400ms">Rivers<br/>carry sand.</p></div></body></tt>',
    ],
  ])("TRN-05 reads %s", (_, text) => {
    expect(readSegments(text).map((segment) => ({ ...segment, text: segment.text.replaceAll("\n", " ") }))).toEqual(
      sentence,
    );
    const content = readFile(text);
    if (content.kind !== "captions") throw new Error("no captions");
    expect(findLostWords(unifyLines(text), content.segments, { marking: content.marking })).toEqual([]);
  });

  it("TRN-05 reads what was copied from YouTube with its times for screen readers", () => {
    expect(
      readSegments("0:000 secondsRivers.\n1:051 minute, 5 secondsSand.\n").map(({ start, text }) => [start, text]),
    ).toEqual([
      [0, "Rivers."],
      [65, "Sand."],
    ]);
  });

  it.each([
    ["[Script Info]\nTitle: Rivers", "a SubStation Alpha file (.ass)"],
    [String.raw`{\rtf1\ansi Rivers}`, "an RTF document"],
    ["<html><body><p>Rivers</p></body></html>", "a web page (HTML)"],
    ["[ti:Rivers]\n[00:00.00]Rivers", "an LRC file"],
    ['{"id": 2, "name": "Rivers"}', "a JSON file of another kind than Whisper's"],
    ["%PDF-1.7", "a PDF document"],
    ["Scenarist_SCC V1.0\n\n00:00:01:00\t94ae", "a Scenarist file (.scc)"],
    ["//Font\n$FontName = Arial\n00:00:01:10 , 00:00:02:10 , Rivers", "a Spruce file (.stl)"],
  ])("TRN-05 refuses %j by name", (text, format) => expect(readFile(text)).toEqual({ kind: "refused", format }));

  it.each([["[Music] Rivers carry sand."], ["{a} is a set."], ["We meet at 10:30.\n10:30 --> see the plan."]])(
    "TRN-05 takes %j for text",
    (text) => expect(readFile(text)).toEqual({ kind: "text", text }),
  );

  it("TRN-05 puts 54,000 captions of one word together, each sentence at its own time", () => {
    const words = Array.from({ length: 54_000 }, (_, n) => {
      const at = (n * 0.4).toFixed(3);
      return `${n}\n0:${Math.floor(n / 150)}:${((n % 150) * 0.4).toFixed(3)} --> 0:${Math.floor(n / 150)}:${((n % 150) * 0.4 + 0.3).toFixed(3)}\nw${at.length}${n % 5 === 4 ? "." : ""}\n`;
    });
    const segments = readSegments(words.join("\n"));
    expect(segments.length).toBe(10_800);
    expect(segments[1]!.start).toBeCloseTo(2);
  });
});

describe("encodings", () => {
  const text = "WEBVTT\n\n00:00.000 --> 00:05.000\nRivers carry sand.\n";
  const wide = (bigEndian: boolean, mark: boolean) => {
    const bytes = Buffer.from((mark ? "\uFEFF" : "") + text, "utf16le");
    return bigEndian ? bytes.swap16() : bytes;
  };
  it.each([
    ["UTF-16, little endian", wide(false, true)],
    ["UTF-16, big endian", wide(true, true)],
    ["UTF-16 without a mark", wide(false, false)],
    ["UTF-16, big endian, without a mark", wide(true, false)],
  ])("TRN-05 reads %s", (_, bytes) => expect(toTexts(decodeBytes(bytes)!.text)).toEqual(["Rivers carry sand."]));

  /** "今天我们讨论河流怎样搬运沙子。", "今日は川がどのように砂を運ぶかを話します。" and others in their own encodings. */
  it.each([
    ["gb18030", "bdf1ccecced2c3c7ccd6c2dbbad3c1f7d4f5d1f9b0e1d4cbc9b3d7d3a1a3", "今天我们讨论河流怎样搬运沙子。"],
    [
      "shift_jis",
      "8da193fa82cd90ec82aa82c782cc82e682a482c98dbb82f0895e82d482a982f0986282b582dc82b78142",
      "今日は川がどのように砂を運ぶかを話します。",
    ],
    [
      "euc-kr",
      "bfc0b4c320bfecb8aeb4c220b0adc0cc20b8f0b7a1b8a620bfc5b1e2b4c220b9fdc0bb20b9e8bffcb4d9",
      "오늘 우리는 강이 모래를 옮기는 법을 배웠다",
    ],
    ["big5", "a4b5a4d1a7daadccb051bdd7aa65ac79abe7bccbb768b942a846a46ca143", "今天我們討論河流怎樣搬運沙子。"],
    [
      "windows-1252",
      "4175206c6f696e2c2074726573206c656e742c206c9265617520e974e9206c6f696e",
      "Au loin, tres lent, l’eau été loin",
    ],
    ["windows-1251", "d0e5eae020edeef1e8f220efe5f1eeea20e820eae0ece5edfc", "Река носит песок и камень"],
  ])("TRN-05 tells %s by its most frequent characters", (encoding, hex, expected) => {
    expect(decodeBytes(Buffer.from(hex, "hex"))).toEqual({ text: expected, encoding });
  });

  it("TRN-05 reads UTF-8 with one broken byte", () => {
    const bytes = Buffer.from("Les rivières érodent leur lit, très près de la forêt. Là, où X est.");
    bytes[bytes.indexOf("X")] = 0xff;
    expect(decodeBytes(bytes)!.text).toContain("rivières érodent");
  });

  it("TRN-05 takes noise for no text", () => {
    expect(decodeBytes(Uint8Array.from([0xff, 0x00, 0xfe, 0x80]))).toBeUndefined();
    expect(decodeBytes(Uint8Array.from({ length: 4000 }, (_, n) => (n * n * 31 + n * 7) % 256))).toBeUndefined();
  });
});

const at = (...times: (readonly [number, number])[]) => times.map(([start, end]) => ({ start, end, text: "Sand." }));

describe("the length of a recording", () => {
  it("TRN-05 moves a timecode that begins at a whole hour to 0, and tells it", () => {
    const { segments, notices } = fitToLength(at([36_005, 36_010], [36_020, 36_025]));
    expect(segments.map(({ start }) => start)).toEqual([5, 20]);
    expect(notices.map(describeNotice)).toEqual(["The captions began at 10:00:00; they begin at 0:00 now"]);
  });

  it("TRN-05 leaves times that lie within the length that the sender tells, or begin later in the hour", () => {
    expect(fitToLength(at([3605, 3610]), 7200).segments[0]!.start).toBe(3605);
    expect(fitToLength(at([3670, 3680])).segments[0]!.start).toBe(3670);
    expect(fitToLength(at([3605, 3610], [7300, 7310]), 1800).segments[0]!.start).toBe(3605);
  });

  it("TRN-05 cuts captions that end a few seconds after the recording, and no more", () => {
    expect(fitToLength(at([2690, 2702]), 2700)).toEqual({
      segments: at([2690, 2700]),
      notices: [{ kind: "cut", at: "45:00", words: "", count: 0 }],
    });
    expect(fitToLength(at([2690, 2790]), 2700).segments).toEqual(at([2690, 2790]));
  });
});

describe("a reader that loses words", () => {
  const text = vtt("Rivers carry sand.", "Where a < b the slope is flat.", "<v Ana>Silt sinks last.");
  const read = readSegments(text);
  it.each([
    ["drops a caption", read.filter((_, n) => n !== 1), "1:00"],
    ["stops at an angle bracket", read.map((one) => ({ ...one, text: one.text.split("<")[0]! })), "1:00"],
    ["drops a voice's words", read.map((one) => (one.speaker === undefined ? one : { ...one, text: "" })), "2:00"],
    ["drops the last word", read.map((one, n) => (n === 0 ? { ...one, text: "Rivers carry" } : one)), "0:00"],
    [
      "drops a word of which another stands elsewhere",
      read.map((one, n) => (n === 2 ? { ...one, text: "Silt last." } : one)),
      "2:00",
    ],
  ])("TRN-01 is found out when it %s, with the place", (_, broken, place) => {
    expect(findLostWords(text, broken, { marking: "cues" }).map(({ at }) => at)).toEqual([place]);
  });

  it("TRN-01 is told in words", () => {
    expect(findLostWords(text, read.slice(1), { marking: "cues" }).map(describeNotice)).toEqual([
      "3 words at 0:00 couldn't be read: rivers carry sand",
    ]);
  });

  it("TRN-01 is told at 20 places at most", () => {
    const long = lines(
      ...Array.from({ length: 50 }, (_, n) => `${n + 1}\n00:${10 + n}:00,000 --> 00:${10 + n}:05,000\nSand.\n`),
    );
    expect(findLostWords(long, [], { marking: "cues" })).toHaveLength(20);
  });
});
