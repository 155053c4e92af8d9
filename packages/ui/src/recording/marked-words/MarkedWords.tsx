import { markWords } from "@lectern/domain/search";
import { mark } from "./MarkedWords.css.ts";

export interface MarkedWordsProps {
  readonly children: string;
  /** The words to mark, ignoring case and accents. */
  readonly words: readonly string[];
  /** Whether to mark words that begin with one of them. */
  readonly beginnings?: boolean;
}

/** A sentence with the searched words marked. */
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
