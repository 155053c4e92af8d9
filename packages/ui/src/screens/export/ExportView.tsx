import { assertNever } from "@lectern/domain/assert-never";
import type { ExportFormat } from "@lectern/domain/export/export-scope";
import { useRef, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { type Choice, ChoiceCards } from "../../forms/choice-cards/ChoiceCards.tsx";
import { actions } from "../../overlays/confirm-dialog/ConfirmDialog.css.ts";
import { Dialog } from "../../overlays/dialog/Dialog.tsx";
import { bar, body, choosing, dialog, figures, moreFormats } from "./ExportView.css.ts";
import type { ExportState, ExportViewProps } from "./export.state.ts";

export type { ExportState, ExportViewProps } from "./export.state.ts";

const choices: Readonly<Record<ExportFormat, Omit<Choice<ExportFormat>, "value">>> = {
  everything: { label: "Everything", note: "One ZIP file with every format" },
  markdown: { label: "Markdown", note: "For note-taking apps" },
  docx: { label: "Word", note: "Editable document" },
  text: { label: "Plain text", note: "Opens anywhere" },
  srt: { label: "SRT", note: "Captions" },
  vtt: { label: "WebVTT", note: "Captions with chapters" },
  json: { label: "JSON", note: "For developers" },
  anki: { label: "Cards for Anki", note: "Imports as Basic and Cloze" },
  "cards-csv": { label: "Cards as a table", note: "CSV, for spreadsheets" },
  "cards-markdown": { label: "Cards as Markdown", note: "Each with its quote" },
  "cards-print": { label: "Cards to print", note: "With the answers at the end" },
  "pack-print": { label: "Study pack to print", note: "Chapters, points, key terms and cards" },
  "pack-markdown": { label: "Study pack as Markdown", note: "The same, for note-taking apps" },
};

const stops: Readonly<Record<Extract<ExportState, { kind: "stopped" }>["reason"], string>> = {
  "too-large":
    "This is too large for this browser. Export one folder at a time, or use Chrome or Edge on a computer, which save straight to disk.",
  unwritable: "Couldn't save the file. Check that you have enough disk space.",
  "no-times":
    "This recording was added as text without timestamps, so there are no captions. The other formats include everything.",
  "no-cards": "You haven't kept any cards here yet. Keep some in Practice, then export them.",
};

const toNumber = (value: number): string => value.toLocaleString("en-US");

/** `total` is undefined while it is unknown. */
function Progress({ label, done, total }: { readonly label: string; readonly done?: number; readonly total?: number }) {
  return (
    <>
      <progress className={bar} aria-label={label} {...(total === undefined ? {} : { value: done, max: total })} />
      <Text color="secondary">
        <span className={figures}>{label}</span>
      </Text>
    </>
  );
}

function toProgress(state: ExportState) {
  if (state.kind === "preparing") return <Progress label="Preparing" />;
  if (state.kind === "finishing") return <Progress label="Finishing the file" />;
  if (state.kind === "writing") {
    const { done, total } = state;
    if (total === 1) return <Progress label="Writing" />;
    return <Progress label={`${toNumber(done)} of ${toNumber(total)}`} done={done} total={total} />;
  }
  const isStill =
    state.kind === "choosing" || state.kind === "failed" || state.kind === "stopped" || state.kind === "done";
  return isStill ? null : assertNever(state);
}

/** So many formats are shown at first. */
const MAIN_FORMATS = 3;

type ContentProps = Omit<ExportViewProps, "open" | "subject" | "focusFallback">;

/** Mounted with the dialog's content, so that it opens with the first format selected. */
function ExportContent(props: ContentProps) {
  const { state, formats, limit, place, onExport, onCancel, onRetry, onClose, onPrint, onShare } = props;
  const [format, setFormat] = useState(formats[0]!);
  const [isWhole, setWhole] = useState(formats.length <= MAIN_FORMATS + 1);
  const shown = isWhole ? formats : formats.slice(0, MAIN_FORMATS);
  const showAll = () => {
    setWhole(true);
    // The button disappears, so the focus moves to the first of the others.
    requestAnimationFrame(() => content.current?.querySelectorAll<HTMLElement>("[role=radio]")[MAIN_FORMATS]?.focus());
  };
  const content = useRef<HTMLDivElement>(null);
  const isUnderWay = state.kind === "preparing" || state.kind === "writing" || state.kind === "finishing";
  return (
    <div ref={content} className={body}>
      {state.kind === "choosing" && (
        <>
          <ChoiceCards
            label="Format"
            choices={shown.map((value) => ({ value, ...choices[value] }))}
            value={format}
            onChange={setFormat}
          />
          {!isWhole && (
            <Button variant="quiet" size="small" className={moreFormats} onClick={showAll}>
              More Formats
            </Button>
          )}
          {limit !== undefined && <Text color="muted">{limit}</Text>}
        </>
      )}
      {toProgress(state)}
      {state.kind === "failed" && (
        <ErrorRegion>
          {state.done === 0
            ? "We couldn't read your recordings."
            : `We couldn't read all your recordings. ${toNumber(state.done)} ${state.done === 1 ? "was" : "were"} exported and saved.`}
        </ErrorRegion>
      )}
      {state.kind === "stopped" && <ErrorRegion>{stops[state.reason]}</ErrorRegion>}
      {state.kind === "done" && (
        <Text>{place === "disk" ? "Saved to the folder you chose." : "Saved to your Downloads."}</Text>
      )}
      <VisuallyHidden live>{state.kind === "done" ? "Exported" : isUnderWay ? "Exporting" : ""}</VisuallyHidden>
      <div className={state.kind === "choosing" ? `${actions} ${choosing}` : actions}>
        {state.kind === "choosing" && (
          <>
            {onPrint !== undefined && <Button onClick={onPrint}>Print or Save as PDF</Button>}
            <Button variant="primary" onClick={() => onExport(format)}>
              Export
            </Button>
          </>
        )}
        {(isUnderWay || state.kind === "failed") && <Button onClick={onCancel}>Cancel</Button>}
        {state.kind === "failed" && (
          <Button variant="primary" onClick={onRetry}>
            Try Again
          </Button>
        )}
        {state.kind === "stopped" && <Button onClick={onCancel}>Back</Button>}
        {state.kind === "done" && (
          <>
            {onShare !== undefined && <Button onClick={onShare}>Share</Button>}
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/**
 * Lets a student choose a format and follow the progress of an export (EXP-01 to EXP-03). While an export is running,
 * only Cancel ends it.
 */
export function ExportView({ open, subject, focusFallback, ...props }: ExportViewProps) {
  const { state, onClose } = props;
  const isUnderWay = state.kind === "preparing" || state.kind === "writing" || state.kind === "finishing";
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      busy={isUnderWay}
      closable={!isUnderWay}
      title={state.kind === "done" ? "Exported" : "Export"}
      description={subject}
      focusFallback={focusFallback}
      className={dialog}
    >
      <ExportContent {...props} />
    </Dialog>
  );
}
