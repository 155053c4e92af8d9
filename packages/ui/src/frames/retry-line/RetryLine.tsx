import { Button } from "../../elements/button/Button.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { line } from "./RetryLine.css.ts";

export interface RetryLineProps {
  /** What didn't load: "recordings". */
  readonly noun: string;
  readonly onRetry: () => void;
}

/**
 * Stands where a list would be whose first read failed (product decision 23): one quiet line, so that lectures don't
 * seem to be gone, and no alert, because the failure is only logged (REC-09).
 */
export function RetryLine({ noun, onRetry }: RetryLineProps) {
  return (
    <div className={line}>
      <Text color="secondary">Couldn&apos;t load your {noun}.</Text>
      <Button
        size="small"
        onClick={({ currentTarget }) => {
          // The button disappears with the failure, so the focus is moved to stay on the page.
          currentTarget.closest("main")?.focus();
          onRetry();
        }}
      >
        Try Again
      </Button>
    </div>
  );
}
