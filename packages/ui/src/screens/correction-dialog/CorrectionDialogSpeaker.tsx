import { correctionLimits } from "@lectern/domain/corrections";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { Checkbox } from "../../forms/checkbox/Checkbox.tsx";
import { TextField } from "../../forms/text-field/TextField.tsx";
import { DialogActions } from "../../overlays/dialog/DialogActions.tsx";
import { form } from "../../overlays/dialog/Dialog.css.ts";
import { useDraft } from "../../theme/draft.ts";
import * as styles from "./CorrectionDialog.css.ts";
import type { CorrectionFormProps } from "./correction-form.ts";

/** A speaker's name, for one line or for the voice. */
export function CorrectionDialogSpeaker(props: CorrectionFormProps<"speaker">) {
  const { task, isSaving, heard, problem, onCorrect, onClose } = props;
  const { shown, lines, others, offered, folder } = task;
  const [typed, setTyped] = useDraft("name", shown);
  const [isOffered, setIsOffered] = useState(false);
  const id = useId();
  const right = typed.trim();
  const isReady = right !== "" && right !== shown;
  const known = [...new Set([...others, ...offered])].filter((name) => name !== shown);
  const correct = (isEverywhere: boolean) => {
    if (isReady && !isSaving) onCorrect({ right, isEverywhere, isOffered: isEverywhere && isOffered });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    correct(true);
  };
  return (
    <form className={form} onSubmit={submit}>
      <TextField
        label="Name"
        value={typed}
        onChange={setTyped}
        onFocus={({ currentTarget }) => currentTarget.select()}
        maxLength={correctionLimits.speaker}
        hint={
          others.includes(right)
            ? `${right} is already a speaker in this recording. The two will be merged.`
            : undefined
        }
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        readOnly={isSaving}
      />
      {/* After the field, which gets the focus. */}
      {heard}
      {known.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend can't be laid out in a row of buttons
        <div className={styles.names} role="group" aria-labelledby={id}>
          <span id={id} className={styles.namesHeading}>
            Known names
          </span>
          {known.map((name) => (
            <Button key={name} size="small" onClick={() => setTyped(name)} disabled={isSaving}>
              {name}
            </Button>
          ))}
        </div>
      )}
      {folder !== undefined && (
        <Checkbox checked={isOffered} onChange={setIsOffered} disabled={isSaving}>
          Also suggest this correction in other <bdi>{folder}</bdi> lectures
        </Checkbox>
      )}
      {problem}
      <DialogActions
        submitLabel={lines > 1 ? `Change All ${lines} Lines` : "Change"}
        isReady={isReady}
        busy={isSaving}
        onCancel={onClose}
      >
        {lines > 1 && (
          <Button onClick={() => correct(false)} disabled={!isReady || isSaving}>
            Only This Line
          </Button>
        )}
      </DialogActions>
    </form>
  );
}
