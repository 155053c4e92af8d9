import type { PlaceInContext } from "@lectern/domain/correction-task";
import { correctionLimits } from "@lectern/domain/corrections";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { Checkbox } from "../../forms/checkbox/Checkbox.tsx";
import { TextField } from "../../forms/text-field/TextField.tsx";
import { DialogActions } from "../../overlays/dialog/DialogActions.tsx";
import { form } from "../../overlays/dialog/Dialog.css.ts";
import { mark } from "../../recording/marked-words/MarkedWords.css.ts";
import { timestamp } from "../../recording/transcript/timestamp.ts";
import { useDraft } from "../../theme/draft.ts";
import * as styles from "./CorrectionDialog.css.ts";
import type { CorrectionFormProps } from "./correction-form.ts";

/** More places than this are counted and not listed. */
const MAX_LISTED = 200;

interface PlacesProps {
  readonly places: readonly PlaceInContext[];
  /** The text that replaces the words in the preview. */
  readonly right: string;
  readonly language: string | undefined;
}

function Places({ places, right, language }: PlacesProps) {
  const id = useId();
  const rest = places.length - MAX_LISTED;
  return (
    <>
      <div id={id} className={styles.heading}>
        {places.length} places
      </div>
      {/* It is focused to be scrolled by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <ul className={styles.places} aria-labelledby={id} tabIndex={0}>
        {places.slice(0, MAX_LISTED).map(({ segment, seconds, before, words, after }) => (
          <li key={`${segment} ${before.length}`} className={styles.place}>
            <span className={styles.time}>{timestamp(seconds)}</span>
            <span dir="auto" lang={language}>
              {before}
              <mark className={mark}>{right === "" ? words : right}</mark>
              {after}
            </span>
          </li>
        ))}
        {rest > 0 && <li className={styles.place}>and {rest} more</li>}
      </ul>
    </>
  );
}

/** A word or name, in one place or in all. */
export function CorrectionDialogWord(props: CorrectionFormProps<"word">) {
  const { task, language, isSaving, heard, problem, onCorrect, onClose } = props;
  const { shown, places, folder } = task;
  const [typed, setTyped] = useDraft("words", shown);
  const [isOffered, setIsOffered] = useState(false);
  const right = typed.trim();
  const isReady = right !== "" && right !== shown;
  const isOne = places.length < 2;
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
        label={`Replace “${shown}” with`}
        value={typed}
        onChange={setTyped}
        onFocus={({ currentTarget }) => currentTarget.select()}
        maxLength={correctionLimits.word}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        lang={language}
        readOnly={isSaving}
      />
      {/* After the field, which gets the focus. */}
      {heard}
      {!isOne && <Places places={places} right={right} language={language} />}
      {folder !== undefined && (
        <Checkbox checked={isOffered} onChange={setIsOffered} disabled={isSaving}>
          Also suggest this correction in other <bdi>{folder}</bdi> lectures
        </Checkbox>
      )}
      {problem}
      <DialogActions
        submitLabel={isOne ? "Change" : `Change All ${places.length}`}
        isReady={isReady}
        busy={isSaving}
        onCancel={onClose}
      >
        {!isOne && (
          <Button onClick={() => correct(false)} disabled={!isReady || isSaving}>
            Only This Line
          </Button>
        )}
      </DialogActions>
    </form>
  );
}
