import { describe, expect, it } from "vitest";
import { getLanguage } from "../../../languages/language.ts";
import { getReplies } from "../../../languages/replies.ts";
import { labelledLectures } from "@lectern/transcript/testing/labelled-lectures.ts";
import { englishLabelled } from "../../../testing/requests/english.ts";
import { germanLabelled } from "../../../testing/requests/german.ts";
import { readPhrasings } from "../../../testing/requests/labelled-requests.ts";
import { spanishLabelled } from "../../../testing/requests/spanish.ts";
import { answerQuestion } from "../../answer-question.ts";

const course = [
  "Good morning. Today we are going to talk about glaciers and volcanoes.",
  "A glacier is a river of ice that moves down a valley.",
  "The glacier carries stones from the mountains, because the ice freezes around them.",
  "A wall of stones at the end of a glacier is called a moraine.",
  "Remember that the moraine of a glacier shows the old border of the ice.",
  "For example, the moraine of the Rhine glacier lies near the lake of Constance.",
  "In 1840 Louis Agassiz proposed that glaciers had covered Europe.",
  "A volcano is a mountain that lets out molten rock.",
  "Magma is molten rock under the ground, and lava is molten rock above it.",
  "The volcano erupts because gas in the magma expands.",
  "Your homework is due on Friday: read chapter 4 on the glacier before the next class.",
  "The glacier and the volcano both shape the mountains that we see.",
];
const segments = course.map((text, n) => ({ start: n * 10, end: n * 10 + 10, text }));
const lecture = { transcript: "", segments, language: "en" };
const ask = (question: string) => answerQuestion(question, lecture);
const points = (message: string) => message.split("\n").filter((line) => /^(?:-|\d+\.) /.test(line));

describe("a request of the whole lecture", () => {
  it.each([
    ["summarize in 3 bullet points", 3],
    ["give me two main points", 2],
    ["top five takeaways", 5],
  ])("ASK-02 has as many points as are asked for: %s", (question, count) => {
    expect(points(ask(question).message)).toHaveLength(count);
  });

  it("ASK-02 in one sentence is one sentence of the lecture", () => {
    const { claims, message } = ask("one sentence summary");
    expect(claims).toHaveLength(1);
    expect(points(message)).toHaveLength(0);
  });

  it("ASK-02 says what was missed: what was covered, what is asked and when", () => {
    const { message } = ask("I was sick, what did I miss?");
    expect(message).toContain(getReplies("en").covered);
    expect(message).toMatch(/Asked of you:[\s\S]*read chapter 4/);
  });

  it("ASK-02 of the exam has what was called important itself, definitions and tasks", () => {
    const { message } = ask("what should I learn for the exam");
    expect(message).toMatch(/shows the old border of the ice/);
    expect(message).toMatch(/\*\*Glacier\*\*: A glacier is a river of ice/);
    expect(message).toMatch(/homework is due on Friday/);
  });

  it("ASK-02 of terms has each with its definition and moment", () => {
    expect(ask("key terms").message).toMatch(/- \*\*0:10\*\* \*\*Glacier\*\*: A glacier is a river of ice/);
  });

  it("ASK-02 of the exam has what is said of it before a question: that something is not on it", () => {
    const text =
      "Eine Gruppe hat ein neutrales Element. Jetzt mache ich einen kurzen Exkurs, das ist nicht prüfungsrelevant, wie schwierig ist das? Eine Untergruppe ist eine Teilmenge.";
    const { message } = answerQuestion("Was ist prüfungsrelevant?", { transcript: text, language: "de" });
    expect(message).toContain("das ist nicht prüfungsrelevant");
    expect(message).not.toContain(getLanguage("de").phrasebook.noExam);
  });

  it("ASK-02 of what there is to remember misses no exam that nobody spoke of", () => {
    const { noExam } = getLanguage("en").phrasebook;
    const tides = { transcript: "A tide is a movement of the sea.\nThe moon draws the tide each day.", language: "en" };
    const remembered = answerQuestion("what do i have to remember", tides);
    expect(remembered.message).not.toContain(noExam);
    expect(remembered.outcome).toBe("answer");
    expect(answerQuestion("what do i have to remember for the exam", tides).message).toContain(noExam);
  });

  it("ASK-02 of terms has none that is only supposed to be something", () => {
    const transcript = [
      "A number of grams is called the mass.",
      "If the particle was a positively charged particle.",
      "The particles leave the lead, and the particles hit the plate.",
      "Every particle has its mass, and the particles have a charge.",
    ].join(" ");
    const { message } = answerQuestion("key terms", { transcript, language: "en" });
    expect(message).not.toContain("If the particle");
  });

  it("ASK-02 in a few lines has more than two sentences", () => {
    expect(ask("give me a short summary").claims.length).toBeGreaterThan(2);
  });

  it("ASK-02 in simple words prefers definitions", () => {
    expect(ask("explain it simply").message).toMatch(/A volcano is a mountain that lets out molten rock/);
  });

  it("ASK-02 of examples has what the lecture calls one", () => {
    expect(ask("any examples?").message).toMatch(/the moraine of the Rhine glacier/i);
  });

  it("ASK-02 of its length names it", () => {
    expect(ask("how long is this").message).toBe("The recording is **2:00** long.");
  });

  it.each([
    ["translate this to spanish", "noTranslation"],
    ["is this lecture any good", "noOpinion"],
    ["make a study guide", "noGuide"],
    ["what can you do", "help"],
  ] as const)("ASK-02 that can't be met says so and what can be had instead: %s", (question, reply) => {
    expect(ask(question).message.split("\n")[0]).toBe(getReplies("en")[reply]);
  });
});

const sets = { en: englishLabelled, de: germanLabelled, es: spanishLabelled } as const;

describe.each(labelledLectures)("the lecture $name", ({ language, segments: own }) => {
  const phrasings = Object.values(sets[language as keyof typeof sets].whole).flatMap(readPhrasings);

  it("ASK-01 answers a request of the whole with something else than that it was not found", {
    timeout: 60_000,
  }, () => {
    const { notFound } = getLanguage(language).phrasebook;
    const unanswered = phrasings.filter((phrasing) => {
      const { outcome, message } = answerQuestion(phrasing, { transcript: "", segments: own, language });
      return outcome === "absent" || message.startsWith(notFound);
    });
    expect(unanswered.length / phrasings.length).toBeLessThan(0.02);
  });
});

it.each(["give me the main points", "what did i miss", "explain simply", "topics", "for the exam"])(
  "ASK-02 is answered of a recording of three sentences: %s",
  (question) => {
    const short = {
      transcript: "Cells divide in two. A cell is a small room. Each half keeps a plan.",
      language: "en",
    };
    expect(answerQuestion(question, short).outcome).not.toBe("absent");
  },
);

const answerTo = (transcript: string, language: string, question: string): string =>
  answerQuestion(question, { transcript, language }).message;

describe("when the exam is", () => {
  it("ASK-02 is the days that are named to the students, and nothing else", () => {
    const text =
      "It is important to know that enzymes are proteins. Your midterm is on March 12. Enzymes lower an energy.";
    expect(answerTo(text, "en", "when is the exam?")).toBe("Dates:\n\n- Your midterm is on March 12.");
  });

  it("ASK-02 is what is said of exams where no day is named", () => {
    const text =
      "Les humanités numériques changent la recherche. L'épreuve théorique porte sur tout le cours. L'idée importante est la recherche.";
    expect(answerTo(text, "fr", "c'est quand l'examen")).toMatch(/- L'épreuve théorique porte sur tout le cours\.$/);
  });

  it("ASK-02 is said to be missing where exams are never spoken of", () => {
    const text =
      "Enzymes are proteins that fold into shapes. A substrate binds to the enzyme. Enzymes lower an energy.";
    expect(answerTo(text, "en", "when is the exam?")).toBe("No day of an exam is named in this recording.");
  });
});

describe("what there is to do", () => {
  const enzymes =
    "Enzymes are proteins that fold into shapes. A substrate binds to the enzyme. Enzymes lower an energy.";

  it.each(["any homework?", "whats due next week", "do we have to read something"])(
    "ASK-02 is said to be nothing where nothing is announced: %s",
    (question) => {
      expect(answerTo(enzymes, "en", question)).toBe(getReplies("en").noTasks);
    },
  );

  it("ASK-02 is nothing, and what comes nearest to it", () => {
    const text = `${enzymes} I look forward to seeing you this Monday with the second lecture on proteins.`;
    expect(answerTo(text, "en", "any homework?")).toMatch(/^No homework[^\n]+\n\nWhat comes nearest[^\n]+\n\n- I look/);
  });

  it("ASK-02 is said with what was missed, also where it only comes near", () => {
    const text = `${enzymes} We're going to read Fear of Folding.`;
    expect(answerTo(text, "en", "what did I miss")).toMatch(
      /No homework[^\n]+\n\nWhat comes nearest[^\n]+\n\n- We're going to read/,
    );
  });

  it.each([
    ["de", "müssen wir was lesen"],
    ["es", "hay que entregar algo"],
    ["fr", "il y a des devoirs ?"],
    ["pt", "tem lição de casa?"],
  ])("ASK-02 is told apart from an examination in %s: %s", (language, question) => {
    expect(answerTo(enzymes, language, question)).toBe(getReplies(language).noTasks);
  });

  it("ASK-02 for an exam that is never spoken of is the main points, under a line that says so", () => {
    expect(answerTo(enzymes, "en", "what should I learn for the exam")).toMatch(
      /^The recording says nothing about an exam\.[^\n]+\n\n- /,
    );
  });
});

it.each([
  ["en", "The moon pulls the sea. Why does the moon raise the sea twice in the harbour?", "what questions did he ask"],
  [
    "de",
    "Was ist eine Flut? Der Mond zieht das Meer an. Wer baute den ersten Hafen der Küste?",
    "welche fragen hat er gestellt",
  ],
])("ASK-02 the questions that were asked are no quiz (%s): %s %s", (language, text, question) => {
  const message = answerTo(text, language, question);
  expect(message.split("\n")[0]).toBe(getReplies(language).questions);
  expect(message).toMatch(/Hafen|harbour/);
});

it("ASK-02 an example goes on with the sentence that tells it", () => {
  const text =
    "Harbours fill with mud. Take the harbour of Bruges, for example. Its river filled with sand until no ship came in. Gulls are birds of the coast.";
  expect(answerTo(text, "en", "examples please")).toContain("for example. Its river filled with sand");
});

it("ASK-02 the conclusion is what the lecturer sums up", () => {
  const text = `${"The tide rises and the tide falls along the coast. ".repeat(12)}In conclusion, the moon moves the sea. Nobody counted the gulls of the harbour.`;
  expect(answerTo(text, "en", "conclusion?")).toMatch(/^How it ends:\n\n- In conclusion, the moon moves the sea/);
});

it.each([
  ["en", "Tides teach two lessons: patience and timing. The moon pulls the sea.", "what are the two lessons"],
  ["pt", "As marés trazem duas lições: paciência e tempo. A lua puxa o mar.", "quais são as duas lições"],
])("ASK-04 a list that the lecture counts in the asked number is that list (%s): %s", (language, text, question) => {
  expect(answerTo(text, language, question)).toMatch(/patience and timing|paciência e tempo/);
});
