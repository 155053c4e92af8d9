import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from "react";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { timestamp } from "../../recording/transcript/timestamp.ts";
import { getLineAtTop, holdInPane, type LinePosition } from "./hold-in-pane.ts";
import * as styles from "./RecordingPane.css.ts";

/** A cited moment, whose segment is marked and scrolled into view. */
export interface CitedMoment {
  /** Seconds from the recording's start. */
  readonly seconds: number;
  /** Changing the value scrolls it into view again. */
  readonly visit: number;
}

export interface RecordingPaneProps {
  readonly cited: CitedMoment | undefined;
  /** Called instead of opening the transcript's tab when a citation is followed; seconds from the start. */
  readonly onCite: (seconds: number) => void;
  /** The content beside the pane. */
  readonly page: RefObject<HTMLElement | null>;
  /** The element whose children are the transcript's blocks, once they are rendered. */
  readonly lines: RefObject<HTMLElement | null>;
  /** Changes when other lines are shown. */
  readonly segments: readonly unknown[] | undefined;
  /** Changing the value scrolls the marked line into view; undefined for none. */
  readonly marked: string | undefined;
  /** Returns the first visible line from when the pane was closed. */
  readonly getPosition: () => LinePosition | undefined;
  readonly onPosition: (position: LinePosition | undefined) => void;
  /** The transcript, with its marked line. */
  readonly children: ReactNode;
}

/** Returns the moment of a clicked link, unless the click opens another window; seconds from the start. */
function getFollowedMoment(event: MouseEvent): number | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-moment]") : null;
  return link === null ? undefined : Number(link.dataset.moment);
}

/** The transcript beside another tab (RDT-12). The focus stays where the student reads. */
export function RecordingPane(props: RecordingPaneProps) {
  const { cited, onCite, page, lines, segments, marked, getPosition, onPosition, children } = props;
  const name = useId();
  const scroller = useRef<HTMLElement>(null);
  /** The last line scrolled into view, so that lines which load later don't move what the student has scrolled to. */
  const shown = useRef<string>(undefined);

  const follow = useEffectEvent((event: MouseEvent) => {
    const seconds = getFollowedMoment(event);
    if (seconds === undefined) return;
    event.preventDefault();
    onCite(seconds);
  });
  useEffect(() => {
    // Runs before the router's link handles the click.
    const stop = new AbortController();
    page.current?.addEventListener("click", (event) => follow(event), { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [page]);

  const show = useEffectEvent((target: string, of: readonly unknown[] | undefined) => {
    const [pane, blocks] = [scroller.current, lines.current];
    if (shown.current === target || of === undefined || pane === null || blocks === null) return undefined;
    shown.current = target;
    const position = marked === undefined ? getPosition() : undefined;
    return marked === undefined && position === undefined ? undefined : holdInPane(pane, blocks, position);
  });
  useEffect(() => show(marked ?? "none", segments), [marked, segments]);

  return (
    <>
      <h2 id={name} className={styles.title}>
        Transcript
      </h2>
      <VisuallyHidden live>
        {cited !== undefined && segments !== undefined && `Transcript at ${timestamp(cited.seconds)}`}
      </VisuallyHidden>
      <section
        ref={scroller}
        className={styles.scroller}
        aria-labelledby={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
        tabIndex={0}
        onScroll={({ currentTarget }) => onPosition(getLineAtTop(currentTarget, lines.current))}
      >
        {children}
      </section>
    </>
  );
}
