import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { describe, expect, it } from "vitest";
import { prepareTranscript, normaliseTranscript } from "./transcript.ts";

/** Captions of five seconds, one after the other. */
const captions = (...texts: string[]) => texts.map((text, n) => ({ start: n * 5, end: n * 5 + 5, text }));
const toTurns = (...texts: string[]) =>
  (normaliseTranscript({ segments: captions(...texts) }).segments ?? []).map(({ speaker, text }) => [speaker, text]);
const toTexts = (...texts: string[]) => toTurns(...texts).map(([, text]) => text);
const normaliseText = (text: string, seconds = 3000) => normaliseTranscript({ text }, seconds).text;

describe("speakers", () => {
  it("TRN-02 gives each labelled line of a caption to who said it", () => {
    expect(
      toTurns(
        "Ana Ruiz: Why is it slow here?\nTom Berg: Because the bed is wide.",
        "Ana Ruiz: And the sand?\nTom Berg: It sinks.",
      ),
    ).toEqual([
      ["Ana Ruiz", "Why is it slow here?"],
      ["Tom Berg", "Because the bed is wide."],
      ["Ana Ruiz", "And the sand?"],
      ["Tom Berg", "It sinks."],
    ]);
  });

  it.each([
    ["diarisers' labels", "[SPEAKER_00]: ", "[SPEAKER_01]: ", "SPEAKER_00", "SPEAKER_01"],
    ["labels without brackets", "SPEAKER_00: ", "SPEAKER_01: ", "SPEAKER_00", "SPEAKER_01"],
    ["names in small letters", "ana ruiz: ", "tom: ", "ana ruiz", "tom"],
    ["addresses", "ana@school.edu: ", "tom.berg@school: ", "ana@school.edu", "tom.berg@school"],
    ["devices", "iPhone (2): ", "Ana: ", "iPhone (2)", "Ana"],
    ["names in parentheses", "(المشروع): ", "(الولد): ", "المشروع", "الولد"],
    ["names in Chinese brackets", "【老师】：", "【学生】：", "老师", "学生"],
    ["Chinese names with the wide colon", "张老师：", "学生：", "张老师", "学生"],
    ["Arabic names", "الأستاذة: ", "الطالب: ", "الأستاذة", "الطالب"],
    [
      "long names",
      "Maria del Carmen García de la Torre: ",
      "Tom Berg: ",
      "Maria del Carmen García de la Torre",
      "Tom Berg",
    ],
  ])("TRN-02 recognises speakers by %s", (_, one, other, first, second) => {
    const turns = toTurns(
      `${one}The river is slow.`,
      `${other}Why is it slow?`,
      `${one}The bed is wide.`,
      `${other}And the sand?`,
    );
    expect(turns.map(([speaker]) => speaker)).toEqual([first, second, first, second]);
  });

  it("TRN-02 knows labels in captions of two lines, of which the second has none", () => {
    const turns = toTurns(
      "선생님: 강은 느립니다\n여기서는",
      "학생: 왜 느립니까\n여기서",
      "선생님: 바닥이\n넓습니다",
      "학생: 모래는\n어떻습니까",
    );
    expect(turns.map(([speaker]) => speaker)).toEqual(["선생님", "학생", "선생님", "학생"]);
  });

  it("TRN-02 finds a name behind a sound, and keeps the sound", () => {
    expect(
      toTurns("[door closes] ANA: The river is slow here.", "TOM: Why is that so?", "ANA: The bed is wide here."),
    ).toEqual([
      ["ANA", "[door closes] The river is slow here."],
      ["TOM", "Why is that so?"],
      ["ANA", "The bed is wide here."],
    ]);
  });

  it("TRN-02 takes words before a colon for no people", () => {
    const said = [
      "Remember: the river is never still.",
      "Question: why does it slow down?",
      "Answer: because the bed gets wider.",
      "Question: what sinks first of all?",
      "Answer: the heaviest of the grains.",
      "Step One: measure the width of it.",
    ];
    expect(toTurns(...said)).toEqual(said.map((text) => [undefined, text]));
  });

  it.each([
    [
      "a glossary",
      "Glacier: A river of ice.",
      "Moraine: The stones that it leaves.",
      "Delta: Where a river ends in the sea.",
    ],
    [
      "a colon in speech",
      "the rule is this: keep it slow.",
      "and then: the sand sinks first.",
      "so remember this: never alone.",
    ],
    ["days", "Monday: we meet at the bridge.", "Tuesday: we measure the width.", "Monday: we write the report."],
    ["Chinese words", "问题：为什么水流会变慢？", "答案：因为河床变宽了。", "问题：那沙子呢？", "答案：马上就沉下去。"],
  ])("TRN-02 names nobody in %s", (_, ...said) => {
    expect(toTurns(...said).every(([speaker]) => speaker === undefined)).toBe(true);
  });

  it("TRN-02 reads several speakers below one time, as Google Meet writes them", () => {
    const text =
      "00:00:00\n\nAna Ruiz: The river is slow.\nTom Berg: Why is it slow?\n\n00:05:00\n\nAna Ruiz: The bed is wide.\nTom Berg: And the sand?\n\n00:10:00\n\nAna Ruiz: It sinks at once.";
    const { segments } = normaliseTranscript({ text }, 3000);
    expect(segments?.map(({ speaker, text: said }) => [speaker, said])).toEqual([
      ["Ana Ruiz", "The river is slow."],
      ["Tom Berg", "Why is it slow?"],
      ["Ana Ruiz", "The bed is wide."],
      ["Tom Berg", "And the sand?"],
      ["Ana Ruiz", "It sinks at once."],
    ]);
  });
});

describe("times that are words", () => {
  it.each([
    [
      "clock times in speech",
      "We meet at 10:30 tomorrow.\n10:30 is early for some of you.\n9:45 sharp, please.\n17:15 is also when the library closes.",
    ],
    [
      "a timetable",
      "Schedule of the course\n9:00 Registration\n9:30 Welcome\n10:15 Rivers and sand\n11:00 Coffee\n12:30 Lunch",
    ],
    ["a timetable from one o'clock", "1:00 Registration\n1:30 Welcome\n2:15 Rivers and sand\n3:00 Coffee"],
    [
      "verses",
      "3:16 For so it is written.\n3:17 And it goes on.\n3:18 And it ends here.\n4:1 A new chapter begins.\n4:02 And so on.",
    ],
    ["verses in brackets", "It is written (3:16) and again (3:17) and once more (4:02) in the book."],
    [
      "times of day with names",
      "10:02 AM Ana Ruiz\nThe river is slow.\n\n10:03 AM Tom Berg\nWhy is that so?\n\n10:05 AM Ana Ruiz\nThe bed is wide.",
    ],
  ])("TRN-01 keeps every word of %s", (_, text) => {
    expect(normaliseText(text).replaceAll(/\s+/g, " ")).toBe(text.replaceAll(/\s+/g, " "));
  });

  it("TRN-01 still reads bare times that begin with the recording", () => {
    const { segments } = normaliseTranscript(
      { text: "0:03\nThe river is slow.\n0:09\nThe bed is wide.\n0:17\nThe sand sinks at once." },
      60,
    );
    expect(segments?.map(({ start }) => start)).toEqual([3, 9, 17]);
  });
});

describe("the frame of a service", () => {
  it("TRN-06 leaves out what Otter puts around a transcript, takes its title, and tells it", () => {
    const text =
      "Rivers and sand\nWed, Nov 25, 2026 10:02AM • 41:10\n\nSUMMARY KEYWORDS\nriver, sand, speed\n\nSPEAKERS\nAna Ruiz, Speaker 2\n\n\nAna Ruiz  00:03\nThe river is slow.\n\nSpeaker 2  00:12\nWhy is that so?\n\nAna Ruiz  00:18\nThe bed is wide.\n\nTranscribed by https://otter.ai\n";
    const read = prepareTranscript({ text }, 3000);
    expect(read.title).toBe("Rivers and sand");
    expect(read.captions?.map((one) => one.text)).toEqual([
      "The river is slow.",
      "Why is that so?",
      "The bed is wide.",
    ]);
    expect(read.notices).toEqual([
      expect.objectContaining({ kind: "left-out", words: expect.stringContaining("SUMMARY KEYWORDS") }),
    ]);
  });

  it.each([
    [
      "This editable transcript was computer generated and might contain errors. People can also change the text after it was created.",
    ],
    ["Tom Berg stopped transcription"],
    ["Meeting ended after 00:41:10 👋"],
  ])("TRN-06 leaves %j out", (line) =>
    expect(normaliseText(`The river is slow here.\n\n${line}`)).toBe("The river is slow here."),
  );

  it("TRN-06 keeps a lecture's own lists", () => {
    const text = "Now the lists.\n\nSpeakers\nare loud today, and one of them is broken.";
    expect(normaliseText(text)).toContain("are loud today");
    expect(normaliseText("The one who stopped transcription of genes was Watson.")).toContain("transcription of genes");
  });
});

/** A screen of two lines that rolls up, in a script without spaces. */
const rolling = (...lines: string[]) =>
  lines.flatMap((line, n) => [
    { start: n * 3, end: n * 3 + 2.99, text: n === 0 ? line : `${lines[n - 1]}\n${line}` },
    { start: n * 3 + 2.99, end: n * 3 + 3, text: line },
  ]);

describe("what was said once", () => {
  it("TRN-06 unrolls captions without spaces by their characters", () => {
    const said = [
      "今天我们讨论河流",
      "怎样搬运沙子和石头",
      "水的速度决定哪些颗粒",
      "会从河床上被带走",
      "流得快的河能够搬动砾石",
    ];
    const { text } = normaliseTranscript({ segments: rolling(...said) });
    expect(text.replaceAll(/\s/g, "")).toBe(said.join(""));
  });

  it("TRN-06 reads captions with a highlighted word once", () => {
    const sentence = "Today we look at how rivers carry sand and stones down to the sea.";
    const shown = Array.from({ length: 14 }, (_, n) => ({ start: n * 0.4, end: n * 0.4 + 0.4, text: sentence }));
    expect(normaliseTranscript({ segments: shown }).segments).toEqual([
      { start: 0, end: expect.closeTo(5.6), text: sentence },
    ]);
  });

  it("TRN-06 keeps what a person said several times", () => {
    expect(toTexts(...Array.from({ length: 8 }, () => "Ice moves very slowly."))).toHaveLength(8);
  });

  it("TRN-06 closes the seam of two chunks whose times overlap", () => {
    const segments = [
      { start: 0, end: 10, text: "The river carries sand and it drops the sand at the bridge" },
      { start: 7, end: 15, text: "and it drops the sand at the bridge where the bed is wide." },
    ];
    expect(normaliseTranscript({ segments }).text).toBe(
      "The river carries sand and it drops the sand at the bridge where the bed is wide.",
    );
  });
});

describe("silence", () => {
  it.each([
    ["a loop of thanks", Array.from({ length: 20 }, () => "Thank you for watching!")],
    ["one word", ["you"]],
    ["sounds", ["[Music]", "(silence)", "♪♪"]],
    ["Japanese thanks", ["ご視聴ありがとうございました。", "ご視聴ありがとうございました"]],
  ])("TRN-06 finds no speech in %s", (_, said) => {
    const { captions: left, leftOut } = prepareTranscript({ segments: captions(...said) });
    expect([left, leftOut.length]).toEqual([[], said.length]);
  });

  it("TRN-06 leaves a loop out of a lecture, and tells where it stood", () => {
    const said = ["The river is slow here.", ...Array.from({ length: 9 }, () => "Thank you."), "The bed is wide here."];
    const read = prepareTranscript({ segments: captions(...said) });
    expect(read.captions?.map(({ text }) => text)).toEqual(["The river is slow here.", "The bed is wide here."]);
    expect(read.notices).toMatchObject([{ kind: "left-out", at: "0:05", count: 18 }]);
  });

  it("TRN-06 keeps the thanks at a lecture's end", () => {
    expect(toTexts("The river is slow here.", "Thank you.", "Thanks for watching!").join(" ")).toContain(
      "Thanks for watching!",
    );
  });
});

const normaliseSegments = (segments: readonly TranscriptSegment[]) => normaliseTranscript({ segments }).segments ?? [];
const every = (seconds: number, texts: readonly string[]) =>
  texts.map((text, n) => ({ start: n * seconds, end: (n + 1) * seconds, text }));

describe("scripts without spaces", () => {
  const zh = [
    "我们今天来讨论",
    "河流怎样搬运沙子和石头",
    "水的速度",
    "决定哪些颗粒",
    "会从河床上被带走",
    "流得快的河能够搬动砾石",
    "流得慢的河连细泥也会沉下",
    "坡度变缓的地方河流散开",
    "并且形成三角洲",
  ];
  it.each([
    ["captions of six seconds", every(6, zh)],
    ["captions of a second", every(1, [...zh, ...zh])],
    ["one caption of a minute", every(60, [zh.join("")])],
    [
      "Thai",
      every(4, ["วันนี้เราจะพูดถึงแม่น้ำ", "และวิธีที่มันพัดพาทราย", "ความเร็วของน้ำเป็นตัวกำหนด", "ว่าเม็ดใดจะถูกยกขึ้น", "จากก้นแม่น้ำ"]),
    ],
    [
      "sentences in a caption",
      every(20, ["今日は川の話です。水の速さが粒を決めます！なぜでしょうか？川床が広くなるからです。"]),
    ],
  ])("TRN-04 become lines of 3 to 12 seconds: %s", (_, segments) => {
    const rows = normaliseSegments(segments);
    expect(
      rows
        .map(({ text }) => text)
        .join("")
        .replaceAll(" ", ""),
    ).toBe(segments.map(({ text }) => text).join(""));
    for (const { start, end, text } of rows.slice(0, -1)) {
      expect(end - start).toBeGreaterThanOrEqual(3);
      expect(end - start).toBeLessThanOrEqual(12.001);
      expect(text.length).toBeLessThanOrEqual(90);
    }
  });

  it("TRN-04 end with a sentence where there is one", () => {
    const rows = normaliseSegments(
      every(20, ["今日は川の流れについて話します。水の速さが粒の大きさを決めます！なぜでしょうか、考えてみましょう。"]),
    );
    expect(rows.every(({ text }) => /[。！？]$/.test(text))).toBe(true);
  });

  it("TRN-04 are cut between words", () => {
    const words = new Intl.Segmenter("th", { granularity: "word" });
    const text = "วันนี้เราจะพูดถึงแม่น้ำและวิธีที่มันพัดพาทรายและหินลงสู่ทะเลความเร็วของน้ำเป็นตัวกำหนดว่าเม็ดใดจะถูกยกขึ้นจากก้นแม่น้ำ".repeat(2);
    const borders = new Set([...words.segment(text)].map(({ index }) => index));
    let place = 0;
    for (const row of normaliseSegments(every(60, [text]))) {
      place += row.text.length;
      expect(borders.has(place) || place === text.length).toBe(true);
    }
  });

  it("TRN-04 keep a sentence's speaker and a silence apart", () => {
    const rows = normaliseSegments([
      { start: 0, end: 2, text: "今天我们讨论河流" },
      { start: 9, end: 11, text: "怎样搬运沙子和石头" },
    ]);
    expect(rows.map(({ start }) => start)).toEqual([0, 9]);
  });
});
