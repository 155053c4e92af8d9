import { isKnownLanguage, type KnownLanguage } from "../languages/known-languages.ts";
import { type BorderWeights, readModel, type ScoreWords } from "./border-model.ts";
import { weights as en } from "./english-borders.ts";
import { weights as fr } from "./french-borders.ts";
import { weights as de } from "./german-borders.ts";
import { weights as pt } from "./portuguese-borders.ts";
import { weights as es } from "./spanish-borders.ts";

const weights: Readonly<Record<KnownLanguage, BorderWeights>> = { en, es, de, fr, pt };
const models = new Map<KnownLanguage, ScoreWords>();

/**
 * Returns the function that scores where sentences begin in a text without punctuation. A language's weights are read once, with its
 * first text.
 * @param language BCP 47
 * @returns undefined in a language whose borders were not learned
 */
export function getBorderModel(language: string): ScoreWords | undefined {
  if (!isKnownLanguage(language)) return undefined;
  const model = models.get(language) ?? readModel(weights[language]);
  models.set(language, model);
  return model;
}
