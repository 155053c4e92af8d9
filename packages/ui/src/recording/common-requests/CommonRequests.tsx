import { QUIZ_QUESTION } from "@lectern/domain/chat";
import { Button } from "../../elements/button/Button.tsx";
import { requests } from "./CommonRequests.css.ts";

/** Students' most common requests about a whole lecture, with the questions that are sent. */
const commonRequests = [
  { label: "Summary", question: "Summarize the recording" },
  { label: "Main points", question: "What are the main points?" },
  { label: "Explain simply", question: "Explain the recording simply" },
  { label: "Key terms", question: "What are the key terms?" },
  { label: "Exam prep", question: "What matters for the exam?" },
  { label: "Quiz me", question: QUIZ_QUESTION },
] as const;

export interface CommonRequestsProps {
  /** Whether a model can ask a quiz (PRC-08). @default false */
  readonly canQuiz?: boolean;
  /** Whether the buttons do nothing because an answer is loading. They keep the focus, and the list scrolls by keyboard. */
  readonly disabled?: boolean;
  /** Called with the question of a button. */
  readonly onAsk: (question: string) => void;
}

/** ASK-02: buttons for the most common requests about a whole lecture. */
export function CommonRequests({ canQuiz = false, disabled = false, onAsk }: CommonRequestsProps) {
  const offered = commonRequests.filter(({ question }) => canQuiz || question !== QUIZ_QUESTION);
  return (
    <ul className={requests} aria-label="Common requests">
      {offered.map(({ label, question }) => (
        <li key={label}>
          <Button size="small" aria-disabled={disabled} onClick={() => !disabled && onAsk(question)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
