import { CLOZE_GAP, type ProposedCard } from "@lectern/domain/cards.ts";
import { foldText } from "../support/fold.ts";
import type { Spoken } from "../support/support.ts";

/** A true card that was made false, or a transcript that no longer says what the card says. */
interface SpoiledCard {
  readonly kind: "number" | "subject" | "negation" | "line";
  readonly card: ProposedCard;
  readonly spoken: readonly Spoken[];
}

const numberIn = (text: string): string | undefined =>
  text.match(/[\p{L}\p{N}-]+/gu)?.find((word) => foldText(word).some(({ isNumber }) => isNumber));

const NUMBERS = ["13", "27", "44", "310", "1848"];
const denials: Readonly<Record<string, readonly [verb: RegExp, denied: string]>> = {
  en: [
    /(?<![\p{L}])(?:is|are|was|has|have|can|takes|rises|explained|makes|comes|had|fits|reads?|turns?|closes|decides)(?![\p{L}])/u,
    "never $&",
  ],
  es: [/(?<![\p{L}])(?:es|son|tiene|late|manda|inventó|se llama|da|no|duró|aumenta|hay)(?![\p{L}])/u, "nunca $&"],
  de: [/(?<![\p{L}])(?:ist|war|hat|heißt|goss|schlug|nennt|antwortete|waren)(?![\p{L}])/u, "$& nie"],
};

const replaceLine = (spoken: readonly Spoken[], at: number, text: string): Spoken[] =>
  spoken.map((line, n) => (n === at ? { ...line, text } : line));

/** Every way in which one card can be spoiled. `others` are the cards of the same lecture, whose subjects are borrowed. */
export function spoilCard(
  card: ProposedCard,
  others: readonly ProposedCard[],
  { spoken, language, seed }: { spoken: readonly Spoken[]; language: string; seed: number },
): SpoiledCard[] {
  const pick = <Item>(items: readonly Item[], n = 0): Item | undefined => items[(seed + n) % Math.max(1, items.length)];
  const spoiled: SpoiledCard[] = [];
  const add = (kind: SpoiledCard["kind"], changed: Partial<ProposedCard>, lines = spoken) =>
    spoiled.push({ kind, card: { ...card, ...changed }, spoken: lines });

  const number = pick(NUMBERS)!;
  const inBack = numberIn(card.back);
  const inFront = numberIn(card.front.replace(CLOZE_GAP, " "));
  if (inBack !== undefined) add("number", { back: card.back.replace(inBack, number) });
  if (inFront !== undefined) add("number", { front: card.front.replace(inFront, number) });
  const inQuote = numberIn(card.quote);
  if (inQuote !== undefined && (inBack !== undefined || inFront !== undefined)) {
    const quote = card.quote.replace(inQuote, number);
    add("number", { quote }, replaceLine(spoken, card.first, quote));
    add("number", { quote });
  }

  const strangers = others.filter(({ first, back }) => Math.abs(first - card.first) > 1 && back !== card.back);
  const stranger = pick(strangers);
  if (stranger !== undefined) {
    add("subject", { back: stranger.back });
    add("subject", { front: stranger.front });
    const [name] = card.front.replace(CLOZE_GAP, " ").match(/(?<=\p{L}\s)(?!described|called)\p{L}{6,}/u) ?? [];
    const [other] = stranger.quote.match(/(?!called|number)\p{L}{6,}/u) ?? [];
    if (name !== undefined && other !== undefined && !card.quote.toLowerCase().includes(other.toLowerCase()))
      add("subject", { front: card.front.replace(name, other.toLowerCase()) });
  }

  const [verb, denied] = denials[language]!;
  if (verb.test(card.quote)) {
    const quote = card.quote.replace(verb, denied);
    add("negation", { quote }, replaceLine(spoken, card.first, quote));
  }
  if (verb.test(card.front)) add("negation", { front: card.front.replace(verb, denied) });

  const place = (seed * 7 + 3) % spoken.length;
  const far = Math.abs(place - card.first) > 1 ? place : (place + 5) % spoken.length;
  add("line", { first: far, last: far, start: spoken[far]!.start ?? null });
  add("line", { first: far, last: far, start: spoken[far]!.start ?? null, quote: spoken[far]!.text });
  return spoiled;
}
