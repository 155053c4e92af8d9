import { expect, it } from "vitest";
import { getLanguage } from "../languages/language.ts";
import { toSentences } from "../lecture/sentences.ts";
import { describeSubject } from "./describe-subject.ts";
import { findChapterTopic } from "./topics.ts";

/** A lecture that says much of a few things, after how it begins. */
const toTranscript = (language: string, opening: readonly string[], body: readonly string[]) => ({
  language,
  text: [...opening, ...Array.from({ length: 6 }, () => body).flat()].join(" "),
});

const memory = [
  "Memory keeps what we learn for later.",
  "Learning changes the memory of an animal.",
  "Most of a list is lost from memory within a day.",
];

it.each([
  ["Welcome to Psychology 110, Memory and Learning.", "Memory and Learning"],
  ["Hello everyone. Today we are going to talk about memory and how it fails.", "Memory"],
  ["In this lecture we will discuss learning.", "Learning"],
  ["Okay, lecture five is about memory.", "Memory"],
  ["Good morning. Today is the memory of animals.", "Memory of animals"],
])("ASK-06 entitles a lecture that begins with '%s' by what it says that it is", (opening, title) => {
  expect(describeSubject(toTranscript("en", [opening], memory))).toBe(title);
});

it.each([
  [
    "de",
    "Heute sprechen wir über die Photosynthese.",
    "Die Photosynthese braucht Licht. Das Licht kommt von der Sonne.",
    "Photosynthese",
  ],
  [
    "es",
    "Hoy vamos a hablar de la fotosíntesis.",
    "La fotosíntesis necesita luz. La luz viene del sol.",
    "Fotosíntesis",
  ],
  [
    "fr",
    "Aujourd’hui nous allons parler de la photosynthèse.",
    "La photosynthèse a besoin de lumière.",
    "Photosynthèse",
  ],
  [
    "de",
    "Wir schließen heute das Thema Gletscher ab.",
    "Ein Gletscher trägt Steine. Der Stein ist kalt. Alte Steine und junge Steine.",
    "Gletscher",
  ],
  ["pt", "Hoje vamos falar sobre a fotossíntese.", "A fotossíntese precisa de luz. A luz vem do sol.", "Fotossíntese"],
])("ASK-06 entitles a lecture in %s by what it says that it is", (language, opening, body, title) => {
  expect(describeSubject(toTranscript(language, [opening], [body]))).toBe(title);
});

it.each([
  ["a programme's name", "Welcome to the Huxley Lab podcast."],
  ["a programme's subject", "This is the Huxley channel, where we discuss learning."],
  ["what is said once", "Today we are going to talk about sponsorship."],
])("ASK-06 takes %s for no title", (_, opening) => {
  expect(describeSubject(toTranscript("en", [opening], memory))).toBe("Memory");
});

it("ASK-06 entitles a lecture by what it names throughout where it does not say what it is about", () => {
  const opening = ["A boat lies in the harbour.", "The boat is red.", "The boat leaves.", "Nobody saw the boat."];
  expect(describeSubject(toTranscript("en", opening, memory))).toMatch(/memory/i);
});

const findTopicIn = (code: string, transcript: string) => {
  const language = getLanguage(code);
  return findChapterTopic(toSentences({ transcript, language: code }, language), language);
};

it.each([
  [
    "en",
    "Let's move on now to a discussion of the harbour wall.",
    "The harbour wall is long. The wall holds. The harbour fills.",
    "harbour wall",
  ],
  [
    "en",
    "That is the conflict between tides and pilots.",
    "Tides rise. Pilots wait for tides. Pilots sleep. Tides fall. Pilots go.",
    "tides and pilots",
  ],
  [
    "en",
    "We are going to talk about the U.S. harbour system.",
    "A harbour system has a harbour. The system works.",
    "US harbour system",
  ],
  [
    "de",
    "Schauen wir uns jetzt die Hafenmauer an.",
    "Die Hafenmauer ist lang. Die Hafenmauer hält. Eine Hafenmauer bricht.",
    "Hafenmauer",
  ],
  [
    "es",
    "Continuaremos con las murallas del puerto.",
    "Las murallas del puerto son largas. Las murallas caen.",
    "murallas del puerto",
  ],
  [
    "fr",
    "Passons maintenant aux marées du port.",
    "Les marées du port montent. Les marées du port descendent.",
    "marées du port",
  ],
  [
    "pt",
    "Vamos dar uma olhadinha nas marés do porto.",
    "As marés do porto sobem. As marés do porto descem.",
    "marés do porto",
  ],
])("AST-04 a chapter's subject is what it turns to (%s): %s", (code, opening, body, name) => {
  expect(findTopicIn(code, `${opening} ${body}`)).toBe(name);
});

it("AST-04 a chapter's subject is no name that was cut off, nor one that is said once", () => {
  expect(findTopicIn("en", "Now take the analogy of a man-made. The analogy holds. An analogy helps.")).toBeUndefined();
  expect(findTopicIn("en", "Let's turn to the pilots. The harbour is long. The tide rises.")).toBeUndefined();
});

it.each([
  ["last session", "en", "We took a look at learning, and at how it fails.", memory, "Learning"],
  ["last session", "en", "Last time we were talking about learning.", memory, "Learning"],
  [
    "a person, and breaks off",
    "es",
    "Hoy vamos a hablar de una poeta nacida en París.",
    ["La poeta vive en Lima.", "La poeta fue nacida en Francia.", "Escribe la poeta cartas."],
    "Poeta nacida",
  ],
])("ASK-06 takes for no subject what a lecture says of %s (%s): %s", (_, language, opening, body, title) => {
  expect(describeSubject(toTranscript(language, [opening], body))).not.toBe(title);
});
