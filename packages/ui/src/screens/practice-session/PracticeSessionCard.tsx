import { check } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Keys } from "../../elements/keys/Keys.tsx";
import { CardFront } from "../../recording/card-front/CardFront.tsx";
import { CardQuote } from "../../recording/card-quote/CardQuote.tsx";
import { repeatsQuote } from "../../recording/card-quote/repeats-quote.ts";
import type { ChosenAnswer, SessionCard } from "./practice-session.state.ts";
import * as styles from "./PracticeSessionView.css.ts";

interface ChoicesProps {
  readonly card: SessionCard;
  readonly choices: readonly string[];
  /** Null before an answer is chosen. */
  readonly choice: ChosenAnswer | null;
  readonly isShown: boolean;
  readonly hasKeys: boolean;
  readonly onChoose: (index: number) => void;
}

function Choices({ card, choices, choice, isShown, hasKeys, onChoose }: ChoicesProps) {
  return (
    <ol className={styles.choices} lang={card.language} dir="auto">
      {choices.map((text, index) => {
        const isRight = text === card.back;
        const isChosen = choice?.index === index;
        return (
          <li key={text}>
            {isShown ? (
              <div className={isRight ? styles.rightChoice : isChosen ? styles.choice : styles.otherChoice}>
                <span className={styles.choiceText}>{text}</span>
                {(isRight || isChosen) && (
                  <span className={styles.verdict} lang="en">
                    {isRight && <Icon glyph={check} size="small" />}
                    {isRight ? (isChosen ? "Correct" : "Correct answer") : "Your answer"}
                  </span>
                )}
              </div>
            ) : (
              <button type="button" className={styles.choice} onClick={() => onChoose(index)}>
                {hasKeys && (
                  <span className={styles.keyHint} aria-hidden="true">
                    <Keys keys={[String(index + 1)]} />
                  </span>
                )}
                <span className={styles.choiceText}>{text}</span>
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The most characters of a question in large letters. */
const LARGE_QUESTION_CHARACTERS = 90;

export interface PracticeSessionCardProps {
  readonly card: SessionCard;
  readonly isShown: boolean;
  readonly choice: ChosenAnswer | null;
  readonly hasKeys: boolean;
  readonly onChoose: (index: number) => void;
}

/** A card's text: the question, then the answer with its quote. */
export function PracticeSessionCard({ card, isShown, choice, hasKeys, onChoose }: PracticeSessionCardProps) {
  const { kind, front, back, choices, quote, source, lecture, language } = card;
  return (
    <>
      <p className={styles.lecture}>{lecture}</p>
      <p
        className={front.length > LARGE_QUESTION_CHARACTERS ? styles.longFront : styles.front}
        lang={language}
        dir="auto"
      >
        <CardFront front={front} filling={isShown ? back : undefined} />
      </p>
      {choices !== null && (
        <Choices
          card={card}
          choices={choices}
          choice={choice}
          isShown={isShown}
          hasKeys={hasKeys}
          onChoose={onChoose}
        />
      )}
      {isShown && (
        <div className={styles.answer}>
          {kind !== "cloze" && choices === null && (
            <p className={styles.back} lang={language} dir="auto">
              {back}
            </p>
          )}
          <CardQuote quote={repeatsQuote(card) ? undefined : quote} source={source} language={language} />
        </div>
      )}
    </>
  );
}
