import { CLOZE_GAP, type CardKind } from "@lectern/domain/cards.ts";

/** A card that a student could write about a labelled lecture. */
export interface GoodCard {
  readonly lecture: string;
  readonly line: number;
  readonly kind: CardKind;
  readonly front: string;
  readonly back: string;
  readonly choices?: readonly string[];
}

type Row = readonly [line: number, kind: CardKind, front: string, back: string, choices?: readonly string[]];

const rows: Readonly<Record<string, readonly Row[]>> = {
  tides: [
    [2, "definition", "What is a tide?", "the slow rise and fall of the sea that returns about twice a day"],
    [8, "date", `Isaac Newton explained these two bulges in ${CLOZE_GAP}.`, "1687"],
    [8, "question", "Who explained these two bulges in 1687?", "Isaac Newton"],
    [5, "question", "Why does a coast meet high water twice a day?", "Because the earth turns under the two bulges"],
    [7, "number", `The bulge that the moon raises in the open ocean is only ${CLOZE_GAP} a metre high.`, "half"],
    [14, "cloze", `That small tide is called a ${CLOZE_GAP}.`, "neap tide"],
    [15, "number", "How many days does it take from a spring tide to the next neap tide?", "about seven days"],
    [20, "number", `In the Bay of Fundy in Canada the water rises ${CLOZE_GAP} metres.`, "sixteen"],
    [
      20,
      "choice",
      `In the Bay of Fundy in Canada the water rises ${CLOZE_GAP} metres.`,
      "sixteen",
      ["half", "nine", "sixteen", "thirty"],
    ],
    [25, "number", `The bore on the Qiantang river in China is ${CLOZE_GAP} metres high.`, "nine"],
    [19, "question", "What decides how far its water rises?", "The shape of a bay"],
    [28, "question", "What closes a bay with a dam?", "A tidal power station"],
    [29, "date", `The station at the Rance in France has run since ${CLOZE_GAP}.`, "1966"],
    [
      30,
      "number",
      `Its ${CLOZE_GAP} turbines turn in both directions, with the flood and with the ebb.`,
      "twenty-four",
    ],
    [32, "question", "Why do fish and mud suffer?", "because the dam slows the current"],
  ],
  vaccines: [
    [2, "definition", "What is a vaccine?", "A harmless piece of a germ that trains the immune system"],
    [4, "definition", "What is an antibody?", "A protein that fits one germ only"],
    [
      4,
      "choice",
      "Which term is described here: “a protein that fits one germ only”?",
      "Antibody",
      ["Antibody", "Cell", "Cowpox", "Jenner"],
    ],
    [10, "date", `In ${CLOZE_GAP} Edward Jenner scratched the pus of cowpox into the arm of a boy.`, "1796"],
    [15, "cloze", `The word vaccine comes from vacca, which is Latin for ${CLOZE_GAP}.`, "cow"],
    [17, "date", `Smallpox killed its last patient in ${CLOZE_GAP}, a photographer in Birmingham.`, "1978"],
    [21, "question", "Why is the RNA wrapped in a droplet of fat?", "because bare RNA falls apart within minutes"],
    [22, "cloze", `The RNA never enters the ${CLOZE_GAP}, so it does not change our genes.`, "nucleus"],
    [23, "question", "Who found out how to hide the RNA from the alarm of the cell?", "Katalin Karikó"],
    [25, "number", `A factory can change the letters of the RNA within ${CLOZE_GAP} weeks.`, "six"],
    [28, "definition", "What is called the reproduction number?", "The number of people whom one patient infects"],
    [30, "definition", "What does herd immunity mean?", "that a patient meets too few people who can be infected"],
  ],
  corazón: [
    [2, "definition", "¿Qué es el corazón?", "un músculo hueco que late unas cien mil veces al día"],
    [
      7,
      "cloze",
      `La válvula izquierda se llama ${CLOZE_GAP}, porque se parece a la mitra de un obispo.`,
      "válvula mitral",
    ],
    [12, "number", `El nódulo sinusal manda un impulso eléctrico unas ${CLOZE_GAP} veces por minuto.`, "setenta"],
    [16, "date", `Willem Einthoven inventó el electrocardiograma en ${CLOZE_GAP}.`, "1903"],
    [16, "question", "¿Quién inventó el electrocardiograma en 1903?", "Willem Einthoven"],
    [17, "definition", "¿Qué es un marcapasos?", "un aparato que da el impulso eléctrico cuando el nódulo falla"],
    [28, "definition", "¿Qué es la presión arterial?", "la fuerza de la sangre contra la pared de las arterias"],
    [32, "cloze", `La ${CLOZE_GAP} no duele, y por eso muchos enfermos no la conocen.`, "hipertensión"],
  ],
  Buchdruck: [
    [3, "question", "Wer goss um 1450 in Mainz die ersten Lettern aus Metall?", "Johannes Gutenberg"],
    [4, "cloze", `Sein Metall war eine Mischung aus Blei, ${CLOZE_GAP} und Antimon.`, "Zinn"],
    [5, "definition", "Was versteht man unter „Handgießgerät“?", "Die Form für den Guss"],
    [9, "number", `Die Bibel von Gutenberg hat ${CLOZE_GAP} Zeilen auf jeder Seite.`, "zweiundvierzig"],
    [19, "definition", "Was versteht man unter „Inkunabel“?", "Ein Druck aus der Zeit vor 1501"],
    [27, "question", "Wer schlug 1517 seine Thesen gegen den Ablass an?", "Martin Luther"],
    [29, "definition", "Was ist eine Flugschrift?", "ein dünnes Heft, das man an einem Tag lesen kann"],
    [33, "date", `Die Kirche antwortete ${CLOZE_GAP} mit einem Verzeichnis verbotener Schriften.`, "1559"],
  ],
};

/** Cards about the labelled lectures, written by hand. */
export const goodCards: readonly GoodCard[] = Object.entries(rows).flatMap(([lecture, own]) =>
  own.map(([line, kind, front, back, choices]) => ({ lecture, line, kind, front, back, ...(choices && { choices }) })),
);
