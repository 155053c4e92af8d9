import { foldWord } from "../../languages/vocabulary.ts";
import type { Passage } from "../../lecture/passages.ts";
import { splitWords } from "../../lecture/words.ts";

/** Articles, possessives and contracted prepositions of the five languages: a noun follows them. */
const beforeNouns: ReadonlySet<string> = new Set(
  `a an the this that these those his her its our their my your no each every
   der die das den dem des ein eine einen einem einer eines dieser diese dieses diesem diesen kein keine im am zum zur vom beim
   el la los las un una unos unas del al este esta estos estas su sus
   le les une du des au aux ce cet cette ces son sa ses leur
   o a os as um uma do da dos das no na nos nas ao à pelo pela esse essa seu sua`.split(/\s+/),
);
/** Pronouns and auxiliaries: a verb follows them. */
const beforeVerbs: ReadonlySet<string> = new Set(
  `i you he she it we they who to did didn't does doesn't don't do was were been be have has had will would can could should must
   ich du er sie es wir man wird wurde werden worden zu
   yo él ella ellos se lo le me te nos ha han había
   je tu il elle on nous vous ils elles ne ont
   eu ele ela eles você nós me foi foram`.split(/\s+/),
);

interface Uses {
  asNoun: number;
  asVerb: number;
}
const counted = new WeakMap<readonly Passage[], ReadonlyMap<string, Uses>>();

function countUses(passages: readonly Passage[]): ReadonlyMap<string, Uses> {
  const known = counted.get(passages);
  if (known !== undefined) return known;
  const counts = new Map<string, Uses>();
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
 * @param isFunctionWord whether a word says nothing about a subject
 */
export function headSubject(
  name: string,
  passages: readonly Passage[],
  isFunctionWord: (word: string) => boolean,
): string {
  const counts = countUses(passages);
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
