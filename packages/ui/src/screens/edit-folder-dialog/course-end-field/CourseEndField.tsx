import { useRef } from "react";
import { Button } from "../../../elements/button/Button.tsx";
import { TextField } from "../../../forms/text-field/TextField.tsx";
import { group } from "../exam-fields/ExamFields.css.ts";

export interface CourseEndFieldProps {
  /** `2026-12-12`; empty: none. */
  readonly day: string;
  readonly error?: string | undefined;
  readonly busy: boolean;
  readonly onChange: (day: string) => void;
  /** Called when the browser holds a date that is half typed, or no longer. */
  readonly onIncompleteChange: (isIncomplete: boolean) => void;
}

/** The field for the last day of a folder's recordings (END-01). */
export function CourseEndField({ day, error, busy, onChange, onIncompleteChange }: CourseEndFieldProps) {
  const date = useRef<HTMLInputElement>(null);
  const remove = () => {
    // A half typed date has no text that React could clear.
    if (date.current) date.current.value = "";
    onIncompleteChange(false);
    onChange("");
    date.current?.focus();
  };
  return (
    <div className={group}>
      <TextField
        ref={date}
        label="Course End Date"
        type="date"
        max="2199-12-31"
        value={day}
        onChange={onChange}
        onInput={({ currentTarget }) => onIncompleteChange(currentTarget.validity.badInput)}
        onBlur={({ currentTarget }) => onIncompleteChange(currentTarget.validity.badInput)}
        readOnly={busy}
        hint="We'll delete everything in this folder after this date. We'll remind you on Home for 14 days beforehand."
        hintTone="caution"
        error={error}
      />
      {day !== "" && (
        <div>
          <Button variant="quiet" size="small" flush="start" disabled={busy} onClick={remove}>
            Remove Course End Date
          </Button>
        </div>
      )}
    </div>
  );
}
