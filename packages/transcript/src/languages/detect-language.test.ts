import { describe, expect, it } from "vitest";
import { detectLanguage } from "./detect-language.ts";
import { knownLanguages } from "./known-languages.ts";

const samples: Readonly<Record<string, string>> = {
  en: "The ice of a glacier moves down the valley, and what it carries stays behind when it melts.",
  es: "El hielo de un glaciar baja por el valle, y lo que lleva se queda atrás cuando se derrite.",
  de: "Das Eis eines Gletschers bewegt sich das Tal hinab, und was es trägt, bleibt liegen, wenn es schmilzt.",
  fr: "La glace d’un glacier descend dans la vallée, et ce qu’elle porte reste là quand elle fond.",
  pt: "O gelo de uma geleira desce pelo vale, e o que ele carrega fica para trás quando derrete.",
  it: "Il ghiaccio di un ghiacciaio scende lungo la valle, e quello che porta rimane indietro quando si scioglie. Questo spiega perché nelle pianure troviamo delle pietre che vengono dalle montagne, molto lontano da dove sono nate.",
  pl: "Lód lodowca przesuwa się w dół doliny, a to, co niesie, zostaje w tyle, kiedy lód topnieje. Dlatego na równinach znajdujemy kamienie, które przyszły z gór i leżą dzisiaj bardzo daleko od miejsc, w których kiedyś były.",
};

describe("the language of a transcript", () => {
  it.each(Object.entries(samples))("AST-02 is found: %s", (language, text) => {
    expect(detectLanguage(text)).toBe(language);
    expect(detectLanguage(`${text} `.repeat(200))).toBe(language);
  });

  it.each(["", "42", "Mitosis", "... --- ...", "la la la la la la la la"])("AST-02 is undetermined for %j", (text) => {
    expect(detectLanguage(text)).toBe("und");
  });

  it("AST-02 is the one it goes on in, not the one of its first words", () => {
    expect(
      detectLanguage(`Hello everyone, and welcome to this lecture of ours. ${`${samples["de"]} `.repeat(40)}`),
    ).toBe("de");
  });

  it("AST-02 is told from a hundred characters", () => {
    expect(
      detectLanguage("E então a gente vê que o gelo não fica parado: ele desce pelo vale, e isso muda tudo."),
    ).toBe("pt");
    expect(
      detectLanguage("Y entonces vemos que el hielo no se queda quieto: baja por el valle, y eso lo cambia todo."),
    ).toBe("es");
  });

  it("AST-02 is not Spanish because a text without our words looks like it", () => {
    const hebrew = "הקרח של הקרחון נע במורד העמק, ומה שהוא נושא נשאר מאחור כשהוא נמס.";
    expect(knownLanguages as readonly string[]).not.toContain(detectLanguage(hebrew));
  });
});
