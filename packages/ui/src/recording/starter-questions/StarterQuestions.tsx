import { Button } from "../../elements/button/Button.tsx";
import { starters } from "./StarterQuestions.css.ts";

export interface StarterQuestionsProps {
  readonly questions: readonly string[];
  /** Called with the question that was chosen. */
  readonly onAsk: (question: string) => void;
}

/** RDT-15: questions to begin a conversation with, below its field, so that nothing moves when they come. */
export function StarterQuestions({ questions, onAsk }: StarterQuestionsProps) {
  return (
    <ul className={starters} aria-label="Questions to begin with">
      {questions.map((question) => (
        <li key={question}>
          <Button size="small" onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
