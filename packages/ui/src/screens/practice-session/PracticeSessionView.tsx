import { assertNever } from "@lectern/domain/assert-never";
import { isComposing, isInField, isOverlayOpen, toShortcutKey } from "../../theme/keys.ts";
import { CLOZE_GAP } from "@lectern/domain/cards";
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { ButtonLink } from "../../elements/button-link/ButtonLink.tsx";
import { volumeHigh, type Glyph } from "../../elements/icon/glyphs.ts";
import { pause, undo } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Keys } from "../../elements/keys/Keys.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { BackLink } from "../../navigation/back-link/BackLink.tsx";
import { varName } from "../../theme/var-name.ts";
import type {
  PracticeSessionState,
  PracticeSessionViewProps,
  SessionProblem,
  SessionResult,
  SessionTurn,
} from "./practice-session.state.ts";
import * as styles from "./PracticeSessionView.css.ts";
import { PracticeSessionRatings } from "./PracticeSessionRatings.tsx";
import { PracticeSessionCard } from "./PracticeSessionCard.tsx";
import { findKeyAction, toKeyHelp } from "./session-keys.ts";
import { isSecondTap, type Tap } from "./second-tap.ts";

export type {
  PracticeSessionState,
  PracticeSessionViewProps,
  SessionCard,
  SessionProblem,
  SessionResult,
} from "./practice-session.state.ts";

const problems: Record<SessionProblem, string> = {
  "not-recorded": "Couldn't save your rating. Rate the card again.",
  "not-suspended": "You're offline, so the card wasn't suspended. Your ratings are still saved.",
  "not-undone": "Couldn't undo that. Try again.",
  "still-suspended": "The card is still suspended. Go online to unsuspend it.",
};

const CONTROL = "button, a, summary";

/** Handles the session's keys, unless a field, dialog or menu of the page needs them. */
function useSessionKeys(props: PracticeSessionViewProps): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || isComposing(event) || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (isInField(target) || isOverlayOpen()) return;
    const action = findKeyAction({ key: toShortcutKey(event), isOnControl: target.closest(CONTROL) !== null }, props);
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener("keydown", (event) => press(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);
}

/** Keeps the focus on the card, because the previously focused element may have disappeared. */
function useFocusOnCard(card: RefObject<HTMLElement | null>, turn: string): void {
  useEffect(() => {
    if (turn !== "") card.current?.focus({ preventScroll: true });
  }, [card, turn]);
}

interface ToolProps {
  readonly glyph: Glyph;
  readonly label: string;
  /** Whether its icon says enough on a phone. @default false */
  readonly isShort?: boolean;
  readonly onClick: () => void;
}

const Tool = ({ glyph, label, isShort = false, onClick }: ToolProps) => (
  <Button variant="quiet" className={styles.tool} onClick={onClick}>
    <Icon glyph={glyph} size="small" />
    <span className={isShort ? styles.toolWord : undefined}>{label}</span>
  </Button>
);

/** Shows the progress. A card that comes again counts as half done. */
function Progress({ turn: { done, repeats, total } }: { readonly turn: SessionTurn }) {
  return (
    <p className={styles.done}>
      <span
        className={styles.track}
        style={{ [varName(styles.share)]: (done + repeats / 2) / Math.max(1, total) }}
        aria-hidden="true"
      />
      {done} of {total} done
      {repeats > 0 && ` · ${repeats} to repeat`}
    </p>
  );
}

const countCards = (many: number): string => (many === 1 ? "1 card" : `${many} cards`);

/** How the session went, as a sentence; empty where every card was suspended or deleted. */
function toResultWords({ cards, known }: SessionResult): string {
  if (cards === 0) return "";
  if (cards === known) return cards === 1 ? "Right the first time." : "You got them all right the first time.";
  if (known === 0) return cards === 1 ? "Repeated until you knew it." : "All repeated until you knew them.";
  return `${known} right the first time, ${cards - known} repeated until you knew ${cards - known === 1 ? "it" : "them"}.`;
}

/** Says whether the chosen answer is right, before the right one is announced. */
function toVerdict({ card, choice }: Extract<PracticeSessionState, { kind: "shown" }>): string {
  if (choice === null) return "";
  return card.choices?.[choice.index] === card.back ? "Correct. " : "Incorrect. The answer is: ";
}

/** The announcement for a turn, with the card's words in the card's language. */
function Announcement({ state }: { readonly state: PracticeSessionState }) {
  if (state.kind === "loading") return "Loading cards";
  if (state.kind === "asking")
    return <span lang={state.card.language}>{state.card.front.replace(CLOZE_GAP, "blank")}</span>;
  if (state.kind === "shown")
    return (
      <>
        {toVerdict(state)}
        <span lang={state.card.language}>{state.card.back}</span>
      </>
    );
  if (state.kind === "finished") return `Session finished. ${toResultWords(state.result)}`.trim();
  return "";
}

interface FinishedProps extends Pick<PracticeSessionViewProps, "practiceHref" | "onPracticeMore"> {
  readonly result: SessionResult;
}

function Finished({ result, practiceHref, onPracticeMore }: FinishedProps) {
  const { cards, due, next } = result;
  return (
    <EmptyState
      title={cards === 0 ? "No cards practiced" : `${countCards(cards)} practiced`}
      drawing={<EmptyPage drawing="guides" />}
      action={
        <div className={styles.next}>
          {due > 0 && (
            <Button variant="primary" onClick={onPracticeMore}>
              Practice More
            </Button>
          )}
          <ButtonLink href={practiceHref} variant={due > 0 ? "secondary" : "primary"}>
            Back to Practice
          </ButtonLink>
        </div>
      }
    >
      {toResultWords(result)}{" "}
      {due > 0
        ? `${due} more ${due === 1 ? "card is" : "cards are"} due today.`
        : next !== null && `Your next cards are due ${next}.`}
    </EmptyState>
  );
}

/** The line about queued reviews. The first time, it says what happens with them (PRC-05). */
const toWaitingWords = (waiting: number): string =>
  waiting === 1
    ? "1 review is saved on this device and will sync when you're back online."
    : `${waiting} reviews will sync when you're back online`;

/**
 * Asks cards one after another, and shows each with its quote (PRC-04, PRC-05). States: loading, failed, no cards, none
 * due, a card being asked, its answer shown, a card whose recording was deleted, and the end.
 */
export function PracticeSessionView(props: PracticeSessionViewProps) {
  const { state, practiceHref, recordingsHref, waiting, hasSingleKeys } = props;
  const card = useRef<HTMLElement>(null);
  const lastTap = useRef<Tap>(undefined);
  const skipSecondTap = (event: MouseEvent) => {
    if (isSecondTap(lastTap.current, event)) event.stopPropagation();
    lastTap.current = event;
  };
  useSessionKeys(props);
  const isTurn = state.kind === "asking" || state.kind === "shown";
  useFocusOnCard(card, isTurn || state.kind === "deleted" ? `${state.turn.key} ${state.kind}` : "");
  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">Practice session</VisuallyHidden>
      <div className={styles.bar}>
        <div>
          <BackLink href={practiceHref}>Practice</BackLink>
        </div>
        {(isTurn || state.kind === "finished") && (
          <div className={styles.tools}>
            {props.onUndo !== undefined && <Tool glyph={undo} label="Undo" isShort onClick={props.onUndo} />}
            {isTurn && <Tool glyph={pause} label="Suspend" onClick={props.onSuspend} />}
            {isTurn && props.onReadAloud !== undefined && (
              <Tool glyph={volumeHigh} label="Read Aloud" onClick={props.onReadAloud} />
            )}
          </div>
        )}
      </div>
      <VisuallyHidden live>
        <Announcement state={state} />
      </VisuallyHidden>
      {state.kind === "loading" ? (
        <div className={styles.pending} aria-busy="true">
          <Skeleton shape="title" width="long" />
          <Skeleton width="half" />
        </div>
      ) : state.kind === "failed" ? (
        <ErrorRegion onRetry={props.onRetry}>Couldn't load your cards. Your reviews are safe.</ErrorRegion>
      ) : state.kind === "no-cards" ? (
        <EmptyState
          title="No cards yet"
          drawing={<EmptyPage drawing="waiting" />}
          action={<ButtonLink href={recordingsHref}>Choose a Recording</ButtonLink>}
        >
          Open a recording, choose Cards, and keep the ones you want to remember.
        </EmptyState>
      ) : state.kind === "none-due" ? (
        <EmptyState
          title="Nothing is due today"
          drawing={<EmptyPage drawing="guides" />}
          action={<ButtonLink href={practiceHref}>Back to Practice</ButtonLink>}
        >
          {state.next === null
            ? "You have practiced everything that was due."
            : `Your next cards are due ${state.next}.`}
        </EmptyState>
      ) : isTurn ? (
        <>
          <Progress turn={state.turn} />
          <section ref={card} tabIndex={-1} className={styles.card} aria-label="Card" key={state.turn.key}>
            <PracticeSessionCard
              card={state.card}
              isShown={state.kind === "shown"}
              choice={state.kind === "shown" ? state.choice : null}
              hasKeys={hasSingleKeys}
              onChoose={props.onChoose}
            />
          </section>
          {state.problem !== null && <ErrorRegion>{problems[state.problem]}</ErrorRegion>}
          {(state.kind === "shown" || state.card.choices === null) && (
            <div className={styles.actions} onClickCapture={skipSecondTap}>
              {state.kind === "asking" ? (
                <Button variant="primary" size="large" stretch busy={state.isBusy} onClick={props.onShowAnswer}>
                  Show Answer
                  <span className={styles.keyHint} aria-hidden="true">
                    <Keys keys={["Space"]} />
                  </span>
                </Button>
              ) : (
                <PracticeSessionRatings {...props} state={state} />
              )}
            </div>
          )}
          {hasSingleKeys && <p className={styles.help}>{toKeyHelp(props)}</p>}
        </>
      ) : state.kind === "deleted" ? (
        <>
          <Progress turn={state.turn} />
          <section ref={card} tabIndex={-1} className={styles.card} aria-label="Card">
            <Text>This card was deleted along with its recording.</Text>
          </section>
          <div className={styles.actions}>
            <Button variant="primary" size="large" stretch onClick={props.onSkip}>
              Next Card
            </Button>
          </div>
        </>
      ) : state.kind === "finished" ? (
        <>
          {state.problem !== null && <ErrorRegion>{problems[state.problem]}</ErrorRegion>}
          <Finished result={state.result} practiceHref={practiceHref} onPracticeMore={props.onPracticeMore} />
        </>
      ) : (
        assertNever(state)
      )}
      {waiting > 0 && <output className={styles.waitingLine}>{toWaitingWords(waiting)}</output>}
    </div>
  );
}
