import type { CourseContents } from "@lectern/domain/course-end";
import { Button } from "../../elements/button/Button.tsx";
import { Banner } from "../../feedback/banner/Banner.tsx";
import { toContentsWords } from "../course-end-notice/course-end-words.ts";

export interface CourseEndReceiptProps {
  /** The folder's name. */
  readonly title: string;
  /** When it was done: "Dec 13, 12:00 PM" */
  readonly moment: string;
  readonly contents: CourseContents;
  /** Whether it is being put away. */
  readonly busy: boolean;
  readonly onDismiss: () => void;
}

/** The receipt of what was deleted when a course had ended (END-01). It stands until the student puts it away. */
export function CourseEndReceipt({ title, moment, contents, busy, onDismiss }: CourseEndReceiptProps) {
  return (
    <Banner
      title={`${title} has ended`}
      action={
        <Button variant="quiet" flush="both" busy={busy} aria-label={`Dismiss: ${title} has ended`} onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      {toContentsWords(contents)} {contents.recordings === 1 ? "was" : "were"} deleted on {moment}, as scheduled.
    </Banner>
  );
}
