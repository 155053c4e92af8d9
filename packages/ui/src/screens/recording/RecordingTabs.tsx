import type { Recording } from "@lectern/domain/recording";
import type { SummaryStyle } from "@lectern/domain/summary-style";
import { type RefObject, useState } from "react";
import { chat, customize, summary, transcript as transcriptGlyph } from "../../elements/icon/screen-glyphs.ts";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { type TabItem, Tabs } from "../../navigation/tabs/Tabs.tsx";
import { LazyGradedMarkdown } from "../../recording/graded-markdown/GradedMarkdownLazy.tsx";
import { createLazyPart } from "../../recording/lazy-part.ts";
import { type FoundLine, PlainTranscript, Transcript } from "../../recording/transcript/Transcript.tsx";
import { missing, pending, spoken, withChapters } from "./RecordingView.css.ts";
import type { RecordingChatProps } from "./RecordingChat.tsx";
import type { RecordingCustomizeProps } from "./RecordingCustomize.tsx";
import type {
  ChatTabProps,
  CustomizeTabProps,
  LectureProps,
  RecordingTab,
  TranscriptState,
} from "./recording.state.ts";
import { useReader } from "./use-reader.tsx";

const isBlank = (text: string | null): text is null | "" => text === null || text.trim() === "";

interface SummaryTabProps {
  readonly recording: Recording;
  readonly lecture: LectureProps | undefined;
}

/** Without a summary it says why: it is being written, the assistant gave up, or there was nothing to summarise (ARR-02). */
function SummaryTab({ recording: { summary: text, status, hasTranscript }, lecture }: SummaryTabProps) {
  if (!isBlank(text)) {
    return (
      <LazyGradedMarkdown marks="times" claims={lecture?.summaryClaims} momentHref={lecture?.momentHref}>
        {text}
      </LazyGradedMarkdown>
    );
  }
  if (status === "processing") {
    return (
      <EmptyState
        title={hasTranscript ? "The transcript is here, the summary is being written" : "The summary is being written"}
        drawing={<EmptyPage drawing="waiting" />}
      >
        It appears by itself when it is ready.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No summary available" drawing={<EmptyPage drawing={hasTranscript ? "failed" : "waiting"} />}>
      {hasTranscript
        ? "The assistant could not write a summary of this recording. Its transcript is complete: generate notes from it under Customize."
        : undefined}
    </EmptyState>
  );
}

/** They come after the transcript, which does not wait for their code. */
const chapterLinks = createLazyPart(() => import("../../recording/chapter-links/ChapterLinks.tsx"), "ignore");
const customizeTab = createLazyPart(() => import("./RecordingCustomize.tsx"), "throw");
const chatTab = createLazyPart(() => import("./RecordingChat.tsx"), "throw");

/** Fetches the code of the two tabs that are opened after the recording is read. */
export const loadTabs = () => Promise.all([customizeTab.load(), chatTab.load()]);

function CustomizeTab(props: RecordingCustomizeProps) {
  const part = customizeTab.usePart(true);
  return part === undefined ? <Pending label="Loading notes" /> : <part.RecordingCustomize {...props} />;
}

function ChatTab(props: RecordingChatProps) {
  const part = chatTab.usePart(true);
  return part === undefined ? <Pending label="Loading chat" /> : <part.RecordingChat {...props} />;
}

function Pending({ label }: { readonly label: string }) {
  return (
    <div className={pending} aria-busy="true">
      <VisuallyHidden live>{label}</VisuallyHidden>
      <Skeleton width="long" />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  );
}

interface TranscriptTabProps {
  readonly state: TranscriptState;
  readonly moment: number | undefined;
  readonly visit: string | undefined;
  readonly lecture: LectureProps | undefined;
  readonly question: string | undefined;
  readonly found: FoundLine | undefined;
  /** The lines, once they are shown. */
  readonly lines: RefObject<HTMLDivElement | null>;
}

/** Whether the moment may lie in what is still to come. */
const isAhead = (state: Extract<TranscriptState, { kind: "segments" }>, moment: number | undefined): boolean =>
  state.rest === "loading" && moment !== undefined && moment >= Math.floor(state.segments.at(-1)?.start ?? 0);

function TranscriptTab({ state, moment, visit, question, lecture, found, lines }: TranscriptTabProps) {
  const { chapters = [], momentHref, hasHeadings = false } = lecture ?? {};
  const links = chapterLinks.usePart(chapters.length > 0);
  if (state.kind === "loading" || (state.kind === "segments" && isAhead(state, moment))) {
    return <Pending label="Loading transcript" />;
  }
  if (state.kind === "failed") return <ErrorRegion>Failed to load transcript</ErrorRegion>;
  if (state.kind === "none")
    return <EmptyState title="No transcript available" drawing={<EmptyPage drawing="recordings" />} />;
  if (state.kind === "text") return <PlainTranscript>{state.text}</PlainTranscript>;
  return (
    <>
      <div className={withChapters}>
        {links !== undefined && momentHref !== undefined && (
          <links.ChapterLinks
            chapters={chapters}
            segments={state.segments}
            momentHref={momentHref}
            transcript={lines}
          />
        )}
        <div ref={lines} className={spoken}>
          <Transcript
            segments={state.segments}
            moment={moment}
            visit={visit}
            question={question}
            found={found}
            headings={hasHeadings ? chapters : undefined}
          />
        </div>
      </div>
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
  readonly visit: string | undefined;
  readonly lecture: LectureProps | undefined;
  readonly question: string | undefined;
  readonly customize: CustomizeTabProps | undefined;
  readonly chat: ChatTabProps | undefined;
  readonly onRead: ((seconds: number) => void) | undefined;
}

/** RDT-03, RDT-11. */
export function RecordingTabs({ recording, transcript, tab, onTabChange, ...rest }: RecordingTabsProps) {
  // Kept here, since a tab that is not shown is not mounted.
  const [style, setStyle] = useState<SummaryStyle>();
  const [draft, setDraft] = useState("");
  const { hasTranscript } = recording;
  const reader = useReader({ recording, transcript, tab, onTabChange, ...rest });
  const customizeContent =
    rest.customize === undefined ? null : (
      <CustomizeTab
        {...rest.customize}
        lecture={rest.lecture}
        style={style ?? rest.customize.initialStyle}
        onStyleChange={setStyle}
        hasTranscript={hasTranscript}
      />
    );
  const chatContent =
    rest.chat === undefined ? null : (
      <ChatTab {...rest.chat} hasTranscript={hasTranscript} draft={draft} onDraftChange={setDraft} />
    );
  const items: readonly TabItem<RecordingTab>[] = [
    {
      value: "summary",
      label: "Summary",
      glyph: summary,
      content: <SummaryTab recording={recording} lecture={rest.lecture} />,
    },
    { value: "customize", label: "Customize", glyph: customize, content: customizeContent },
    { value: "chat", label: "Chat", glyph: chat, content: chatContent },
    {
      value: "transcript",
      label: "Transcript",
      glyph: transcriptGlyph,
      content: (
        <TranscriptTab
          state={transcript}
          moment={rest.moment}
          visit={rest.visit}
          question={rest.question}
          lecture={rest.lecture}
          found={reader.found}
          lines={reader.lines}
        />
      ),
    },
  ];
  return <Tabs label="Recording" items={items} value={tab} onChange={onTabChange} sticky={reader.bar} />;
}
