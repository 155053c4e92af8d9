import { useContext } from "react";
import { check } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { CardFront } from "../../recording/card-front/CardFront.tsx";
import { CardQuote } from "../../recording/card-quote/CardQuote.tsx";
import { repeatsQuote } from "../../recording/card-quote/repeats-quote.ts";
import { LectureLanguage } from "../../recording/lecture-language.ts";
import type { LectureCard } from "./lecture-cards.state.ts";
import * as styles from "./LectureCardsView.css.ts";

export interface LectureCardsWordsProps {
  readonly card: LectureCard;
}

/** A card with its answer, and its quote. */
export function LectureCardsWords({ card }: LectureCardsWordsProps) {
  const { kind, front, back, choices, quote, source } = card;
  const language = useContext(LectureLanguage);
  const isCloze = kind === "cloze";
  return (
    <>
      <p className={styles.front} lang={language} dir="auto">
        <CardFront front={front} filling={isCloze ? back : undefined} />
      </p>
      {choices === null
        ? !isCloze && (
            <p className={styles.back} lang={language} dir="auto">
              {back}
            </p>
          )
        : null}
      {choices !== null && (
        <ul className={styles.choices} lang={language} dir="auto">
          {choices.map((text) => (
            <li key={text} className={text === back ? styles.right : undefined}>
              {text}
              {text === back && <Icon glyph={check} size="small" label="Correct answer" />}
            </li>
          ))}
        </ul>
      )}
      <CardQuote quote={repeatsQuote(card) ? undefined : quote} source={source} language={language} />
    </>
  );
}
