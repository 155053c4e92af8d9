import { maxLengths } from "@lectern/domain/max-lengths";
import { useRef } from "react";
import { Button } from "../../../elements/button/Button.tsx";
import { TextField } from "../../../forms/text-field/TextField.tsx";
import type { ExamDraft, ExamErrors } from "./exam-draft.ts";
import { group, side } from "./ExamFields.css.ts";

export interface ExamFieldsProps {
  readonly draft: ExamDraft;
  readonly errors: ExamErrors;
  readonly busy: boolean;
  readonly onChange: (draft: ExamDraft) => void;
  /** Called when the browser's date field becomes incomplete, or complete again. */
  readonly onIncompleteChange: (isIncomplete: boolean) => void;
}

/** The fields of a folder's exam (UNT-06): the date and, if it is set, a name and a target. */
export function ExamFields({ draft, errors, busy, onChange, onIncompleteChange }: ExamFieldsProps) {
  const date = useRef<HTMLInputElement>(null);
  const isSet = draft.date !== "" || draft.name !== "" || draft.target !== "";
  const remove = () => {
    // The browser gives React no text for an incomplete date that it could clear.
    if (date.current) date.current.value = "";
    onIncompleteChange(false);
    onChange({ date: "", name: "", target: "" });
    date.current?.focus();
  };
  return (
    <div className={group}>
      <TextField
        ref={date}
        label="Exam Date"
        type="date"
        min="2000-01-01"
        max="2199-12-31"
        value={draft.date}
        onChange={(day) => onChange({ ...draft, date: day })}
        onInput={({ currentTarget }) => onIncompleteChange(currentTarget.validity.badInput)}
        onBlur={({ currentTarget }) => onIncompleteChange(currentTarget.validity.badInput)}
        readOnly={busy}
        hint="You'll see a study plan on the folder's page."
        error={errors.date}
      />
      {isSet && (
        <div className={side}>
          <TextField
            label="Exam Name (optional)"
            value={draft.name}
            onChange={(name) => onChange({ ...draft, name })}
            maxLength={maxLengths.examName}
            autoComplete="off"
            readOnly={busy}
          />
          <TextField
            label="Target Score, Percent (optional)"
            inputMode="numeric"
            value={draft.target}
            onChange={(target) => onChange({ ...draft, target })}
            maxLength={5}
            autoComplete="off"
            readOnly={busy}
            error={errors.target}
          />
        </div>
      )}
      {isSet && (
        <div>
          <Button variant="quiet" size="small" flush="start" disabled={busy} onClick={remove}>
            Remove Exam
          </Button>
        </div>
      )}
    </div>
  );
}
