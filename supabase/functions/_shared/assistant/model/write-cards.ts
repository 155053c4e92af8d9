import { type CardKind, cardKinds, cardLimits, type ProposedCard } from "@lectern/domain/cards.ts";
import { createCardChecker } from "@lectern/assistant/model/check-card.ts";
import { isSameCard } from "@lectern/assistant/model/same-card.ts";
import { toSpoken } from "@lectern/assistant/model/place-quote.ts";
import { toSentences } from "@lectern/assistant/search/sentences.ts";
import { getWords } from "@lectern/assistant/words/words.ts";
import type { Lecture } from "@lectern/transcript/lecture.ts";
import type { CardRequest, WrittenCards } from "../writing.ts";
import { choosePassages, toLine } from "./choose-passages.ts";
import { fitCards, toBudget } from "./cost.ts";
import type { Model } from "./model.ts";
import { ModelFailure } from "./model-failure.ts";
import { cardsPrompt } from "./prompts.ts";
import { createObjectReader, type TextFields } from "./read-objects.ts";
import { createThoughtFilter } from "./strip-thoughts.ts";

const toText = (value: unknown): string => (typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim() : "");

/** A choice needs wrong answers, and those of a model may be right. */
const isKind = (kind: string): kind is CardKind => kind !== "choice" && cardKinds.some((known) => known === kind);

/**
 * Has a model write cards, and keeps those that the transcript supports: whose quote was said and holds the answer.
 * @throws ModelFailure
 */
export async function writeCards(
  model: Model,
  lecture: Lecture,
  { known, stored = toSpoken(lecture) }: CardRequest,
): Promise<WrittenCards> {
  const checker = createCardChecker(stored, lecture.language);
  const fitted = fitCards(
    known.map(({ front }) => front),
    model.window,
  );
  const passages = choosePassages(toSentences(lecture, getWords(lecture.language)), {
    texts: [],
    language: lecture.language,
    tokens: fitted.passages,
  });
  const cards: ProposedCard[] = [];
  let returned = 0;
  let dropped = 0;
  const add = ({ kind, front, back, quote }: TextFields) => {
    returned += 1;
    const [own, said] = [toText(kind).toLowerCase(), toText(quote)];
    const place = checker.places.find(said) ?? checker.places.findWords(said);
    const card = place &&
      isKind(own) && { ...place, kind: own, front: toText(front), back: toText(back), choices: null };
    if (card === undefined || card === false || !checker.supports(card)) dropped += 1;
    else if (![...known, ...cards].some((other) => isSameCard(card, other))) cards.push(card);
  };
  const thoughts = createThoughtFilter();
  const objects = createObjectReader();
  const read = (text: string) => {
    for (const object of objects.read(text)) add(object);
  };
  const prompt = cardsPrompt(passages.map(toLine).join("\n"), fitted.known);
  const { isCut } = await model.complete(prompt, toBudget(model.window).cards, (piece) => read(thoughts.read(piece)));
  read(thoughts.end());
  if (returned === 0) throw new ModelFailure("empty", isCut ? "length" : "empty");
  return { cards: cards.slice(0, cardLimits.request), origin: "model", dropped };
}
