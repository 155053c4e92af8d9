import { makeLecture, plantedWords, makeTerm } from "./library.ts";

export interface Question {
  readonly kind: "rare" | "common" | "two words" | "phrase" | "prefix" | "typing error" | "nothing";
  readonly text: string;
}

/** Swaps two letters in the middle of a word. */
const mistype = (word: string): string => {
  const index = Math.floor(word.length / 2);
  return word.slice(0, index - 1) + word[index] + word[index - 1] + word.slice(index + 1);
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
  const createQuestions = (kind: Question["kind"], many: number, toText: (index: number) => string): Question[] =>
    Array.from({ length: many }, (_, index) => ({ kind, text: toText(index) }));
  return [
    ...createQuestions("rare", 10, (index) => plantedWords((index * 131) % lectures)[index % 4] ?? ""),
    ...createQuestions("common", 10, (index) => words[index * index] ?? ""),
    ...createQuestions("two words", 12, (index) => `${words[20 + index * 9]} ${words[60 + index * 13]}`),
    ...createQuestions("phrase", 8, (index) => {
      const sentence = makeLecture((index * 53) % lectures)[index * 40]?.text.split(" ") ?? [];
      return `"${sentence.slice(1, 3).join(" ")}"`;
    }),
    ...createQuestions("prefix", 8, (index) =>
      index < 4 ? (words[index * 30] ?? "").slice(0, 3) : makeTerm(index * 500).slice(0, 5),
    ),
    ...createQuestions("typing error", 6, (index) =>
      mistype(words.find((word, place) => place > index * 40 && word.length > 8) ?? ""),
    ),
    ...createQuestions("nothing", 6, (index) => `qwx${index}zzk wvvq`),
  ];
}
