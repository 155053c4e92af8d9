import { type ReactNode, type RefObject, useContext } from "react";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { LectureLanguage } from "../../recording/lecture-language.ts";
import { createLazyPart } from "../../theme/lazy-part.tsx";
import { type FoundLine, PlainTranscript, Transcript } from "../../recording/transcript/Transcript.tsx";
import { missing, overTranscript, pending, spoken, withChapters } from "./RecordingView.css.ts";
import type { LectureProps, TranscriptState, WavePlace } from "./recording.state.ts";

/** Loaded after the transcript, which does not wait for this code. */
const chapterLinks = createLazyPart(() => import("../../recording/chapter-links/ChapterLinks.tsx"), "ignore");

export function Pending({ label }: { readonly label: string }) {
  return (
    <div className={pending} aria-busy="true">
      <VisuallyHidden live>{label}</VisuallyHidden>
      <Skeleton width="long" />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  );
}

/** A component, since a ref is passed on, which may not be read while the transcript renders. */
const Wave = ({ render, ...place }: WavePlace & { readonly render: (place: WavePlace) => ReactNode }) => render(place);

export interface RecordingTranscriptProps {
  readonly state: TranscriptState;
  readonly moment: number | undefined;
  readonly visit: string | undefined;
  readonly lecture?: LectureProps | undefined;
  readonly question?: string | undefined;
  readonly found: FoundLine | undefined;
  /** The lines, once they are rendered. */
  readonly lines: RefObject<HTMLDivElement | null>;
  /**
   * Whether it is in a scrolling pane: the pane scrolls to the marked line, the focus stays, and there are no chapter
   * links beside it.
   */
  readonly isInPane?: boolean | undefined;
}

/** Whether the moment may be in a part that has not loaded yet. */
const isAhead = (state: Extract<TranscriptState, { kind: "segments" }>, moment: number | undefined): boolean =>
  state.rest === "loading" && moment !== undefined && moment >= Math.floor(state.segments.at(-1)?.start ?? 0);

export function RecordingTranscript(props: RecordingTranscriptProps) {
  const { state, moment, visit, question, lecture, found, lines, isInPane } = props;
  const { chapters = [], momentHref, hasHeadings = false, renderLine, onSpeaker, renderWave } = lecture ?? {};
  const hasLinks = chapters.length > 0 && isInPane !== true;
  const links = chapterLinks.usePart(hasLinks);
  const language = useContext(LectureLanguage);
  if (state.kind === "loading" || (state.kind === "segments" && isAhead(state, moment))) {
    return <Pending label="Loading transcript" />;
  }
  if (state.kind === "failed") return <ErrorRegion>Couldn't load the transcript</ErrorRegion>;
  if (state.kind === "none")
    return <EmptyState title="No transcript available" drawing={<EmptyPage drawing="recordings" />} />;
  if (state.kind === "text")
    return (
      <div lang={language} data-read-aloud="">
        <PlainTranscript>{state.text}</PlainTranscript>
      </div>
    );
  const chapterProps = momentHref && { chapters, segments: state.segments, momentHref, transcript: lines };
  return (
    <>
      {isInPane !== true && (
        <div className={overTranscript}>
          {links !== undefined && chapterProps !== undefined && <links.ChapterFold {...chapterProps} />}
          {state.rest === "none" && renderWave !== undefined && (
            <Wave render={renderWave} segments={state.segments} chapters={chapters} transcript={lines} />
          )}
        </div>
      )}
      <div className={withChapters}>
        {hasLinks && links !== undefined && chapterProps !== undefined && <links.ChapterRail {...chapterProps} />}
        <div
          ref={lines}
          lang={language}
          className={spoken}
          data-transcript=""
          data-read-aloud={isInPane ? undefined : ""}
        >
          <Transcript
            segments={state.segments}
            moment={moment}
            visit={visit}
            question={question}
            found={found}
            isInPane={isInPane}
            headings={hasHeadings || !isInPane ? chapters : undefined}
            headingsOn={hasHeadings ? "page" : "paper"}
            renderLine={isInPane ? undefined : renderLine}
            onSpeaker={onSpeaker}
          />
        </div>
      </div>
      {state.rest === "failed" && (
        <div className={missing}>
          <ErrorRegion>Couldn't load the rest of the transcript</ErrorRegion>
        </div>
      )}
    </>
  );
}
