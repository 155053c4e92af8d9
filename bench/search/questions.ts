import { makeLecture, plantedWords, termNumber } from "./library.ts";

export interface Question {
  readonly kind: "rare" | "common" | "two words" | "phrase" | "prefix" | "typing error" | "nothing";
  readonly text: string;
}

/** Swaps two letters in the middle of a word. */
const mistype = (word: string): string => {
  const at = Math.floor(word.length / 2);
  return word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1);
};

/** The words of some lectures, most frequent first, without short ones and names with punctuation. */
function frequentWords(): string[] {
  const counts = new Map<string, number>();
  for (let lecture = 0; lecture < 20; lecture += 1) {
    for (const { text } of makeLecture(lecture * 17)) {
      for (const word of text.toLowerCase().match(/\b[a-z]{5,}\b/g) ?? [])
        counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([word]) => word);
}

/** Makes the same 60 queries in every run, for a library of this many lectures. */
export function makeQuestions(lectures: number): Question[] {
  const words = frequentWords();
  const made = (kind: Question["kind"], many: number, toText: (at: number) => string): Question[] =>
    Array.from({ length: many }, (_, at) => ({ kind, text: toText(at) }));
  return [
    ...made("rare", 10, (at) => plantedWords((at * 131) % lectures)[at % 4] ?? ""),
    ...made("common", 10, (at) => words[at * at] ?? ""),
    ...made("two words", 12, (at) => `${words[20 + at * 9]} ${words[60 + at * 13]}`),
    ...made("phrase", 8, (at) => {
      const sentence = makeLecture((at * 53) % lectures)[at * 40]?.text.split(" ") ?? [];
      return `"${sentence.slice(1, 3).join(" ")}"`;
    }),
    ...made("prefix", 8, (at) => (at < 4 ? (words[at * 30] ?? "").slice(0, 3) : termNumber(at * 500).slice(0, 5))),
    ...made("typing error", 6, (at) => mistype(words.find((word, place) => place > at * 40 && word.length > 8) ?? "")),
    ...made("nothing", 6, (at) => `qwx${at}zzk wvvq`),
  ];
}
