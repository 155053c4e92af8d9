import { markWords } from "@lectern/domain/search";
import { mark } from "./MarkedWords.css.ts";

export interface MarkedWordsProps {
  readonly children: string;
  /** What is marked, in any case and with or without accents. */
  readonly words: readonly string[];
  /** Also marks words that begin with one of them. */
  readonly beginnings?: boolean;
}

/** A sentence in which the words that were searched are marked. */
export function MarkedWords({ children, words, beginnings = false }: MarkedWordsProps) {
  let at = 0;
  return markWords(children, words, { beginnings }).map(({ text, isMarked }) => {
    const key = at;
    at += text.length;
    return isMarked ? (
      <mark key={key} className={mark}>
        {text}
      </mark>
    ) : (
      text
    );
  });
}
