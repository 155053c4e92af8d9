import { Button } from "../../elements/button/Button.tsx";
import { requests } from "./CommonRequests.css.ts";

/** What students ask of a whole lecture most, as the assistant is asked it. */
const commonRequests = [
  { label: "Summary", question: "Summarize the recording" },
  { label: "Main points", question: "What are the main points?" },
  { label: "Explain simply", question: "Explain the recording simply" },
  { label: "Key terms", question: "What are the key terms?" },
  { label: "For the exam", question: "What matters for the exam?" },
  { label: "Quiz me", question: "Quiz me" },
] as const;

export interface CommonRequestsProps {
  /** True while an answer is loading. */
  readonly disabled?: boolean;
  /** Called with the question that a button stands for. */
  readonly onAsk: (question: string) => void;
}

/** ASK-02: the commonest requests of a whole lecture, one click each. */
export function CommonRequests({ disabled = false, onAsk }: CommonRequestsProps) {
  return (
    <ul className={requests} aria-label="Common requests">
      {commonRequests.map(({ label, question }) => (
        <li key={label}>
          <Button size="small" disabled={disabled} onClick={() => onAsk(question)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
