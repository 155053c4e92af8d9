import type { Recording } from "@lectern/domain/recording";
import type { SummaryStyle } from "@lectern/domain/summary-style";
import { useState } from "react";
import { chat, customize, summary, transcript } from "../../elements/icon/glyphs.ts";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { EmptyState } from "../../structure/empty-state/EmptyState.tsx";
import { Markdown } from "../../structure/markdown/Markdown.tsx";
import { type TabItem, Tabs } from "../../structure/tabs/Tabs.tsx";
import { PlainTranscript, Transcript } from "../../structure/transcript/Transcript.tsx";
import { pending } from "./RecordingView.css.ts";
import { RecordingChat } from "./RecordingChat.tsx";
import { RecordingCustomize } from "./RecordingCustomize.tsx";
import type { ChatTabProps, CustomizeTabProps, RecordingTab, SegmentsState } from "./recording.state.ts";

const isBlank = (text: string | null): text is null | "" => text === null || text.trim() === "";

function SummaryTab({ text }: { readonly text: string | null }) {
  if (isBlank(text)) return <EmptyState title="No summary available" drawing="waiting" />;
  return <Markdown>{text}</Markdown>;
}

interface TranscriptTabProps {
  readonly text: string | null;
  readonly moment: number | undefined;
  readonly segments: SegmentsState;
}

function TranscriptTab({ text, segments, moment }: TranscriptTabProps) {
  if (segments.kind === "loading") {
    return (
      <div className={pending} aria-busy="true">
        <VisuallyHidden live>Loading transcript</VisuallyHidden>
        <Skeleton width="long" />
        <Skeleton />
        <Skeleton width="half" />
      </div>
    );
  }
  if (segments.kind === "ready" && segments.segments.length > 0) {
    return <Transcript segments={segments.segments} moment={moment} />;
  }
  if (isBlank(text)) return <EmptyState title="No transcript available" drawing="recordings" />;
  return <PlainTranscript>{text}</PlainTranscript>;
}

export interface RecordingTabsProps {
  readonly recording: Recording;
  readonly segments: SegmentsState;
  readonly tab: RecordingTab;
  readonly onTabChange: (tab: RecordingTab) => void;
  readonly moment: number | undefined;
  readonly customize: CustomizeTabProps | undefined;
  readonly chat: ChatTabProps | undefined;
}

/** RDT-03. */
export function RecordingTabs({ recording, segments, tab, onTabChange, ...rest }: RecordingTabsProps) {
  // Kept here, since a tab that is not shown is not mounted.
  const [style, setStyle] = useState<SummaryStyle>();
  const [draft, setDraft] = useState("");
  const hasTranscript = !isBlank(recording.transcript);
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
      glyph: transcript,
      content: <TranscriptTab text={recording.transcript} segments={segments} moment={rest.moment} />,
    },
  ];
  return <Tabs label="Recording" items={items} value={tab} onChange={onTabChange} />;
}
