import type { CourseContents } from "@lectern/domain/course-end";
import { formatExamDay } from "@lectern/domain/exam-day";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../elements/button/Button.tsx";
import { Text } from "../../../elements/text/Text.tsx";
import { FieldMessage } from "../../../forms/field-message/FieldMessage.tsx";
import { actions } from "../../../overlays/confirm-dialog/ConfirmDialog.css.ts";
import { DialogActions } from "../../../overlays/dialog/DialogActions.tsx";
import { Dialog } from "../../../overlays/dialog/Dialog.tsx";
import { form } from "../../../overlays/dialog/Dialog.css.ts";
import { useDraft } from "../../../theme/draft.ts";
import { CourseEndField } from "../course-end-field/CourseEndField.tsx";
import { parseCourseEnd } from "../course-end-field/parse-course-end.ts";
import type { DateDialogState } from "../date-dialog-state.ts";
import { toCourseEndNote, toCourseEndQuestion } from "./course-end-question.ts";

export interface CourseEndDialogProps {
  readonly state: DateDialogState;
  /** The stored day: `2026-12-12`; null for none. */
  readonly courseEnd: string | null;
  /** Of the reader's calendar: `2026-11-24` */
  readonly today: string;
  /** What would be deleted now; undefined until it is counted, null if it could not be. */
  readonly contents: CourseContents | null | undefined;
  /** Called by Cancel and Escape, but not while saving. */
  readonly onClose: () => void;
  /** Called with a day only after the person has confirmed what it deletes; with null when the day is removed. */
  readonly onSave: (courseEnd: string | null) => void;
  /** Gets the focus when the dialog closes, if the element that had it is gone. */
  readonly focusFallback: { readonly current: HTMLElement | null };
}

interface QuestionProps {
  readonly contents: CourseContents | null | undefined;
  readonly busy: boolean;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

/** DAY-05: the dialog's title is the question. */
function Question({ contents, busy, onBack, onConfirm }: QuestionProps) {
  const back = useRef<HTMLButtonElement>(null);
  // The field that had the focus is gone.
  useEffect(() => back.current?.focus(), []);
  return (
    <div className={form}>
      <Text color="secondary">
        {contents === undefined ? "Counting what's in the folder…" : toCourseEndNote(contents)}
      </Text>
      <div className={actions}>
        <Button ref={back} onClick={onBack} disabled={busy}>
          Back
        </Button>
        <Button variant="critical" busy={busy || contents === undefined} onClick={onConfirm}>
          Schedule Deletion
        </Button>
      </div>
    </div>
  );
}

type FieldsProps = Pick<CourseEndDialogProps, "state" | "courseEnd" | "today" | "onClose" | "onSave"> & {
  readonly day: string;
  readonly onDayChange: (day: string) => void;
  /** Called with a valid new day, which has to be confirmed. */
  readonly onAsk: (day: string) => void;
};

function Fields({ state, courseEnd, today, onClose, onSave, day, onDayChange, onAsk }: FieldsProps) {
  const [isIncomplete, setIncomplete] = useState(false);
  const [error, setError] = useState<string>();
  const busy = state.kind === "saving";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const read = parseCourseEnd(day, isIncomplete, courseEnd, today);
    setError("error" in read ? read.error : undefined);
    if (!("courseEnd" in read)) return;
    if (read.courseEnd === courseEnd) onClose();
    else if (read.courseEnd === null) onSave(null);
    else onAsk(read.courseEnd);
  };
  return (
    <form className={form} onSubmit={submit} noValidate>
      <CourseEndField day={day} error={error} busy={busy} onChange={onDayChange} onIncompleteChange={setIncomplete} />
      {state.kind === "changed" && (
        <FieldMessage>
          The course end date was changed in another tab. Save again to use what you see here.
        </FieldMessage>
      )}
      <DialogActions submitLabel="Save" busy={busy} onCancel={onClose} />
    </form>
  );
}

/**
 * Sets, changes and removes the last day of a folder's recordings (END-01), and asks before it does (DAY-05). Mounted again
 * for each opening, so that closing it resets the field and the question.
 */
export function CourseEndDialog(props: CourseEndDialogProps) {
  const { state, courseEnd, contents, today, onClose, onSave, focusFallback } = props;
  const [day, setDay] = useDraft("courseEnd", courseEnd ?? "");
  const [asked, setAsked] = useState<string>();
  const [kind, setKind] = useState(state.kind);
  if (kind !== state.kind) {
    setKind(state.kind);
    if (state.kind === "changed") setAsked(undefined);
  }
  const busy = state.kind === "saving";
  const title =
    asked === undefined ? "Course End Date" : toCourseEndQuestion(contents ?? null, formatExamDay(asked, today));
  return (
    <Dialog
      open={state.kind !== "closed"}
      onOpenChange={onClose}
      busy={busy}
      title={title}
      focusFallback={focusFallback}
    >
      {asked === undefined ? (
        <Fields {...props} day={day} onDayChange={setDay} onAsk={setAsked} />
      ) : (
        <Question contents={contents} busy={busy} onBack={() => setAsked(undefined)} onConfirm={() => onSave(asked)} />
      )}
    </Dialog>
  );
}
