import { useContext } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { LectureLanguage } from "../lecture-language.ts";
import { starters } from "./StarterQuestions.css.ts";

export interface StarterQuestionsProps {
  readonly questions: readonly string[];
  /** Called with the chosen question. */
  readonly onAsk: (question: string) => void;
}

/** RDT-15: suggested questions below a conversation's field, where they move nothing when they arrive. */
export function StarterQuestions({ questions, onAsk }: StarterQuestionsProps) {
  const language = useContext(LectureLanguage);
  return (
    <ul className={starters} aria-label="Questions to get you started">
      {questions.map((question) => (
        <li key={question} lang={language}>
          <Button size="small" onClick={() => onAsk(question)}>
            <bdi>{question}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}
