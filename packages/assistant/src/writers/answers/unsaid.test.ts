import { describe, expect, it } from "vitest";
import { answerQuestion } from "../answer-question.ts";

const ask = (question: string, lines: readonly string[], language = "en") =>
  answerQuestion(question, { transcript: lines.join("\n"), language });

const clinic = [
  "The clinic in the harbour treats sailors with scurvy.",
  "A doctor had long conversations with scurvy sailors about the dose that they had taken, and published the interviews.",
  "Lemons were given to half of the crew.",
  "The others had cider, and vinegar, and sea water.",
  "Gulls breed in the cliffs behind the light.",
];

describe("what a question is about and the lecture never says", () => {
  it("ASK-03 leaves no answer, and is named before the closest passages", () => {
    const { outcome, message } = ask("what dose of laudanum did the doctor give scurvy sailors", clinic);
    expect(outcome).toBe("closest");
    expect(message).toMatch(/^Not said in this recording: \*laudanum\*\./);
  });

  it.each([
    [
      "en",
      "what are Newton's tides",
      ["The tides follow the moon.", "Boats leave with the ebb.", "Nets dry on the quay."],
    ],
    [
      "de",
      "wie funktioniert der Satz von Cayley",
      ["Diesen Satz schreibe ich an die Tafel.", "Eine Gruppe hat ein neutrales Element.", "Das Boot liegt am Ufer."],
    ],
    ["es", "la ley de Kepler", ["La ley prohíbe pescar aquí.", "El barco sale por la noche.", "Las redes se secan."]],
  ])("ASK-03 is not in a lecture that says one other word of it: %s", (language, question, lines) => {
    expect(ask(question, lines, language).outcome).toBe("absent");
  });

  it("ASK-03 is all that stands behind about, and of a part of it the lecture says nothing", () => {
    expect(ask("what did he say about scurvy lotteries", clinic).outcome).toBe("absent");
    expect(ask("what did he say about scurvy sailors", clinic).outcome).not.toBe("absent");
  });

  it("ASK-03 is nothing where each word is said, though apart: the nearest is shown", () => {
    const work = "Nets are mended in winter, when the boats are on land and the men of the village have time.";
    const between = Array.from({ length: 4 }, () => work);
    const lines = ["Foxes come at night.", ...between, "Lemons are cheap here.", ...between, "A storm took the roofs."];
    expect(ask("foxes, lemons or a storm", lines).outcome).toBe("closest");
    expect(ask("foxes, quinces or a storm", lines).outcome).toBe("absent");
  });

  it("ASK-03 is no word that is typed without its apostrophe", () => {
    const missing = ask("why doesnt scurvy come back", clinic);
    expect(missing).toEqual(ask("why doesn't scurvy come back", clinic));
    expect(missing.outcome).not.toBe("absent");
  });

  it("ASK-03 says nothing of a word that is said", () => {
    expect(ask("what dose of scurvy do lemons give", clinic).message).not.toContain("Not said in this recording");
  });
});

describe("a side of a comparison", () => {
  const lines = [
    "La table des matières du manuel de Leroy est celle d'un livre de grammaire.",
    "Aujourd'hui on met à la place des dialogues en situation.",
    "Les élèves apprennent les règles par cœur.",
    "Le manuel a été imprimé à Lyon.",
  ];

  it("ASK-05 that is an adjective alone is not told to be missing", () => {
    const question = "différence entre la table des matières de Leroy et celle des méthodes actuelles";
    const { message } = ask(question, lines, "fr");
    expect(message).toContain("livre de grammaire");
    expect(message).not.toContain("rien trouvé");
  });

  it("ASK-05 whose words don't stand together is none", () => {
    const question = "est-ce que les règles à Marseille sont vraiment autonomes par rapport à Lyon ?";
    expect(ask(question, lines, "fr").message).not.toContain("rien trouvé sur");
  });
});
