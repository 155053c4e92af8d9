import { cardLimits, type ProposedCard } from "@lectern/domain/cards.ts";
import { createCardPlacer, toStoredLines } from "@lectern/assistant/model/place-card.ts";
import { isSameCard } from "@lectern/assistant/model/same-card.ts";
import type { Source } from "@lectern/transcript/source.ts";
import type { StandingCard, CardsOptions } from "../writing.ts";
import { spreadLines } from "./choose-passages.ts";
import { fitCards, toBudget } from "./cost.ts";
import type { Model } from "./model.ts";
import { ModelFailure } from "./model-failure.ts";
import { cardsPrompt } from "./prompts.ts";
import { readObjects } from "./read-objects.ts";

/** Leaves out cards that ask what a known one or an earlier one asks, and all beyond what one request proposes. */
export function chooseNewCards(cards: readonly ProposedCard[], existing: readonly StandingCard[]): ProposedCard[] {
  const newCards: ProposedCard[] = [];
  for (const card of cards) {
    if (![...existing, ...newCards].some((other) => isSameCard(card, other))) newCards.push(card);
  }
  return newCards.slice(0, cardLimits.request);
}

/**
 * Has a model write cards in its own words, each with the numbers of the lines that it rests on.
 *
 * @param source the recording as it is stored: the places of cards count its lines
 * @throws ModelFailure
 */
export async function writeCards(
  model: Model,
  source: Source,
  { existing, boundary }: CardsOptions,
): Promise<ProposedCard[]> {
  const fitted = fitCards(
    existing.map(({ front }) => front),
    model.window,
  );
  const lines = spreadLines(toStoredLines(source), fitted.passages);
  const { text, isCut } = await model.complete(
    cardsPrompt(lines.join("\n"), { fronts: fitted.fronts, boundary }),
    toBudget(model.window).cards,
  );
  const objects = readObjects(text);
  if (objects.length === 0) throw new ModelFailure("empty", isCut ? "length" : "empty");
  const place = createCardPlacer(source);
  const proposals = objects.map((object) => place(object)).filter((card) => card !== undefined);
  return chooseNewCards(proposals, existing);
}
