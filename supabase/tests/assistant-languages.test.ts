import { getWords } from "@lectern/assistant/words/words";
import { answerQuestion } from "@lectern/assistant/writer/answers/answer-question";
import { findNames } from "@lectern/assistant/writer/outline/find-names";
import { outlineLecture } from "@lectern/assistant/writer/outline/outline-lecture";
import { readLecture } from "@lectern/assistant/writer/outline/read-lecture";
import { toQuoteText } from "@lectern/assistant/writer/outline/clean-speech";
import { getOutlineData } from "@lectern/assistant/words/outline-words";
import { toLecture } from "@lectern/transcript/lecture";
import { writeSummary } from "@lectern/assistant/writer/summary/write-summary";
import { summaryStyles } from "@lectern/domain/summary-style";
import { describe, expect, it } from "vitest";

const ask = (question: string, transcript: string) => {
  const lecture = toLecture({ transcript });
  return answerQuestion(question, { lecture, summary: "", outline: () => outlineLecture(lecture) }, []);
};

interface Lecture {
  readonly language: string;
  readonly text: string;
  readonly question: string;
  readonly answer: RegExp;
  readonly elsewhere: string;
  readonly notFound: string;
  readonly about: string;
  readonly labels: readonly string[];
}

const lectures: readonly Lecture[] = [
  {
    language: "en",
    text: "Good morning, everybody. A glacier is a river of ice that moves down a valley. The glacier carries stones from the mountains. The stones of a moraine were carried by the glacier. A moraine is a wall of stones at the end of a glacier. The valley of a glacier has the shape of the letter U. The valley of a river has the shape of the letter V. The meltwater of the glacier cuts a valley into the moraine. A moraine shows how far the glacier once came. The meltwater carries sand to the plain.",
    question: "What is a moraine?",
    answer: /wall of stones/,
    elsewhere: "Who won the football match?",
    notFound: "I couldn't find that in this recording.",
    about: "What is this lecture about?",
    labels: ["## Key passages", "### Key terms"],
  },
  {
    language: "es",
    text: "Buenos días a todos. Un glaciar es un río de hielo que baja por un valle. El glaciar lleva piedras desde las montañas. Las piedras de una morrena fueron llevadas por el glaciar. Una morrena es un muro de piedras al final de un glaciar. El valle de un glaciar tiene la forma de una U. El valle de un río tiene la forma de una V. El deshielo del glaciar corta un valle en la morrena. Una morrena muestra hasta dónde llegó el glaciar. El deshielo lleva arena a la llanura. Entonces la arena del deshielo se queda en la llanura.",
    question: "¿Qué es una morrena?",
    answer: /muro de piedras/,
    elsewhere: "¿Quién ganó el partido de fútbol?",
    notFound: "No he encontrado eso en esta grabación.",
    about: "¿De qué trata esta clase?",
    labels: ["## Pasajes clave", "### Términos clave"],
  },
  {
    language: "de",
    text: "Guten Morgen zusammen. Ein Gletscher ist ein Fluss aus Eis, der ein Tal hinabfließt. Der Gletscher trägt Steine aus den Bergen. Die Steine einer Moräne wurden vom Gletscher getragen. Eine Moräne ist ein Wall aus Steinen am Ende eines Gletschers. Das Tal eines Gletschers hat die Form eines U. Das Tal eines Flusses hat die Form eines V. Das Schmelzwasser des Gletschers schneidet ein Tal in die Moräne. Eine Moräne zeigt, wie weit der Gletscher einmal kam. Das Schmelzwasser trägt Sand in die Ebene.",
    question: "Was ist eine Moräne?",
    answer: /Wall aus Steinen/,
    elsewhere: "Wer hat das Fußballspiel gewonnen?",
    notFound: "Das habe ich in dieser Aufnahme nicht gefunden.",
    about: "Worum geht es in dieser Vorlesung?",
    labels: ["## Schlüsselstellen", "### Wichtige Begriffe"],
  },
  {
    language: "fr",
    text: "Bonjour à tous. Un glacier est un fleuve de glace qui descend dans une vallée. Le glacier porte des pierres depuis les montagnes. Les pierres d’une moraine ont été portées par le glacier. Une moraine est un mur de pierres au bout d’un glacier. La vallée d’un glacier a la forme d’un U. La vallée d’une rivière a la forme d’un V. L’eau de fonte du glacier coupe une vallée dans la moraine. Une moraine montre jusqu’où le glacier est venu. L’eau de fonte porte du sable dans la plaine.",
    question: "Qu’est-ce qu’une moraine ?",
    answer: /mur de pierres/,
    elsewhere: "Qui a gagné le match de football ?",
    notFound: "Je n’ai pas trouvé cela dans cet enregistrement.",
    about: "De quoi parle ce cours ?",
    labels: ["## Passages clés", "### Termes clés"],
  },
  {
    language: "pt",
    text: "Bom dia a todos. Uma geleira é um rio de gelo que desce por um vale. A geleira leva pedras das montanhas. As pedras de uma morena foram levadas pela geleira. Uma morena é um muro de pedras no fim de uma geleira. O vale de uma geleira tem a forma de um U. O vale de um rio tem a forma de um V. O degelo da geleira corta um vale na morena. Uma morena mostra até onde a geleira chegou. O degelo leva areia para a planície. Então a areia do degelo fica na planície.",
    question: "O que é uma morena?",
    answer: /muro de pedras/,
    elsewhere: "Quem ganhou o jogo de futebol?",
    notFound: "Não encontrei isso nesta gravação.",
    about: "Do que trata esta aula?",
    labels: ["## Trechos principais", "### Termos-chave"],
  },
];

const english = /\b(?:the recording|in short|key terms|part \d|subjects run|in closing|it speaks of)\b/i;

describe.each(lectures)("a lecture in the language $language", (lecture) => {
  const transcript = lecture.text;
  const foreign = lecture.language === "en" ? /\b(?:grabación|Aufnahme|gravação)\b/ : english;

  it("AST-02 is recognised", () => {
    expect(toLecture({ transcript }).language).toBe(lecture.language);
  });

  it("AST-02 is summarised in its language, without remarks about the room", () => {
    for (const style of summaryStyles) {
      const summary = writeSummary(toLecture({ transcript }), style);
      expect(summary).not.toMatch(foreign);
      expect(summary).not.toMatch(/good morning|buenos días|guten morgen|bonjour|bom dia/i);
    }
    for (const label of lecture.labels) expect(writeSummary(toLecture({ transcript }), "bullet")).toContain(label);
  });

  it("AST-02 has no function word in its chapters' and terms' names", () => {
    const { isStopWord } = getWords(lecture.language);
    const names = findNames(readLecture(toLecture({ transcript })).sentences, readLecture(toLecture({ transcript })));
    expect(names.length).toBeGreaterThan(2);
    expect(names.flatMap(({ text }) => [text.split(" ")[0]!, text.split(" ").at(-1)!]).filter(isStopWord)).toEqual([]);
  });

  it("AST-02 is answered in its own words", () => {
    expect(ask(lecture.question, transcript).message).toMatch(lecture.answer);
  });

  it("AST-02 says in its language that it contains nothing about another topic", () => {
    const { message } = ask(lecture.elsewhere, transcript);
    expect(message).toContain(lecture.notFound);
    expect(message).not.toMatch(foreign);
  });

  it("AST-02 says in its language what it is about", () => {
    expect(ask(lecture.about, transcript).message).not.toMatch(foreign);
  });
});

describe("a lecture in a language that the assistant does not know", () => {
  const transcript = Array.from(
    { length: 6 },
    (_, n) =>
      `Jäätikkö on jäävirta ja se liikkuu laaksossa hitaasti. Moreeni on kivistä tehty valli ja se on jäätikön reunassa. Sulamisvesi kuljettaa hiekkaa ja se jää tasangolle ${n}. Laakso on leveä ja se on syvä.`,
  ).join(" ");

  it("AST-02 is summarised without a word of English but the heading", () => {
    const words = new Set(transcript.toLowerCase().match(/\p{L}+/gu));
    for (const style of summaryStyles) {
      const summary = writeSummary(toLecture({ transcript }), style).replace("## Key passages", "");
      const foreign = (summary.match(/\p{L}+/gu) ?? []).filter((word) => !words.has(word.toLowerCase()));
      expect(foreign).toEqual([]);
      expect(summary).not.toBe("");
    }
  });

  it("AST-02 has no word that occurs everywhere among what it is about", () => {
    const { sentences } = readLecture(toLecture({ transcript }));
    const content = new Set(sentences.flatMap((sentence) => [...sentence.content]));
    for (const word of ["ja", "on", "se"]) expect(content).not.toContain(word);
  });

  it("AST-02 is answered only in its own words", () => {
    const { message } = ask("Mikä on moreeni?", transcript);
    expect(message).toMatch(/> [^\n]*Moreeni on kivistä/);
  });
});

it.each([
  ["en", "Um, so the, uh, cell divides in two.", "The cell divides in two."],
  ["es", "Bueno, eh, entonces la célula se divide.", "La célula se divide."],
  ["de", "Ja, also die Zelle, äh, teilt sich.", "Die Zelle teilt sich."],
  ["fr", "Bon, alors, euh, la cellule se divise.", "La cellule se divise."],
  ["pt", "Então, a célula se divide.", "A célula se divide."],
  ["fi", "no niin, solu jakautuu", "No niin, solu jakautuu"],
])("AST-02 begins a quotation in its language without what only opens it: %s %s", (language, spoken, written) => {
  expect(toQuoteText(spoken, getOutlineData(language))).toBe(written);
});
