import { check } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Keys } from "../../elements/keys/Keys.tsx";
import { CardFront } from "../../recording/card-front/CardFront.tsx";
import { CardQuote } from "../../recording/card-quote/CardQuote.tsx";
import { repeatsQuote } from "../../recording/card-quote/repeats-quote.ts";
import type { ChosenAnswer, SessionCard } from "./practice-session.state.ts";
import {
  answer,
  back as backClass,
  choice as choiceClass,
  choices as choicesClass,
  choiceText,
  front as frontClass,
  keyHint,
  lecture as lectureClass,
  longFront,
  otherChoice,
  rightChoice,
  verdict,
} from "./PracticeSessionView.css.ts";

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
    <ol className={choicesClass} lang={card.language} dir="auto">
      {choices.map((text, index) => {
        const isRight = text === card.back;
        const isChosen = choice?.index === index;
        return (
          <li key={text}>
            {isShown ? (
              <div className={isRight ? rightChoice : isChosen ? choiceClass : otherChoice}>
                <span className={choiceText}>{text}</span>
                {(isRight || isChosen) && (
                  <span className={verdict} lang="en">
                    {isRight && <Icon glyph={check} size="small" />}
                    {isRight ? (isChosen ? "Correct" : "Correct answer") : "Your answer"}
                  </span>
                )}
              </div>
            ) : (
              <button type="button" className={choiceClass} onClick={() => onChoose(index)}>
                {hasKeys && (
                  <span className={keyHint} aria-hidden="true">
                    <Keys keys={[String(index + 1)]} />
                  </span>
                )}
                <span className={choiceText}>{text}</span>
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The most characters of a question in large letters. */
const LARGE = 90;

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
      <p className={lectureClass}>{lecture}</p>
      <p className={front.length > LARGE ? longFront : frontClass} lang={language} dir="auto">
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
        <div className={answer}>
          {kind !== "cloze" && choices === null && (
            <p className={backClass} lang={language} dir="auto">
              {back}
            </p>
          )}
          <CardQuote quote={repeatsQuote(card) ? undefined : quote} source={source} language={language} />
        </div>
      )}
    </>
  );
}
