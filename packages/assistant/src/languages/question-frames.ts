import { isKnownLanguage, type KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";

/** Questions about a thing that a lecture names. */
interface QuestionFrames {
  readonly define: (term: string) => string;
  readonly discuss: (subject: string) => string;
}

const frames: Readonly<Record<KnownLanguage, QuestionFrames>> = {
  en: { define: (it) => `What does “${it}” mean?`, discuss: (it) => `What is said about “${it}”?` },
  es: { define: (it) => `¿Qué significa «${it}»?`, discuss: (it) => `¿Qué se dice de «${it}»?` },
  de: { define: (it) => `Was bedeutet „${it}“?`, discuss: (it) => `Was wird über „${it}“ gesagt?` },
  fr: { define: (it) => `Que signifie « ${it} » ?`, discuss: (it) => `Que dit-on de « ${it} » ?` },
  pt: { define: (it) => `O que significa “${it}”?`, discuss: (it) => `O que se diz sobre “${it}”?` },
};

/** Without a language's words, the subject alone is the question. */
const anyLanguage: QuestionFrames = { define: (it) => `${it}?`, discuss: (it) => `${it}?` };

/** @param code BCP 47 */
export function getQuestionFrames(code: string): QuestionFrames {
  const language = code.split("-", 1)[0]!;
  return isKnownLanguage(language) ? frames[language] : anyLanguage;
}
