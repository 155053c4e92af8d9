import { correctionLimits } from "@lectern/domain/corrections";
import type { FormEvent, KeyboardEvent } from "react";
import { TextArea } from "../../forms/text-area/TextArea.tsx";
import { DialogActions } from "../../overlays/dialog/DialogActions.tsx";
import { form } from "../../overlays/dialog/Dialog.css.ts";
import { timestamp } from "../../recording/transcript/timestamp.ts";
import { useDraft } from "../../theme/draft.ts";
import { isComposing } from "../../theme/keys.ts";
import type { CorrectionFormProps } from "./correction-form.ts";

/** A whole line, within its time. Ctrl or ⌘ with Enter saves it. */
export function CorrectionDialogLine(props: CorrectionFormProps<"line">) {
  const { task, language, isSaving, heard, problem, onCorrect, onClose } = props;
  const { shown, seconds } = task;
  const [typed, setTyped] = useDraft("line", shown);
  // A line has no breaks.
  const right = typed.replaceAll(/\s+/g, " ").trim();
  const isReady = right !== "" && right !== shown;
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (isReady && !isSaving) onCorrect({ right, isEverywhere: false, isOffered: false });
  };
  return (
    <form className={form} onSubmit={submit}>
      <TextArea
        label={`Line at ${timestamp(seconds)}`}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !isComposing(event.nativeEvent))
            submit(event);
        }}
        rows={4}
        maxLength={correctionLimits.line}
        dir="auto"
        lang={language}
        readOnly={isSaving}
      />
      {/* After the field, which gets the focus. */}
      {heard}
      {problem}
      <DialogActions submitLabel="Save Line" isReady={isReady} busy={isSaving} onCancel={onClose} />
    </form>
  );
}
