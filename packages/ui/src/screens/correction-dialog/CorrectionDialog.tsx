import type { CorrectionTask } from "@lectern/domain/correction-task";
import { assertNever } from "@lectern/domain/assert-never";
import { correctionLimits } from "@lectern/domain/corrections";
import type { ReactNode } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { Dialog } from "../../overlays/dialog/Dialog.tsx";
import { heardRow } from "./CorrectionDialog.css.ts";
import { CorrectionDialogLine } from "./CorrectionDialogLine.tsx";
import { CorrectionDialogSpeaker } from "./CorrectionDialogSpeaker.tsx";
import { CorrectionDialogWord } from "./CorrectionDialogWord.tsx";
import type { CorrectionDialogProps, CorrectionProblem } from "./correction.state.ts";

export type {
  CorrectionChoice,
  CorrectionDialogState,
  CorrectionProblem,
} from "./correction.state.ts";

const titles: Readonly<Record<CorrectionTask["kind"], string>> = {
  word: "Fix Word",
  speaker: "Name the Speaker",
  line: "Edit Line",
};

const problems: Readonly<Record<CorrectionProblem, string>> = {
  offline: "You're offline. Your correction stays here until you can save it.",
  changed:
    "This recording's corrections were changed in another tab or on another device. You're seeing the latest; save again to apply yours.",
  full: `A recording can have up to ${correctionLimits.corrections.toLocaleString("en-US")} corrections.`,
  failed: "Couldn't save the correction.",
};

/**
 * Corrects a word, a speaker's name or a line of a transcript (COR-01). What was heard stays stored: the correction can
 * be undone.
 */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { open, task, state, language, onCorrect, onUndo, onClose } = props;
  const isSaving = state.kind === "saving";
  const common = {
    language,
    isSaving,
    onCorrect,
    onClose,
    heard: task.heard !== undefined && (
      <Heard heard={task.heard} language={language} disabled={isSaving} onUndo={onUndo} />
    ),
    problem: state.kind === "failed" && <ErrorRegion>{problems[state.problem]}</ErrorRegion>,
  };
  return (
    <Dialog open={open} onOpenChange={onClose} title={titles[task.kind]} busy={isSaving}>
      {/* Mounted with the dialog's content, so that closing it resets the text. */}
      {task.kind === "word" ? (
        <CorrectionDialogWord task={task} {...common} />
      ) : task.kind === "speaker" ? (
        <CorrectionDialogSpeaker task={task} {...common} />
      ) : task.kind === "line" ? (
        <CorrectionDialogLine task={task} {...common} />
      ) : (
        assertNever(task)
      )}
    </Dialog>
  );
}

interface HeardProps {
  readonly heard: string;
  readonly language: string | undefined;
  readonly disabled: boolean;
  readonly onUndo: () => void;
}

/** The words as heard in place of a correction, with the way back to them. */
function Heard({ heard, language, disabled, onUndo }: HeardProps): ReactNode {
  return (
    <div className={heardRow}>
      <Text as="span" color="secondary">
        Heard as <bdi lang={language}>“{heard}”</bdi>
      </Text>
      <Button size="small" onClick={onUndo} disabled={disabled}>
        Undo Correction
      </Button>
    </div>
  );
}
