import type { Recording } from "@lectern/domain/recording";
import type { SummaryStyle } from "@lectern/domain/summary-style";
import { useState } from "react";
import { chat, customize, summary, transcript as transcriptGlyph } from "../../elements/icon/screen-glyphs.ts";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { type TabItem, Tabs } from "../../navigation/tabs/Tabs.tsx";
import { LazyMarkdown } from "../../recording/markdown/MarkdownLazy.tsx";
import { PlainTranscript, Transcript } from "../../recording/transcript/Transcript.tsx";
import { missing, pending } from "./RecordingView.css.ts";
import { RecordingChat } from "./RecordingChat.tsx";
import { RecordingCustomize } from "./RecordingCustomize.tsx";
import type { ChatTabProps, CustomizeTabProps, RecordingTab, TranscriptState } from "./recording.state.ts";

const isBlank = (text: string | null): text is null | "" => text === null || text.trim() === "";

function SummaryTab({ text }: { readonly text: string | null }) {
  if (isBlank(text)) return <EmptyState title="No summary available" drawing={<EmptyPage drawing="waiting" />} />;
  return <LazyMarkdown>{text}</LazyMarkdown>;
}

interface TranscriptTabProps {
  readonly state: TranscriptState;
  readonly moment: number | undefined;
  readonly question: string | undefined;
}

/** Whether the moment may lie in what is still to come. */
const isAhead = (state: Extract<TranscriptState, { kind: "segments" }>, moment: number | undefined): boolean =>
  state.rest === "loading" && moment !== undefined && moment >= Math.floor(state.segments.at(-1)?.start ?? 0);

function TranscriptTab({ state, moment, question }: TranscriptTabProps) {
  if (state.kind === "loading" || (state.kind === "segments" && isAhead(state, moment))) {
    return (
      <div className={pending} aria-busy="true">
        <VisuallyHidden live>Loading transcript</VisuallyHidden>
        <Skeleton width="long" />
        <Skeleton />
        <Skeleton width="half" />
      </div>
    );
  }
  if (state.kind === "failed") return <ErrorRegion>Failed to load transcript</ErrorRegion>;
  if (state.kind === "none")
    return <EmptyState title="No transcript available" drawing={<EmptyPage drawing="recordings" />} />;
  if (state.kind === "text") return <PlainTranscript>{state.text}</PlainTranscript>;
  return (
    <>
      <Transcript segments={state.segments} moment={moment} question={question} />
      {state.rest === "failed" && (
        <div className={missing}>
          <ErrorRegion>Failed to load the rest of the transcript</ErrorRegion>
        </div>
      )}
    </>
  );
}

export interface RecordingTabsProps {
  readonly recording: Recording;
  readonly transcript: TranscriptState;
  readonly tab: RecordingTab;
  readonly onTabChange: (tab: RecordingTab) => void;
  readonly moment: number | undefined;
  readonly question: string | undefined;
  readonly customize: CustomizeTabProps | undefined;
  readonly chat: ChatTabProps | undefined;
}

/** RDT-03. */
export function RecordingTabs({ recording, transcript, tab, onTabChange, ...rest }: RecordingTabsProps) {
  // Kept here, since a tab that is not shown is not mounted.
  const [style, setStyle] = useState<SummaryStyle>();
  const [draft, setDraft] = useState("");
  const { hasTranscript } = recording;
  const customizeTab =
    rest.customize === undefined ? null : (
      <RecordingCustomize
        {...rest.customize}
        style={style ?? rest.customize.initialStyle}
        onStyleChange={setStyle}
        hasTranscript={hasTranscript}
      />
    );
  const chatTab =
    rest.chat === undefined ? null : (
      <RecordingChat {...rest.chat} hasTranscript={hasTranscript} draft={draft} onDraftChange={setDraft} />
    );
  const items: readonly TabItem<RecordingTab>[] = [
    { value: "summary", label: "Summary", glyph: summary, content: <SummaryTab text={recording.summary} /> },
    { value: "customize", label: "Customize", glyph: customize, content: customizeTab },
    { value: "chat", label: "Chat", glyph: chat, content: chatTab },
    {
      value: "transcript",
      label: "Transcript",
      glyph: transcriptGlyph,
      content: <TranscriptTab state={transcript} moment={rest.moment} question={rest.question} />,
    },
  ];
  return <Tabs label="Recording" items={items} value={tab} onChange={onTabChange} />;
}
