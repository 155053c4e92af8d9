import { folderQueries } from "@lectern/data/folders/folders.queries";
import { practiceQueries } from "@lectern/data/practice/practice.queries";
import { CLOZE_GAP } from "@lectern/domain/cards";
import type { Folder } from "@lectern/domain/folder";
import type { DueCard, PracticeScope, Rating } from "@lectern/domain/practice";
import { PracticeSessionView } from "@lectern/ui/screens/practice-session";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useSingleKeys } from "../../commands/use-single-keys.ts";
import { countDue, toNextDue } from "@lectern/practice/due";
import { useSendWhenOnline } from "../../features/cards/use-send-when-online.ts";
import { usePractice } from "../../flows/practice.ts";
import type { PracticeSession } from "../../flows/practice-session.ts";
import { isInScope, parseScope } from "@lectern/practice/scope";
import { useServices } from "../../flows/services.ts";
import { useUser } from "../../flows/use-user.ts";
import { paths } from "../../paths.ts";
import { createId } from "@lectern/domain/create-id";
import { useOnline } from "@lectern/browser/use-online";
import { canReadAloud, findVoice, speak } from "@lectern/browser/read-aloud";
import { useTwoButtons } from "../../platform/two-buttons.ts";
import { type DueAfter, toPracticeSessionState } from "./practice-session.view-state.ts";

const GOOD: Rating = 3;
const AGAIN: Rating = 1;

/** The cards of a scope that are due in addition to the session's; undefined while they are loading. */
function useDueAfter(scope: PracticeScope, session: PracticeSession, isNeeded: boolean): DueAfter | undefined {
  const isOnline = useOnline();
  const { client, id: userId } = useUser();
  const queries = practiceQueries(client, userId);
  const overview = useQuery({ ...queries.overview(), enabled: isNeeded });
  const day = useQuery({ ...queries.day(), enabled: isNeeded });
  if (overview.data === undefined || day.data === undefined) return undefined;
  const practices = overview.data.filter((practice) => isInScope(scope, practice));
  const { repeated, fresh } = countDue(practices, day.data);
  // Without a network, the overview still counts the cards that the session has asked.
  const kept = isOnline ? undefined : session.countDueLeft();
  return { count: kept ?? repeated + fresh, next: toNextDue(practices, day.data, overview.dataUpdatedAt) };
}

/** The session's folder, which is read with the session. */
function useSessionFolder({ folderId }: PracticeScope): Folder | undefined {
  const { client, id: userId } = useUser();
  const one = folderQueries(client, userId).one(folderId ?? "");
  return useQuery({ ...one, enabled: false }).data ?? undefined;
}

/** Creates the id and the time of a log row. */
const createRow = () => ({ reviewId: createId(), reviewedAt: new Date().toISOString() });

function Session({ scope, onPracticeMore }: { readonly scope: PracticeScope; readonly onPracticeMore: () => void }) {
  const navigate = useNavigate();
  const { actor, session } = usePractice(scope);
  const snapshot = useSelector(actor, (current) => current);
  const [hasSingleKeys] = useSingleKeys();
  const [hasTwoButtons] = useTwoButtons();
  const { waiting } = snapshot.context;
  useSendWhenOnline(waiting > 0);
  const isAtRest = snapshot.matches("finished") || snapshot.matches("empty");
  const due = useDueAfter(scope, session, isAtRest);
  const folder = useSessionFolder(scope);
  const findCard = (cardId: string) => snapshot.context.cards.find(({ id }) => id === cardId);
  const toIntervals = (asked: DueCard) => session.toIntervals(asked, snapshot.context, folder);
  const state = toPracticeSessionState(snapshot, { findCard, toIntervals }, due);
  const turn = state.kind === "asking" || state.kind === "shown" ? state.turn.key : undefined;

  const lastTurn = useRef({ turn, at: 0 });
  /** Ends what is read aloud. */
  const speech = useRef<AbortController>(undefined);
  useEffect(() => {
    lastTurn.current = { turn, at: performance.now() };
    return () => speech.current?.abort();
  }, [turn]);
  const { report } = useServices();
  const readAloud = async (text: string, language: string | undefined) => {
    speech.current?.abort();
    const { signal } = (speech.current = new AbortController());
    const voice = await findVoice(language);
    if (signal.aborted) return;
    if (voice !== undefined) {
      await speak(text, { voice, signal }).catch((error: unknown) => {
        if (!signal.aborted) report("Error reading aloud", error);
      });
      return;
    }
    const { toast } = await import("@lectern/ui/overlays/toaster");
    toast("There's no voice on this device for the lecture's language.");
  };

  const rate = (rating: Rating) => {
    const rated = findCard(snapshot.context.cardIds[0] ?? "");
    if (rated === undefined) return;
    const row = createRow();
    actor.send({
      type: "card.rated",
      ...row,
      rating,
      elapsedMs: Math.round(performance.now() - lastTurn.current.at),
      repeatAt: session.findRepeat(rated, snapshot.context, { rating, reviewedAt: row.reviewedAt }),
    });
  };
  const card = state.kind === "asking" || state.kind === "shown" ? state.card : undefined;
  const undo = { type: "undo.requested", reviewId: "", reviewedAt: "" } as const;

  return (
    <PracticeSessionView
      state={state}
      practiceHref={paths.practice(scope)}
      recordingsHref={paths.recordings}
      waiting={waiting}
      hasSingleKeys={hasSingleKeys}
      hasTwoButtons={hasTwoButtons}
      onRetry={() => actor.send({ type: "session.requested" })}
      onShowAnswer={() => actor.send({ type: "answer.requested" })}
      onChoose={(index) =>
        actor.send({ type: "choice.made", index, rating: card?.choices?.[index] === card?.back ? GOOD : AGAIN })
      }
      onChangeRating={(rating) => actor.send({ type: "rating.changed", rating })}
      onRate={rate}
      onSuspend={() => actor.send({ type: "card.suspended" })}
      onSkip={() => actor.send({ type: "card.skipped" })}
      onUndo={snapshot.can(undo) ? () => actor.send({ type: "undo.requested", ...createRow() }) : undefined}
      onOpenSource={() => card && void navigate(card.source.href)}
      onReadAloud={
        card !== undefined && canReadAloud(window)
          ? () => void readAloud(state.kind === "shown" ? card.back : card.front.replace(CLOZE_GAP, "…"), card.language)
          : undefined
      }
      onLeave={() => void navigate(paths.practice(scope))}
      onPracticeMore={onPracticeMore}
    />
  );
}

/** A practice session. Another scope, or continuing after the end, starts another session. */
export function PracticeSessionScreen() {
  const [searchParams] = useSearchParams();
  const [round, setRound] = useState(0);
  return (
    <Session
      key={`${round} ${searchParams.toString()}`}
      scope={parseScope(searchParams)}
      onPracticeMore={() => setRound(round + 1)}
    />
  );
}
