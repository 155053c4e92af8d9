import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { failure } from "./ChatThread.css.ts";

interface ChatThreadFailureProps {
  /** Why, as sentences; null if that isn't known. */
  readonly reason: string | null;
  /** The part of the answer that had arrived, as Markdown. @default none */
  readonly broken?: string | undefined;
  readonly onAskAgain: () => void;
  /** Has the answer go on where it broke off (TUT-08). Without it, or if nothing had arrived, the question is asked again. */
  readonly onContinue?: (() => void) | undefined;
}

/** An answer that failed, below its question, where it covers none (RDT-06). */
export function ChatThreadFailure({ reason, broken = "", onAskAgain, onContinue }: ChatThreadFailureProps) {
  const canContinue = broken !== "" && onContinue !== undefined;
  return (
    <ErrorRegion
      className={failure}
      {...(canContinue ? { onRetry: onContinue, retryLabel: "Continue" } : { onRetry: onAskAgain })}
    >
      Failed to get response{reason !== null && `. ${reason}`}
    </ErrorRegion>
  );
}
