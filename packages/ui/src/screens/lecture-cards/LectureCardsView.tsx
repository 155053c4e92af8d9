import { assertNever } from "@lectern/domain/assert-never";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { ButtonLink } from "../../elements/button-link/ButtonLink.tsx";
import { undo } from "../../elements/icon/screen-glyphs.ts";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { PageHeader } from "../../frames/page-header/PageHeader.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { LectureLanguage } from "../../recording/lecture-language.ts";
import { createLazyPart } from "../../theme/lazy-part.tsx";
import type { CitedMoment } from "../recording/RecordingPane.tsx";
import { pane as paneClass } from "../recording/RecordingView.css.ts";
import { useWideWindow } from "../recording/use-wide-window.ts";
import { LectureCardsKept } from "./LectureCardsKept.tsx";
import type { LectureCard, LectureCardsState, LectureCardsViewProps, SavingState } from "./lecture-cards.state.ts";
import { card, headActions, list, page, panes, unsaved } from "./LectureCardsView.css.ts";
import { LectureCardsProposals } from "./LectureCardsProposals.tsx";
import { LectureCardsTerms } from "./LectureCardsTerms.tsx";
import { useCardKeys } from "./use-card-keys.ts";

export type {
  CardTerm,
  LectureCard,
  LectureCardsState,
  LectureCardsViewProps,
  MakingState,
  SavingState,
  TermCardState,
} from "./lecture-cards.state.ts";

const none = [] as const;

/** Until its code has loaded, the cards are shown without it. */
const pane = createLazyPart(() => import("./LectureCardsPane.tsx"), "ignore");

/** Fetches the code of the transcript beside the cards. */
export const loadCardsPane = pane.load;

/** The announcement after a decision. */
function toAnnouncement(said: string, state: LectureCardsState): string {
  if (said === "" || state.kind !== "ready") return said;
  const { length } = state.proposals;
  return `${said} ${length === 0 ? "None left." : `${length} left.`}`;
}

function toUnsavedWords({ isOffline, reason }: Extract<SavingState, { kind: "failed" }>): string {
  if (isOffline) return "Your last changes will be saved when you're back online.";
  return ["Your last changes couldn't be saved.", reason].filter((sentence) => sentence !== null).join(" ");
}

/** Focuses the title when the button that had the focus has disappeared. */
function useTitleAfter(isButton: boolean, title: RefObject<HTMLElement | null>): void {
  const was = useRef(isButton);
  useEffect(() => {
    if (was.current && !isButton && document.activeElement === document.body) title.current?.focus();
    was.current = isButton;
  }, [isButton, title]);
}

/**
 * The cards of one lecture (PRC-01, PRC-03): proposals to keep, edit or dismiss, key terms to make cards of, and the kept
 * cards. States: loading, failed, no transcript to make cards from, or these lists. Requesting proposals, making a card of
 * a term and saving decisions have their own states.
 */
export function LectureCardsView(props: LectureCardsViewProps) {
  const { state, making, saving, backLink, sessionHref } = props;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [editing, setEditing] = useState<string>();
  const [said, setSaid] = useState("");
  const proposals = state.kind === "ready" ? state.proposals : none;
  const kept = state.kind === "ready" ? state.kept : none;
  const decide = (words: string) => {
    setSaid(words);
    setEditing(undefined);
  };
  const keep = (ids: readonly string[]) => {
    decide(ids.length === 1 ? "Kept." : `${ids.length} kept.`);
    props.onKeep(ids);
  };
  const dismiss = (id: string) => {
    decide("Dismissed.");
    props.onDismiss(id);
  };
  const isWide = useWideWindow();
  // The layout reserves the pane from the start, so that the cards don't move when it loads.
  const isPaneShown =
    isWide && (state.kind === "ready" || state.kind === "loading") && props.onPaneNeeded !== undefined;
  const part = pane.usePart(isPaneShown && state.kind === "ready");
  const cards = useRef<HTMLDivElement>(null);
  const [cited, setCited] = useState<CitedMoment>();
  const cite = (seconds: number) => setCited((last) => ({ seconds, visit: (last?.visit ?? 0) + 1 }));
  const needPane = useEffectEvent(() => props.onPaneNeeded?.());
  const isPaneNeeded = isPaneShown && state.kind === "ready";
  useEffect(() => {
    if (isPaneNeeded) needPane();
  }, [isPaneNeeded]);
  const openSource = (card: LectureCard) => {
    if (isPaneShown && part !== undefined && card.source.seconds !== null) cite(card.source.seconds);
    else props.onOpenSource(card);
  };
  const takeBack = props.onUndo;
  const onUndo =
    takeBack &&
    (() => {
      decide("Undone.");
      takeBack();
    });
  useTitleAfter(onUndo !== undefined, titleRef);
  const moveOn = useCardKeys({
    ...props,
    proposals,
    kept,
    onKeep: keep,
    onDismiss: dismiss,
    onUndo,
    onOpenSource: openSource,
    onEditing: setEditing,
  });
  const leave = (ids: readonly string[]) => {
    const [id] = ids;
    if (ids.length === 1 && id !== undefined) moveOn(id);
    else titleRef.current?.focus();
  };
  const listProps = { editing, onEditing: setEditing };
  const content = (
    <div ref={cards} className={page}>
      <PageHeader
        title="Cards"
        backLink={backLink}
        titleRef={titleRef}
        action={
          state.kind === "ready" && (
            <div className={headActions}>
              {onUndo !== undefined && <IconButton glyph={undo} label="Undo" onClick={onUndo} />}
              {kept.length > 0 && (
                <ButtonLink href={sessionHref} variant={proposals.length === 0 ? "primary" : "secondary"}>
                  Practice
                </ButtonLink>
              )}
            </div>
          )
        }
      />
      <VisuallyHidden live>
        {state.kind === "loading"
          ? "Loading cards"
          : making.kind === "making"
            ? "Suggesting cards"
            : toAnnouncement(said, state)}
      </VisuallyHidden>
      {saving.kind === "failed" && (
        <div className={unsaved}>
          <ErrorRegion onRetry={props.onSaveAgain} retryLabel="Save Again">
            {toUnsavedWords(saving)}
          </ErrorRegion>
          <Button size="small" variant="quiet" onClick={props.onDiscard}>
            Discard Changes
          </Button>
        </div>
      )}
      {state.kind === "loading" ? (
        <div className={list} aria-busy="true">
          {["1", "2", "3"].map((key) => (
            <div key={key} className={card}>
              <Skeleton shape="title" width="long" />
              <Skeleton width="long" />
            </div>
          ))}
        </div>
      ) : state.kind === "failed" ? (
        <ErrorRegion onRetry={props.onRetry}>Couldn&apos;t load the cards</ErrorRegion>
      ) : state.kind === "no-transcript" ? (
        <EmptyState title="No transcript available" drawing={<EmptyPage drawing="recordings" />}>
          Cards are made from the transcript.
        </EmptyState>
      ) : state.kind === "ready" ? (
        <LectureLanguage value={state.language}>
          <LectureCardsProposals
            {...props}
            {...listProps}
            proposals={proposals}
            hasKept={kept.length > 0}
            hasTerms={state.terms.length > 0}
            making={making}
            onKeep={(ids) => {
              leave(ids);
              keep(ids);
            }}
            onDismiss={(id) => {
              moveOn(id);
              dismiss(id);
            }}
          />
          {state.terms.length > 0 && <LectureCardsTerms {...props} terms={state.terms} language={state.language} />}
          {kept.length > 0 && (
            <LectureCardsKept {...props} {...listProps} kept={kept} onKeep={keep} titleRef={titleRef} />
          )}
        </LectureLanguage>
      ) : (
        assertNever(state)
      )}
    </div>
  );
  return (
    <div className={isPaneShown ? panes : undefined}>
      {content}
      {isPaneShown && (
        <div className={paneClass}>
          {part !== undefined && (
            <part.LectureCardsPane
              transcript={props.transcript ?? { kind: "loading" }}
              cited={cited}
              onCite={cite}
              page={cards}
            />
          )}
        </div>
      )}
    </div>
  );
}
