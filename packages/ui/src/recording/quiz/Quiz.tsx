import { CLOZE_GAP, type KnownCard } from "@lectern/domain/cards";
import { type ReactNode, useContext } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { CardFront } from "../card-front/CardFront.tsx";
import { CardQuote, type CardSource } from "../card-quote/CardQuote.tsx";
import { LectureLanguage } from "../lecture-language.ts";
import { actions, answer, question, quiz } from "./Quiz.css.ts";

export interface QuizProps {
  readonly cards: readonly KnownCard[];
  /** How many questions and answers were shown after the first question. */
  readonly step: number;
  readonly toSource: (card: KnownCard) => CardSource;
  /** Shows the answer, the next question, or after the last answer the first question again. */
  readonly onAdvance: () => void;
  /** Keeps the cards. */
  readonly children?: ReactNode;
}

/** A quiz in the chat: one question at a time, its answer with the lines that say it behind a button (PRC-08). */
export function Quiz({ cards, step, toSource, onAdvance, children }: QuizProps) {
  const language = useContext(LectureLanguage);
  const at = Math.floor(step / 2);
  const isShown = step % 2 === 1;
  const card = cards[at];
  if (card === undefined) return null;
  const isLast = at === cards.length - 1;
  return (
    <div className={quiz}>
      <div className={quiz}>
        <Text size="label" color="muted">
          Question {at + 1} of {cards.length}
        </Text>
        <p className={question} lang={language} dir="auto">
          <CardFront front={card.front} filling={isShown ? card.back : undefined} />
        </p>
        {isShown && (
          <div className={answer}>
            {!card.front.includes(CLOZE_GAP) && (
              <p lang={language} dir="auto">
                {card.back}
              </p>
            )}
            <CardQuote quote={card.quote} source={toSource(card)} language={language} />
          </div>
        )}
      </div>
      <div className={actions}>
        {/* The same button, so that it keeps the focus. */}
        <Button size="small" onClick={onAdvance}>
          {isShown ? (isLast ? "Start Over" : "Next Question") : "Show Answer"}
        </Button>
        {children}
      </div>
    </div>
  );
}
