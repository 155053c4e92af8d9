import { emptyOutline, type Outline } from "@lectern/domain/outline.ts";
import { describe, expect, it } from "vitest";
import { answerQuestion } from "./answer-question.ts";
import type { Turn } from "./read-conversation.ts";

const spoken = [
  "Welcome back everybody, and find a seat.",
  "Today we talk about glaciers and what they leave behind.",
  "How does a moraine form?",
  "A glacier is a river of ice that moves down a valley.",
  "A moraine is a wall of stones at the end of a glacier.",
  "The ice carries the stones because it freezes around them.",
  "The Aletsch glacier is twenty-three kilometers long, and it was measured in 1973 by Agnes Meyer.",
  "A delta, on the other hand, is a fan of sand that a river builds where it meets the sea.",
  "Meltwater cuts a gap into the moraine every spring.",
  "For example, the gap at Morteratsch is as wide as a house.",
  "There are three kinds of moraine.",
  "The first is the terminal moraine at the tongue.",
  "The second is the lateral moraine along the sides.",
  "The third is the medial moraine, where two glaciers meet.",
  "Permafrost thaws when the summers get warmer, so slopes begin to slide.",
  "Read chapter four until Monday.",
];
const segments = spoken.map((text, at) => ({ start: at * 10, end: at * 10 + 9, text }));
const lecture = { transcript: spoken.join(" "), segments, language: "en" };
const at = (segment: number) => ({ segment, start: segment * 10 });
const outline: Outline = {
  ...emptyOutline,
  chapters: [
    { ...at(0), title: "Glaciers" },
    { ...at(10), title: "Kinds of moraine" },
  ],
  points: [3, 4, 5, 8, 10, 14].map((segment) => ({ ...at(segment), text: spoken[segment]! })),
  terms: [{ ...at(4), term: "moraine", definition: spoken[4]! }],
  tasks: [{ ...at(15), text: spoken[15]! }],
};
const summary =
  "## Glaciers today\n\n- The snout of the Gorner glacier retreats by thirty meters a year. [0:50](#t=50)";

const ask = (question: string, history: readonly Turn[] = []) =>
  answerQuestion(question, { lecture, summary, outline: () => outline }, history);
const askText = (transcript: string, question: string, language = "en") =>
  answerQuestion(question, { lecture: { language, transcript }, outline: () => emptyOutline });
const quotations = (message: string) => message.match(/^> .+$/gmu) ?? [];

/** The conversation after a question. */
const history = (question: string): Turn[] => [
  { role: "user", content: question },
  { role: "assistant", content: ask(question).message },
];

describe("a question", () => {
  it("AST-03 is answered with a quotation that begins at the sentence that answers", () => {
    const { outcome, message, segments: cited } = ask("What is a moraine?");
    expect(outcome).toBe("answer");
    expect(message).toMatch(/^> A moraine is a wall of stones[^\n]+\n\n\[0:40\]\(#t=40,\d+\)/);
    expect(cited[0]).toEqual({ text: spoken[4], line: 4, start: 40, end: 49 });
  });

  it("AST-03 goes on behind the first sentence, so that the fact isn't cut off", () => {
    expect(ask("Why does the ice carry stones?").message).toContain("freezes around them");
    expect(ask("How long is the Aletsch glacier?").message).toContain("twenty-three kilometers");
  });

  it("AST-03 prefers the passage whose words stand in a row as the question's do", () => {
    const { message } = askText(
      `The information that an order has is old. ${"Rain fell here. ".repeat(40)}Some information must go into an order.`,
      "What information must go into an order?",
    );
    expect(message).toMatch(/^> Some information must/u);
  });

  it("AST-03 answers without a common word, if three others were said", () => {
    const { outcome } = askText(
      "A moraine of stones ends at a lake.",
      "Why does a moraine of stones end at some cheaper lake?",
    );
    expect(outcome).toBe("answer");
  });

  it("AST-03 ASK-05 has at most two quotations of 90 words, each verbatim", () => {
    for (const question of ["What is a moraine?", "glacier stones ice", "Where does a river meet the sea?"]) {
      const quoted = quotations(ask(question).message).map((line) => line.slice(2));
      expect(quoted.length).toBeLessThanOrEqual(2);
      for (const text of quoted) {
        expect(text.split(" ").length).toBeLessThanOrEqual(90);
        expect(lecture.transcript).toContain(text);
      }
    }
  });

  it.each([
    ["who measured the Aletsch glacier", "by Agnes Meyer"],
    ["Who found that the Aletsch glacier is long?", "by Agnes Meyer"],
  ])("AST-06 answers %j with the sentence that has the name", (question, name) => {
    const { outcome, message } = ask(question);
    expect(outcome).toBe("answer");
    expect(message).toMatch(new RegExp(`^> The Aletsch[^\n]+${name}`, "u"));
  });

  it.each([
    ["en", "Who proposed the tax?", "Then came Necker from Geneva. In 1781 he proposed a tax. Nobody liked it."],
    ["es", "¿Quién propuso el impuesto?", "Después vino el señor Necker. En 1781 propuso un impuesto. No gustó."],
    ["de", "Wer schlug die Steuer vor?", "Dann kam Jacques Necker. Er schlug 1781 eine Steuer vor. Das half nicht."],
  ])("AST-06 begins where a person is named who is only called by a pronoun (%s)", (language, question, text) => {
    expect(askText(`Rain falls. Snow falls. ${text}`, question, language).message).toMatch(/^> [^\n]*Necker/);
  });

  it("ASK-02 quotes what a lecture says of an assignment without giving a task", () => {
    const said = "The assignment is online. Implement chaining first. Two equal objects have equal hashes.";
    expect(askText(said, "What is the assignment?").message).toMatch(/^> The assignment is online/);
  });

  it.each([
    ["Where is the colour of a leaf?", "The color of a leaf is inside."],
    ["How do we organize cells?", "We organise cells by size."],
    ["Where is the center of a star?", "The centre of a star is hot."],
  ])("FND-04 answers %j in the other spelling of English", (question, said) => {
    expect(askText(`${said} Rain falls.`, question).outcome).toBe("answer");
  });

  it("AST-03 finds numbers in words and in figures", () => {
    expect(ask("What is 23 kilometers long?")).toMatchObject({ outcome: "answer" });
    expect(ask("what was measured in nineteen seventy-three").message).toContain("1973");
  });

  it("AST-03 is not in this recording only if no content word of it was said", () => {
    expect(ask("What did Kant write about lying?")).toMatchObject({
      outcome: "absent",
      message: "I couldn't find that in this recording.",
      segments: [],
    });
    const { outcome, message } = ask("Which mitochondria live in a glacier?");
    expect(outcome).toBe("closest");
    expect(message).toMatch(/^Not said in this recording: \*mitochondria\*\.\n\nI'm not sure/);
  });

  it("AST-03 reads the stored summary as well, with the moment of its point", () => {
    const { outcome, message } = ask("How many meters does the Gorner lose?");
    expect(outcome).toBe("answer");
    expect(message).toMatch(/^From the summary:\n\n- The snout of the Gorner glacier[^\n]+ \[0:50\]\(#t=50\)/);
  });

  describe("that a stored summary in words of its own answers", () => {
    const written = [
      "## Moraines",
      "",
      "- Walls of *rubble* that were carried down. [0:50](#t=50) [1:10](#t=70)",
      "- A moraine of stones. [0:40](#t=40)",
      "",
      "## Dangers",
      "",
      "- Thawing ground slides in warm summers. [2:20](#t=140)",
    ].join("\n");
    const askWritten = (question: string) =>
      answerQuestion(question, { lecture, summary: written, outline: () => outline }).message;

    it.each([
      ["by its words", "Which walls of rubble are there?", "- Walls of rubble that were carried down. [0:50]"],
      ["by its heading", "What dangers are there?", "- Thawing ground slides in warm summers. [2:20]"],
    ])("AST-03 is answered from the summary %s", (_how, question, point) => {
      expect(askWritten(question).startsWith(`From the summary:\n\n${point}`)).toBe(true);
    });

    it("AST-03 is answered from the recording alone, if that answers", () => {
      expect(askWritten("Which stones does a moraine have?")).toMatch(/^> A moraine is/);
    });

    it("AST-03 compares from the summary what the recording never says", () => {
      const { outcome, message } = answerQuestion("Difference p680 vs p700", {
        lecture,
        summary: "Only the special pair (P680, P700) gives away an electron.",
        outline: () => outline,
      });
      expect([outcome, message]).toEqual([
        "answer",
        "From the summary:\n\n- Only the special pair (P680, P700) gives away an electron.",
      ]);
    });

    it("AST-03 quotes the recording, not the Key passages that quote it", () => {
      const { message } = answerQuestion("How much does the Gorner retreat?", {
        lecture,
        summary: summary.replace("Glaciers today", "Key passages"),
        outline: () => outline,
      });
      expect(message).not.toContain("From the summary");
    });
  });

  it("TUT-01 cites a line by its place where there are no times", () => {
    const untimed = { language: "en", transcript: "A moraine is a wall.\n\nA delta is a fan of sand." };
    const { message, segments: cited } = answerQuestion("What is a delta?", {
      lecture: untimed,
      outline: () => emptyOutline,
    });
    expect(message).toBe("> A delta is a fan of sand.\n\n[¶ 2](#line=1)");
    expect(cited).toEqual([{ text: "A delta is a fan of sand.", line: 1, start: null, end: null }]);
  });

  it("AST-03 in a language without data finds the same words, and says which languages are understood", () => {
    const finnish = { language: "fi", transcript: "Moreeni on kivistä tehty valli. Jäätikkö liikkuu laaksossa." };
    const { message } = answerQuestion("Mikä on moreeni?", { lecture: finnish, outline: () => emptyOutline });
    expect(message).toMatch(/^> Moreeni on kivistä/);
    expect(message).toContain("I understand questions in English, German, Spanish, French and Portuguese.");
  });

  it.each([
    ["What is a mroaine?", "moraine"],
    ["waht is permafrsot", "permafrost"],
  ])("ASK-03 with typing errors is answered, and the read word is shown: %s", (question, word) => {
    const { outcome, message } = ask(question);
    expect(outcome).toBe("answer");
    expect(message).toMatch(new RegExp(`^Showing results for \\*${word}\\*\\.`));
  });

  it("ASK-03 keeps a word in quotation marks as it was typed", () => {
    expect(ask('What is a "mroaine"?').message).not.toContain("Showing results");
  });

  it.each([
    [
      "a frequent word of the language",
      "es",
      "La resolución de una imagen es su número de puntos.",
      "¿Qué fue la revolución francesa?",
    ],
    ["another form of one", "en", "A trail is a path that animals make.", "What is a trial?"],
    [
      "a word with a letter that is hardly typed for the other",
      "en",
      "Adsorption holds a gas at a surface.",
      "What is absorption?",
    ],
    [
      "a name",
      "es",
      "Abrid un cuaderno de Google Notebook LM y haced un resumen.",
      "¿Qué es Google NotebookLM y para qué sirve?",
    ],
  ])("ASK-03 doesn't take %s for a misspelt one", (_, language, transcript, question) => {
    const { message } = askText(transcript, question, language);
    expect(message).not.toMatch(/\*(?:resolución|trail|adsorption|notebook)\*\./u);
  });

  it.each(["Summarize the interview in three sentences", "What is this podcast about?", "Main points of the seminar"])(
    "ASK-01 about the whole is answered whatever the recording is called: %s",
    (question) => {
      expect(ask(question).outcome).toBe("answer");
      expect(ask(question).message).toContain("moraine");
    },
  );

  it.each([
    ["fr", "La marée dépend de la lune. Le sel vient de la mer.", "De quoi dépend la marée ?"],
    ["pt", "A duna é feita de areia. O sal vem do mar.", "De que é feita a duna?"],
    ["es", "La duna está hecha de arena. La sal viene del mar.", "¿De qué está hecha la duna?"],
  ])("ASK-01 answers about a thing although a word asks about the whole, in %s", (language, transcript, question) => {
    const { message } = askText(transcript, question, language);
    expect(message).toMatch(/^> [^\n]*(?:marée|duna)/u);
  });

  it("ASK-04 asks what a pronoun stands for, if no other word of the question was said", () => {
    const history = [
      { role: "user", content: "What is a moraine?" },
      { role: "assistant", content: ask("What is a moraine?").message },
    ] as const;
    const { outcome, message } = ask("Who painted it?", history);
    expect(outcome).toBe("answer");
    expect(message).toContain("moraine");
  });

  it("ASK-04 that compares has a block for each side", () => {
    const { outcome, message } = ask("What is the difference between a moraine and a delta?");
    expect(outcome).toBe("answer");
    expect(message).toMatch(/^\*\*moraine\*\*\n\n> A moraine is .+\n\n\[0:40\].+\n\n\*\*delta\*\*\n\n> A delta/);
  });
});

describe("a question that goes on with the conversation", () => {
  it("ASK-04 compares sides that have a preposition, with a second quotation where one passage has both", () => {
    const transcript = `La costa de Noruega es más rugosa que la costa de Bretaña. ${"Llueve mucho aquí. ".repeat(30)}La costa de Bretaña mide menos.`;
    const { message } = askText(transcript, "¿En qué se diferencian la costa de Noruega y la de Bretaña?", "es");
    expect(message).toContain("**costa noruega** · **bretana**");
    expect(quotations(message)).toHaveLength(2);
  });

  it("ASK-04 AST-07 carries the last subject where it has none of its own", () => {
    expect(ask("And why?", history("What is permafrost?")).message).toContain("Permafrost thaws");
    expect(ask("how long is it?", history("What is the Aletsch glacier?")).message).toContain(
      "twenty-three kilometers",
    );
  });

  it("ASK-04 means an item of the last answer by its ordinal", () => {
    expect(ask("explain the second one", history("three main points")).message).toContain("> Meltwater cuts a gap");
    expect(ask("the ninth one", history("three main points")).message).toBe("I can find only 3 there.");
  });

  it("ASK-04 goes on where the last answer ended", () => {
    const [quotation = ""] = quotations(ask("What is a moraine?").message);
    expect(ask("go on", history("What is a moraine?")).message).not.toContain(quotation);
  });
});

describe("a request about the whole", () => {
  it.each([
    ["summarize", /^Main topics:\n\n- A glacier is [^\n]+ \[0:30\]\(#t=30\)/],
    ["give me 3 main points", /^Main topics:(?:\n\n- .+|\n- .+){3}$/],
    [
      "which topics were covered",
      /^What it covers, in order:\n\n- Glaciers \[0:00\]\(#t=0\)\n- Kinds of moraine \[1:40\]/,
    ],
    ["key terms", /^Key terms, as the recording explains them:\n\n- A moraine [^\n]+ \[0:40\]/],
    [
      "what do I need to know for the exam",
      /^Exams, tasks and what was flagged as important:\n\n- Read chapter four until Monday\. \[2:30\]/,
    ],
    ["any homework?", /^Tasks and dates.+\n\n- Read chapter four/],
    ["explain it like I'm five", /^I can only quote the recording\./],
    ["what did I miss", /^What was covered:/],
    ["how does it end", /^How it ends:\n\n> /],
  ])("ASK-02 AST-06 is answered from the stored outline: %s", (request, message) => {
    expect(ask(request).message).toMatch(message);
  });

  it("ASK-02 begins with what the recording says that it is about, which is one of the points that are asked for", () => {
    const thesis = { ...at(1), text: spoken[1]! };
    const { message } = answerQuestion("Summarize it in 2 points", {
      lecture,
      outline: () => ({ ...outline, thesis }),
    });
    expect(message.match(/^- .+$/gmu)).toEqual([expect.stringContaining("Today we talk about"), expect.any(String)]);
  });

  it.each([
    ["And what does that have to do with a moraine?", /^> .*(?:glacier|moraine)/u],
    ["What do we have to do for Monday?", /^Tasks and dates/u],
    ["What do I have to read?", /^Tasks and dates/u],
  ])("ASK-01 tells what is to be done from what has to do with a thing: %s", (question, message) => {
    expect(ask(question).message).toMatch(message);
  });

  it("TUT-01 cites the sentence that a point begins with, where its paragraph begins earlier", () => {
    const paragraph = [
      { start: 0, end: 30, text: "Great question. A leaf is not one layer of cells, so green light is used." },
    ];
    const point = { segment: 0, start: 0, text: "A leaf is not one layer of cells, so green light is used." };
    const { segments: cited } = answerQuestion("What are the main points?", {
      lecture: { transcript: "", segments: paragraph, language: "en" },
      outline: () => ({ ...emptyOutline, points: [point] }),
    });
    expect(cited.map(({ text }) => text)).toEqual([point.text]);
  });

  it("ASK-01 is never “not found”, and one with a subject is about that", () => {
    expect(ask("what is this about").outcome).toBe("answer");
    expect(ask("summarize the part about permafrost").message).toContain("> Permafrost thaws");
    const talk = { language: "en", transcript: "Start a talk with a promise. Never start a talk with a joke." };
    const { message } = answerQuestion("How should I start a talk?", { lecture: talk, outline: () => emptyOutline });
    expect(message).toContain("> Start a talk with a promise.");
  });

  it.each([
    ["quiz me", /^I can't write questions or cards without an AI model\./],
    ["write an essay", /^I can't write my own text/],
    ["translate this into German", /^I can't translate without an AI model\./],
    ["say it in other words", /^I can't put it in other words/],
  ])("AST-06 that only a model could fulfil gets a sentence, and what can be had: %s", (request, message) => {
    expect(ask(request).message).toMatch(message);
  });

  it("AST-06 finds a part by its time and by its chapter", () => {
    expect(ask("what is said at 1:10").message).toMatch(/^> A delta[^\n]+\n\n\[1:10\]\(#t=70,\d+\)/);
    expect(ask("chapter 2").message).toMatch(/^\*\*Kinds of moraine\*\*/);
    expect(ask("what is said at 2:00:00").message).toBe("The recording ends at **2:39**.");
  });

  it("ASK-02 has the number of points that is asked for in the recording's language", () => {
    const { message } = answerQuestion("Fass das in fünf Punkten zusammen", {
      lecture: { ...lecture, language: "de" },
      outline: () => outline,
    });
    expect(message.match(/^- /gmu)).toHaveLength(5);
  });

  it("AST-06 asked in another language is understood", () => {
    expect(ask("Zusammenfassung bitte").message).toMatch(/^Main topics:/);
    expect(ask("thanks!").message).toMatch(/^You're welcome/);
  });
});
