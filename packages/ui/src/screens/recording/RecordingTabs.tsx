import type { CitedLine } from "@lectern/domain/chat";
import { findKeyPassagesName } from "@lectern/domain/key-passages";
import { nestHeadings, withoutTitle } from "@lectern/domain/headings";
import type { Recording } from "@lectern/domain/recording";
import { useContext, useMemo, useRef, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { Link } from "../../elements/link/Link.tsx";
import { chat, customize, summary, transcript as transcriptGlyph } from "../../elements/icon/screen-glyphs.ts";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { type TabItem, Tabs } from "../../navigation/tabs/Tabs.tsx";
import { ChosenMoment } from "../../recording/chosen-moment.ts";
import { useQuestionDraft } from "../../recording/composer/use-question-draft.ts";
import { AlsoSaid } from "../../recording/also-said/AlsoSaid.tsx";
import { CitedMarkdown } from "../../recording/cited-markdown/CitedMarkdown.tsx";
import { LectureLanguage } from "../../recording/lecture-language.ts";
import { createLazyPart } from "../../theme/lazy-part.tsx";
import { Pending, RecordingTranscript } from "./RecordingTranscript.tsx";
import * as styles from "./RecordingView.css.ts";
import type { RecordingChatProps } from "./RecordingChat.tsx";
import type { ChosenStyle, RecordingCustomizeProps } from "./RecordingCustomize.tsx";
import type { LinePosition } from "./hold-in-pane.ts";
import type { CitedMoment } from "./RecordingPane.tsx";
import type {
  LectureProps,
  RecordingTab,
  RecordingTabsProps,
  RecordingViewProps,
  TranscriptState,
} from "./recording.state.ts";
import { useReader } from "./use-reader.tsx";
import { useWideWindow } from "./use-wide-window.ts";

/** The lines of a transcript as citations show them. */
const toCitedLines = (transcript: TranscriptState): readonly CitedLine[] | undefined =>
  transcript.kind === "segments"
    ? transcript.segments.map(({ text, start, end }, line) => ({ text, line, start, end }))
    : undefined;

const isBlank = (text: string | null): text is null | "" => text === null || text.trim() === "";

interface SummaryRetryProps {
  readonly retry: NonNullable<RecordingViewProps["summaryRetry"]>;
  readonly label?: string;
  /** Stands before the reason. */
  readonly failure?: string;
}

function SummaryRetry({
  retry: { state, onRetry },
  label = "Try Again",
  failure = "Couldn't request the summary.",
}: SummaryRetryProps) {
  return (
    <div className={styles.retrying}>
      {state.kind === "failed" && (
        <ErrorRegion>{[failure, state.reason].filter((sentence) => sentence !== null).join(" ")}</ErrorRegion>
      )}
      <Button
        busy={state.kind === "pending"}
        onClick={({ currentTarget }) => {
          // The button disappears while the summary or a reading is being written; the focus stays in the text.
          currentTarget.closest<HTMLElement>("[data-summary]")?.focus({ preventScroll: true });
          onRetry();
        }}
      >
        {label}
      </Button>
    </div>
  );
}

interface SummaryTabProps {
  readonly recording: Recording;
  readonly retry: RecordingViewProps["summaryRetry"];
  readonly lecture: LectureProps | undefined;
  readonly lines: readonly CitedLine[] | undefined;
  readonly cardsHref: string | undefined;
}

function SummaryTab(props: SummaryTabProps) {
  return (
    // Takes the focus of a button that disappears, which the ring of the whole tab would only distract from.
    <div className={styles.summaryText} tabIndex={-1} data-summary="">
      <SummaryContent {...props} />
    </div>
  );
}

/**
 * If there is no summary, it says why: it is being written, the assistant gave up, or there was nothing to summarise
 * (ARR-02).
 */
function SummaryContent({
  recording: { summary: text, status, hasTranscript },
  retry,
  lecture,
  lines,
  cardsHref,
}: SummaryTabProps) {
  const language = useContext(LectureLanguage);
  if (!isBlank(text)) {
    const isByModel = findKeyPassagesName(text) === undefined;
    return (
      <>
        <div lang={language} data-read-aloud="">
          <CitedMarkdown lines={lines} momentHref={lecture?.momentHref}>
            {nestHeadings(withoutTitle(text), 1)}
          </CitedMarkdown>
        </div>
        {/* Below the text, which it would move. */}
        {!isByModel && retry?.canRewrite === true && (
          <div className={styles.summaryNotice}>
            {status === "processing" ? (
              <Text color="secondary">AI is writing your summary. It'll show up here automatically.</Text>
            ) : (
              <>
                <Text color="secondary">These are sentences from the lecture. This summary wasn't written by AI.</Text>
                <SummaryRetry retry={retry} label="Write with AI" />
              </>
            )}
          </div>
        )}
        {isByModel && status === "processing" && (
          <div className={styles.summaryNotice}>
            <Text color="secondary">AI is writing this summary again. It'll update automatically.</Text>
          </div>
        )}
        {isByModel && status !== "processing" && retry?.canReadAgain === true && (
          <div className={styles.summaryNotice}>
            {retry.state.kind === "reading" ? (
              <Text color="secondary">
                AI is updating this lecture's chapters, key terms and cards. They'll show up here automatically.
              </Text>
            ) : (
              <>
                <Text color="secondary">
                  This lecture's chapters, key terms and cards come from an earlier version of Lectern.
                </Text>
                <SummaryRetry retry={retry} label="Update with AI" failure="Couldn't start the update." />
              </>
            )}
          </div>
        )}
        {cardsHref !== undefined && hasTranscript && lecture !== undefined && (
          <p className={styles.toCards}>
            <Link href={cardsHref}>Make flashcards from this lecture</Link>
          </p>
        )}
        {/* Last, because it loads later. */}
        {lecture?.alsoSaid !== undefined && lecture.alsoSaid.length > 0 && <AlsoSaid points={lecture.alsoSaid} />}
      </>
    );
  }
  if (status === "processing") {
    return (
      <EmptyState
        title={hasTranscript ? "Transcript ready. Writing your summary…" : "Writing your summary…"}
        drawing={<EmptyPage drawing="waiting" />}
      >
        It'll show up here automatically when it's ready.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No summary available"
      drawing={<EmptyPage drawing={hasTranscript ? "failed" : "waiting"} />}
      action={hasTranscript && retry !== undefined && <SummaryRetry retry={retry} />}
    >
      {hasTranscript
        ? "AI couldn't write a summary of this recording. Its transcript is complete: try again, or generate notes from it under Customize."
        : undefined}
    </EmptyState>
  );
}

const customizeTab = createLazyPart(() => import("./RecordingCustomize.tsx"), "throw");
const chatTab = createLazyPart(() => import("./RecordingChat.tsx"), "throw");
/** Until its code has loaded, the recording is shown without it. */
const pane = createLazyPart(() => import("./RecordingPane.tsx"), "ignore");

/** Fetches the code of the transcript beside another tab. */
export const loadPane = pane.load;

/** Fetches the code of the two tabs that are usually opened later. */
export const loadTabs = () => Promise.all([customizeTab.load(), chatTab.load()]);

function CustomizeTab(props: RecordingCustomizeProps) {
  const part = customizeTab.usePart(true);
  return part === undefined ? <Pending label="Loading notes" /> : <part.RecordingCustomize {...props} />;
}

function ChatTab(props: RecordingChatProps) {
  const part = chatTab.usePart(true);
  return part === undefined ? <Pending label="Loading chat" /> : <part.RecordingChat {...props} />;
}

/** RDT-03, RDT-11, RDT-12. */
export function RecordingTabs({ recording, transcript, summaryRetry, tab, onTabChange, ...rest }: RecordingTabsProps) {
  // Kept here, because a hidden tab is not mounted.
  const [chosenStyle, setChosenStyle] = useState<ChosenStyle>();
  const [draft, setDraft] = useQuestionDraft(rest.chat?.chat.messages ?? []);
  const { hasTranscript } = recording;
  const isWide = useWideWindow();
  const part = pane.usePart(isWide && tab !== "transcript");
  // Kept here, because the pane is not mounted beside the transcript's own tab.
  const [followed, setFollowed] = useState<CitedMoment>();
  const cited = followed ?? (rest.moment === undefined ? undefined : { seconds: rest.moment, visit: 0 });
  const position = useRef<LinePosition>(undefined);
  const page = useRef<HTMLDivElement>(null);
  const visit = `${rest.visit} ${cited?.visit}`;
  const reader = useReader({ recording, transcript, tab, onTabChange, ...rest, visit, hasPane: isWide });
  const lines = useMemo(() => toCitedLines(transcript), [transcript]);
  const customizeContent =
    rest.customize === undefined ? null : (
      <CustomizeTab
        {...rest.customize}
        lecture={rest.lecture}
        lines={lines}
        chosenStyle={chosenStyle}
        onStyleChange={setChosenStyle}
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
      content: (
        <SummaryTab
          recording={recording}
          retry={summaryRetry}
          lecture={rest.lecture}
          lines={lines}
          cardsHref={rest.cardsHref}
        />
      ),
    },
    { value: "customize", label: "Customize", glyph: customize, content: customizeContent },
    { value: "chat", label: "Chat", glyph: chat, content: chatContent },
    {
      value: "transcript",
      label: "Transcript",
      glyph: transcriptGlyph,
      content: (
        <RecordingTranscript
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
  return (
    <div className={tab === "transcript" ? undefined : styles.panes}>
      <div ref={page} className={tab === "transcript" ? undefined : styles.beside}>
        <ChosenMoment value={isWide ? cited?.seconds : undefined}>
          <Tabs label="Recording" items={items} value={tab} onChange={onTabChange} sticky={reader.bar} />
        </ChosenMoment>
      </div>
      {tab !== "transcript" && (
        <div className={styles.pane}>
          {isWide && part !== undefined && (
            <part.RecordingPane
              cited={cited}
              onCite={(seconds) => setFollowed((last) => ({ seconds, visit: (last?.visit ?? 0) + 1 }))}
              page={page}
              lines={reader.lines}
              segments={transcript.kind === "segments" ? transcript.segments : undefined}
              marked={reader.found?.visit ?? (cited && `${cited.visit}`)}
              getPosition={() => position.current}
              onPosition={(at) => {
                position.current = at;
              }}
            >
              <RecordingTranscript
                state={transcript}
                moment={cited?.seconds}
                visit={`${cited?.visit}`}
                lecture={rest.lecture}
                found={reader.found}
                lines={reader.lines}
                isInPane
              />
            </part.RecordingPane>
          )}
        </div>
      )}
    </div>
  );
}
