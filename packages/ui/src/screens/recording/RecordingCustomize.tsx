import type { CitedLine } from "@lectern/domain/chat";
import { findNotesStyle } from "@lectern/domain/notes-style";
import { FOCUS_MAX_CHARACTERS, type SummaryStyle } from "@lectern/domain/summary-style";
import { useContext, useRef } from "react";
import { flushRow } from "../../elements/button/Button.css.ts";
import { Button } from "../../elements/button/Button.tsx";
import { Divider } from "../../elements/divider/Divider.tsx";
import { copy, undo } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { FieldMessage } from "../../forms/field-message/FieldMessage.tsx";
import { TextField } from "../../forms/text-field/TextField.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { CitedMarkdown } from "../../recording/cited-markdown/CitedMarkdown.tsx";
import { LectureLanguage } from "../../recording/lecture-language.ts";
import { StyleChoices, styleChoices } from "../../recording/style-choices/StyleChoices.tsx";
import { useDraft } from "../../theme/draft.ts";
import { action, ask, customize, draftList, pending, reserved, written } from "./RecordingCustomize.css.ts";
import type { CustomizeTabProps, DraftsProps, LectureProps, NotesState } from "./recording.state.ts";

const toStyleLabel = (style: SummaryStyle | null): string =>
  styleChoices.find(({ value }) => value === style)?.label ?? "Earlier notes";

/** "Essay", and "Essay 2" for the second of its style. */
function toDraftLabel(drafts: DraftsProps["drafts"], index: number): string {
  const style = drafts[index]?.style ?? null;
  const count = drafts.slice(0, index + 1).filter((draft) => draft.style === style).length;
  return count === 1 ? toStyleLabel(style) : `${toStyleLabel(style)} ${count}`;
}

/** The style of notes: a draft's is known, and stored notes look like theirs. */
const toStyle = (notes: string, drafts: DraftsProps["drafts"] = []): SummaryStyle =>
  drafts.find((draft) => draft.notes === notes)?.style ?? findNotesStyle(notes);

interface DraftListProps extends Pick<DraftsProps, "drafts" | "onChoose"> {
  readonly shown: string;
  /** Whether choosing is disabled while notes are being written or stored. */
  readonly disabled: boolean;
}

/** The session's drafts by style, with the shown one pressed. A single draft shows only its style's name. */
function DraftList({ drafts, shown, disabled, onChoose }: DraftListProps) {
  if (drafts.length < 2) {
    const only = drafts.find(({ notes }) => notes === shown);
    return only === undefined ? null : <Text color="secondary">{toStyleLabel(only.style)}</Text>;
  }
  return (
    <fieldset className={draftList} aria-label="Drafts from this session">
      {drafts.map(({ notes }, index) => (
        <Button
          key={notes}
          size="small"
          aria-pressed={notes === shown}
          aria-disabled={disabled}
          onClick={() => !disabled && notes !== shown && onChoose(notes)}
        >
          {toDraftLabel(drafts, index)}
        </Button>
      ))}
    </fieldset>
  );
}

interface NotesProps extends Pick<CustomizeTabProps, "onCopy" | "drafts"> {
  readonly state: NotesState;
  readonly lecture: LectureProps | undefined;
  readonly lines: readonly CitedLine[] | undefined;
}

function Notes({ state, lecture, lines, onCopy, drafts }: NotesProps) {
  const container = useRef<HTMLDivElement>(null);
  const language = useContext(LectureLanguage);
  const text = state.kind === "none" ? null : state.notes;
  // The old notes stay readable until they are replaced.
  if (text !== null && text.trim() !== "") {
    return (
      <div className={written} ref={container} tabIndex={-1}>
        {drafts !== undefined && <DraftList {...drafts} shown={text} disabled={state.kind === "generating"} />}
        <div className={flushRow}>
          <Button variant="quiet" size="small" flush="start" onClick={() => onCopy(text)}>
            <Icon glyph={copy} size="small" />
            Copy Notes
          </Button>
          {drafts?.onUndo !== undefined && (
            <Button
              variant="quiet"
              size="small"
              flush="start"
              onClick={() => {
                // The button disappears, so the focus is moved.
                container.current?.focus({ preventScroll: true });
                drafts.onUndo?.();
              }}
            >
              <Icon glyph={undo} size="small" />
              Undo
            </Button>
          )}
        </div>
        <div lang={language} data-read-aloud="">
          <CitedMarkdown lines={lines} momentHref={lecture?.momentHref}>
            {text}
          </CitedMarkdown>
        </div>
      </div>
    );
  }
  if (state.kind === "generating") {
    return (
      <div className={pending} aria-hidden="true">
        <Skeleton shape="title" width="half" />
        <Skeleton width="long" />
        <Skeleton />
        <Skeleton width="long" />
      </div>
    );
  }
  return <EmptyState title="No notes generated yet." drawing={<EmptyPage drawing="waiting" />} />;
}

/** A style that was chosen beside these notes; null beside none. */
export interface ChosenStyle {
  readonly style: SummaryStyle;
  readonly notes: string | null;
}

export type RecordingCustomizeProps = CustomizeTabProps & {
  /** It counts until other notes are shown. */
  readonly chosenStyle: ChosenStyle | undefined;
  readonly onStyleChange: (chosen: ChosenStyle) => void;
  /** Without a transcript, no notes can be written. */
  readonly hasTranscript: boolean;
  readonly lecture?: LectureProps | undefined;
  /** The transcript's lines, which citations show. */
  readonly lines?: readonly CitedLine[] | undefined;
};

/** RDT-04, RDT-05: notes in one of the styles. */
export function RecordingCustomize(props: RecordingCustomizeProps) {
  const {
    notes,
    initialStyle,
    chosenStyle,
    onStyleChange,
    onGenerate,
    onSaveAgain,
    onCopy,
    drafts,
    hasTranscript,
    lecture,
    lines,
    hasFocus = false,
  } = props;
  const shown = notes.kind === "none" ? null : notes.notes;
  const style =
    chosenStyle?.notes === shown ? chosenStyle.style : shown === null ? initialStyle : toStyle(shown, drafts?.drafts);
  const [focus, setFocus] = useDraft("focus", "");
  const wish = hasFocus === true && focus.trim() !== "" ? focus.trim() : undefined;
  const generating = notes.kind === "generating";
  return (
    <div className={customize}>
      <div className={ask}>
        <StyleChoices label="Style" value={style} onChange={(next) => onStyleChange({ style: next, notes: shown })} />
        {hasFocus !== false && (
          // Until it is known who writes, the field has its place, so that the button below doesn't move.
          <div className={hasFocus === "unknown" ? reserved : undefined}>
            <TextField
              label="Focus (optional)"
              placeholder="Focus on the proofs"
              maxLength={FOCUS_MAX_CHARACTERS}
              value={focus}
              onChange={setFocus}
            />
          </div>
        )}
        <div className={action}>
          <Button variant="primary" busy={generating} disabled={!hasTranscript} onClick={() => onGenerate(style, wish)}>
            Generate Notes
          </Button>
          {!hasTranscript && <FieldMessage>No transcript available</FieldMessage>}
        </div>
        {notes.kind === "failed" && (
          <ErrorRegion>Failed to generate notes{notes.reason !== null && `. ${notes.reason}`}</ErrorRegion>
        )}
        {notes.kind === "failed" && drafts !== undefined && drafts.drafts.length > 1 && (
          <Text color="secondary">Your drafts are still here.</Text>
        )}
        {notes.kind === "failed" && notes.isUnsaved && (
          <div className={action}>
            <Button onClick={onSaveAgain}>Save Again</Button>
            <Text color="secondary">These notes aren't saved yet.</Text>
          </div>
        )}
      </div>
      <Divider />
      <div aria-busy={generating}>
        <VisuallyHidden live>{generating ? "Generating notes" : ""}</VisuallyHidden>
        <Notes state={notes} lecture={lecture} lines={lines} onCopy={onCopy} drafts={drafts} />
      </div>
    </div>
  );
}
