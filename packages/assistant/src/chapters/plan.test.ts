import { expect, it } from "vitest";
import { answerQuestion } from "../writers/answer-question.ts";
import { getDigest } from "./digest.ts";
import { findPlan, findRecap } from "./plan.ts";

const body = [
  "The harbour needs a pier, and the pier needs stones.",
  "A lighthouse shows the harbour to the ships at night.",
  "The tide fills the harbour twice a day.",
  "Ships wait for the tide outside the harbour.",
  "The pilot brings the ships past the pier.",
  "The lighthouse burns oil, and the keeper carries the oil.",
];
const filler = Array.from({ length: 8 }, () => body).flat();
const toLecture = (language: string, ...sentences: readonly string[]) => ({
  transcript: sentences.join(" "),
  language,
});
const textOf = (run: readonly { readonly spoken: string }[]) => run.map(({ spoken }) => spoken).join(" ");

it("ASK-02 the plan is what the lecturer announces first, one sentence after the other", () => {
  const plan = [
    "I will start off by telling you what a harbour is.",
    "Then I'll explain how the tide moves the ships.",
    "And finally I'll show you the lighthouse.",
  ];
  const lecture = toLecture("en", "Hello everybody.", "Last time we talked about the river.", ...plan, ...filler);
  const found = textOf(findPlan(getDigest(lecture)));
  for (const sentence of plan) expect(found).toContain(sentence);
  expect(found).not.toContain("river");
  const { message } = answerQuestion("what are the steps he goes through in the talk", lecture);
  expect(message).toMatch(/^What it announces:\n\n> I will start off/);
});

it.each([
  ["fr", "On va voir d'abord le port et la marée, et je vous parlerai ensuite du phare du port."],
  ["de", "Heute werden wir über den Hafen sprechen und dann über die Flut am Hafen."],
  ["es", "Hoy vamos a hablar del puerto y de la marea del puerto."],
  ["pt", "Hoje vamos falar do porto e da maré do porto."],
])("ASK-02 the plan is found in %s", (language, announcement) => {
  const said: Readonly<Record<string, string>> = {
    fr: "Le port attend la marée. Le phare montre le port. La marée remplit le port.",
    de: "Der Hafen wartet auf die Flut. Der Turm zeigt den Hafen. Die Flut füllt den Hafen.",
    es: "El puerto espera la marea. El faro muestra el puerto. La marea llena el puerto.",
    pt: "O porto espera a maré. O farol mostra o porto. A maré enche o porto.",
  };
  const lecture = toLecture(language, announcement, ...Array.from({ length: 10 }, () => said[language]!));
  expect(textOf(findPlan(getDigest(lecture)))).toContain(announcement);
});

it("ASK-02 a lecture that announces nothing has no plan", () => {
  expect(findPlan(getDigest(toLecture("en", ...filler)))).toEqual([]);
});

it("ASK-02 what is summed up at the end is one of the main points", () => {
  const recap = "So let me summarize: the tide and the lighthouse make the harbour.";
  const lecture = toLecture("en", ...filler, recap, "Thank you very much.");
  expect(textOf(findRecap(getDigest(lecture)))).toContain(recap);
  const { message } = answerQuestion("give me 3 main points", lecture);
  expect(message).toContain("the tide and the lighthouse make the harbour");
  expect(message.match(/^- /gm)).toHaveLength(3);
});
