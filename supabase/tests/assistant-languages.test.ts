import { answerQuestion } from "@lectern/assistant/writers/answer-question";
import { cleanSentence } from "@lectern/assistant/lecture/clean";
import { getDigest } from "@lectern/assistant/chapters/digest";
import { getLanguage } from "@lectern/assistant/languages/language";
import { toLecture } from "@lectern/transcript/lecture";
import { writeSummary } from "@lectern/assistant/writer/summary/write-summary";
import { getVocabulary } from "@lectern/assistant/languages/vocabulary";
import { summaryStyles } from "@lectern/domain/summary-style";
import { describe, expect, it } from "vitest";

interface Lecture {
  readonly language: string;
  readonly text: string;
  readonly question: string;
  readonly answer: RegExp;
  readonly opening: string;
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
    opening: "The recording says:",
    elsewhere: "Who won the football match?",
    notFound: "I could not find that in this recording.",
    about: "What is this lecture about?",
    labels: ["## Key passages", "### Key terms"],
  },
  {
    language: "es",
    text: "Buenos días a todos. Un glaciar es un río de hielo que baja por un valle. El glaciar lleva piedras desde las montañas. Las piedras de una morrena fueron llevadas por el glaciar. Una morrena es un muro de piedras al final de un glaciar. El valle de un glaciar tiene la forma de una U. El valle de un río tiene la forma de una V. El deshielo del glaciar corta un valle en la morrena. Una morrena muestra hasta dónde llegó el glaciar. El deshielo lleva arena a la llanura. Entonces la arena del deshielo se queda en la llanura.",
    question: "¿Qué es una morrena?",
    answer: /muro de piedras/,
    opening: "La grabación dice:",
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
    opening: "Die Aufnahme sagt:",
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
    opening: "L’enregistrement dit :",
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
    opening: "A gravação diz:",
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

  it("AST-02 has no function word in its subjects and headings", () => {
    const { isStopWord } = getVocabulary(lecture.language);
    const { subjects, chapters, names } = getDigest(toLecture({ transcript }));
    const named = [...subjects, ...names, ...chapters.flatMap((chapter) => chapter.subjects)];
    expect(named.length).toBeGreaterThan(2);
    expect(named.flatMap(({ text }) => text.split(" ")).filter(isStopWord)).toEqual([]);
  });

  it("AST-02 is answered in its own words, introduced in its language", () => {
    const { message } = answerQuestion(lecture.question, { transcript });
    expect(message).toMatch(lecture.answer);
    expect(message.startsWith(lecture.opening)).toBe(true);
  });

  it("AST-02 says in its language that it contains nothing about another topic", () => {
    const { message } = answerQuestion(lecture.elsewhere, { transcript });
    expect(message.startsWith(lecture.notFound)).toBe(true);
    expect(message).not.toMatch(foreign);
  });

  it("AST-02 says in its language what it is about", () => {
    const { message } = answerQuestion(lecture.about, { transcript });
    expect(message).toContain(getLanguage(lecture.language).phrasebook.overview);
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

  it("AST-02 has no word that occurs everywhere in its subjects", () => {
    const { subjects } = getDigest(toLecture({ transcript }));
    const words = subjects.flatMap(({ text }) => text.toLowerCase().split(" "));
    expect(words).not.toContain("ja");
    expect(words).not.toContain("on");
    expect(words).not.toContain("se");
  });

  it("AST-02 is answered only in its own words", () => {
    const { message } = answerQuestion("Mikä on moreeni?", { transcript });
    expect(message).toMatch(/^> [^\n]*Moreeni on kivistä/);
  });
});

// In other languages than English a repeated word stays: "mit der der Flut ähnlichen Welle" repeats by grammar.
it.each([
  ["es", "Bueno, eh, entonces la la célula, digamos, se divide, ¿no?", "La la célula se divide."],
  ["es", "Yo digo que no.", "Yo digo que no."],
  ["de", "Ja, also die die Zelle, äh, teilt sich, nicht wahr?", "Die die Zelle teilt sich."],
  ["fr", "Bon, alors, euh, la la cellule se divise, hein ?", "La la cellule se divise."],
  ["pt", "Então, ah, a a célula, digamos, se divide, né?", "A a célula se divide."],
  ["fi", "No niin, solu jakautuu", "No niin, solu jakautuu."],
])("AST-02 cleans up a spoken sentence in its language: %s %s", (language, spoken, written) => {
  expect(cleanSentence(spoken, getLanguage(language))).toBe(written);
});
