import type { AssistantLanguage } from "../../languages/language.ts";
import { getNounCues } from "../../languages/noun-cues.ts";
import { foldWord } from "@lectern/transcript/languages/fold-word.ts";
import type { Passage } from "../../lecture/passages.ts";
import { splitWords } from "../../lecture/words.ts";

interface Uses {
  asNoun: number;
  asVerb: number;
}
const counted = new WeakMap<readonly Passage[], ReadonlyMap<string, Uses>>();

function countUses(passages: readonly Passage[], language: string): ReadonlyMap<string, Uses> {
  const known = counted.get(passages);
  if (known !== undefined) return known;
  const counts = new Map<string, Uses>();
  const { beforeNouns, beforeVerbs } = getNounCues(language);
  for (const { text } of passages) {
    let before = "";
    for (const word of splitWords(text).map(foldWord)) {
      const uses = counts.get(word) ?? { asNoun: 0, asVerb: 0 };
      if (beforeNouns.has(before)) uses.asNoun += 1;
      if (beforeVerbs.has(before)) uses.asVerb += 1;
      counts.set(word, uses);
      before = word;
    }
  }
  counted.set(passages, counts);
  return counts;
}

/**
 * Finds the words of a question that can stand above an answer as its subject: the longest run without a word that the
 * recording uses as a verb. "" where there is none: "came", "didn't he marry".
 */
export function headSubject(
  name: string,
  passages: readonly Passage[],
  { code, vocabulary: { isStopWord: isFunctionWord } }: Pick<AssistantLanguage, "code" | "vocabulary">,
): string {
  const counts = countUses(passages, code);
  const { beforeVerbs } = getNounCues(code);
  const isVerb = (word: string, before: string): boolean => {
    const { asNoun, asVerb } = counts.get(foldWord(word)) ?? { asNoun: 0, asVerb: 0 };
    return asVerb > asNoun || (asNoun === 0 && beforeVerbs.has(foldWord(before)));
  };
  let best: string[] = [];
  let run: string[] = [];
  const close = (): void => {
    while (run.length > 0 && isFunctionWord(run.at(-1)!)) run.pop();
    if (run.length > best.length) best = run;
    run = [];
  };
  let before = "";
  for (const word of name.split(/\s+/)) {
    const bare = splitWords(word)[0] ?? "";
    const isFunction = bare === "" || isFunctionWord(bare);
    if (isFunction ? run.length > 0 : !isVerb(bare, before)) run.push(word);
    else close();
    before = bare;
  }
  close();
  return best.join(" ");
}
