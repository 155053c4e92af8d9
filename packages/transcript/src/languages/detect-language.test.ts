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
  it.each(Object.entries(samples))("AST-02 detects %s", (language, text) => {
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

  it("AST-02 detects Portuguese and Spanish in a hundred characters", () => {
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

describe("languages whose words are not known", () => {
  it.each([
    [
      "id",
      "Es di gletser bergerak perlahan menuruni lembah karena beratnya, dan apa yang dibawanya bisa tertinggal ketika es itu mencair.",
    ],
    [
      "ms",
      "Ais glasier bergerak perlahan menuruni lembah kerana beratnya, dan apa yang dibawanya boleh tertinggal apabila ais itu cair.",
    ],
    [
      "ca",
      "El gel de la glacera es mou lentament per la vall, i tot el que porta queda enrere quan es fon. Avui ho mesurem.",
    ],
    ["fi", "Jäätikön jää liikkuu hitaasti laaksoa alas, ja kaikki mitä se kantaa jää jäljelle kun se sulaa tänään."],
    [
      "da",
      "Gletsjerens is bevæger sig langsomt ned gennem dalen, og det, den bærer, bliver efterladt, når den smelter.",
    ],
    [
      "no",
      "Isen i breen beveger seg sakte nedover dalen, og det den bærer med seg blir liggende igjen når den smelter.",
    ],
    ["is", "Ísinn í jöklinum hreyfist hægt niður dalinn og það sem hann ber verður eftir þegar hann bráðnar í dag."],
    ["he", "הקרח של הקרחון נע במורד העמק."],
    ["ru", "Лёд ледника медленно движется по долине, и то, что он несёт, остаётся."],
    ["uk", "Лід льодовика повільно рухається долиною, і те, що він несе, залишається."],
    ["fa", "یخ یخچال به آرامی در دره حرکت می‌کند و آنچه می‌برد پس از ذوب شدن باقی می‌ماند."],
    ["ar", "يتحرك جليد النهر الجليدي ببطء في الوادي، وما يحمله يبقى في الخلف عندما يذوب."],
    ["zh", "今天我们讨论河流。"],
    ["ja", "今日は川の話です。"],
    ["ko", "오늘은 강에 대해"],
    ["th", "วันนี้เราพูดถึงแม่น้ำ"],
    ["el", "Ο πάγος κινείται αργά."],
  ])("TRN-04 %s is named", (language, text) => expect(detectLanguage(text)).toBe(language));

  it.each([
    ["formulas", "$e^{i\\pi}+1=0$ x y z $$\\int_0^1 x\\,dx$$ f(x) = 12"],
    ["a few words of any language", "Ana Tom Berg"],
    ["numbers", "1 2 3 4 5 6 7 8 9"],
  ])("TRN-04 none is named for %s", (_, text) => expect(detectLanguage(text)).toBe("und"));

  it("TRN-04 formulas in English make no Spanish of it", () => {
    const text =
      "Euler wrote $e^{i\\pi}+1=0$ and we use $$\\int_0^1 x\\,dx$$ today.\nIf a * b = c is known, then f_{n} and g_n_m follow from it.";
    expect(detectLanguage(text)).toBe("en");
  });
});
