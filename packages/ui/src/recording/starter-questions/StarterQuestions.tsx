import { useContext } from "react";
import { chevronRight } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { LectureLanguage } from "../lecture-language.ts";
import { sign, starter, starters } from "./StarterQuestions.css.ts";

/** More would be a menu to read before the first question. */
const MOST_QUESTIONS = 4;

export interface StarterQuestionsProps {
  /** Questions in the lecture's language. */
  readonly questions: readonly string[];
  /** Questions that any lecture answers, in the page's language. They fill the list. @default [] */
  readonly general?: readonly string[];
  /** Called with the chosen question. */
  readonly onAsk: (question: string) => void;
}

/** RDT-15: at most four suggested questions, where they move nothing when they arrive. */
export function StarterQuestions({ questions, general = [], onAsk }: StarterQuestionsProps) {
  const language = useContext(LectureLanguage);
  const rows = [
    ...questions.map((question) => ({ question, lang: language })),
    ...general.map((question) => ({ question, lang: undefined })),
  ];
  return (
    <ul className={starters} aria-label="Questions to get you started">
      {rows.slice(0, MOST_QUESTIONS).map(({ question, lang }) => (
        <li key={question} lang={lang}>
          <button type="button" className={starter} onClick={() => onAsk(question)}>
            <bdi>{question}</bdi>
            <span className={sign}>
              <Icon glyph={chevronRight} size="small" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
