import { writerQuery } from "@lectern/data/assistant/writer";
import { cardMutations } from "@lectern/data/practice/practice.mutations";
import { practiceQueries } from "@lectern/data/practice/practice.queries";
import { transcriptQueries } from "@lectern/data/recordings/transcript";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { outlineQueries } from "@lectern/data/recordings/outline.queries";
import { Failure } from "@lectern/domain/failure";
import { toTitle } from "@lectern/domain/recording";
import type { Card } from "@lectern/domain/practice";
import { toTermCard } from "@lectern/domain/term-card";
import { runWrite } from "@lectern/data/options";
import type { CardChange, CardFields } from "@lectern/machines/card-proposals/card-proposals.types";
import { hasUnsaved } from "@lectern/machines/card-proposals/card-proposals.selectors";
import { practice } from "@lectern/ui/elements/icon/screen-glyphs";
import { LectureCardsView } from "@lectern/ui/screens/lecture-cards";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { usePageCommands } from "../../commands/page-commands.ts";
import { useSingleKeys } from "../../commands/use-single-keys.ts";
import { useCardProposals } from "../../flows/card-proposals.ts";
import { toTranscriptState } from "../../features/transcript/transcript.view-state.ts";
import { useDrafts } from "../../flows/use-drafts.ts";
import { useUser } from "../../flows/use-user.ts";
import { paths } from "../../paths.ts";
import { useDocumentTitle } from "../../platform/document-title.ts";
import { createId } from "@lectern/domain/create-id";
import { useOnline } from "@lectern/browser/use-online";
import {
  hasNothing,
  type PlacedTerm,
  toLectureCardsState,
  toMakingState,
  toSavingState,
  toShownCards,
  toTermCardState,
} from "./lecture-cards.view-state.ts";

/** The cards of one recording. */
export function LectureCardsScreen() {
  const { id = "" } = useParams();
  const { client, id: userId } = useUser();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [hasSingleKeys] = useSingleKeys();
  const isOnline = useOnline();
  const recording = useQuery(recordingQueries(client, userId).one(id));
  const cards = useQuery(practiceQueries(client, userId).cards(id));
  // The page can be used without key terms, so their absence is not an error.
  const outline = useQuery(outlineQueries(client, userId).outline(id));
  const [isPaneNeeded, setPaneNeeded] = useState(false);
  const transcript = useQuery({
    ...transcriptQueries(client, userId).transcript(id),
    enabled: isPaneNeeded && recording.data?.hasTranscript === true,
  });
  const proposals = useCardProposals(id);
  const snapshot = useSelector(proposals, (current) => current);
  const drafts = useDrafts(`cards ${id}`);
  const isUnsaved = hasUnsaved(snapshot);
  const wasUnsaved = useRef(false);
  useEffect(() => {
    // What was typed is kept until the server has it.
    if (wasUnsaved.current && !isUnsaved) drafts.forget();
    wasUnsaved.current = isUnsaved;
  }, [isUnsaved, drafts]);
  const title = recording.data && toTitle(recording.data.name);
  useDocumentTitle(title === undefined ? undefined : `Cards for ${title}`);
  useEffect(() => {
    if (isOnline) proposals.send({ type: "save.requested" });
  }, [isOnline, proposals]);

  const mutations = cardMutations(client, userId, id);
  const making = useMutation(mutations.make());
  const make = () => making.mutate();
  const writer = useQuery(writerQuery(client, userId));
  const hasModel = writer.isLoading ? "unknown" : writer.data?.model !== null;
  const cardIdsByTerm = useRef(new Map<string, string>());
  const add = mutations.add();
  const adding = useMutation({
    networkMode: "always",
    mutationFn: async ({ term, definition, segment }: PlacedTerm) => {
      const heard = await cache.fetchQuery(transcriptQueries(client, userId).transcript(id));
      const card = toTermCard({ term, definition, segment }, heard, recording.data?.language ?? null);
      if (card === undefined) throw new Failure("invalid", "Its words aren't in the transcript anymore.");
      // The same id in every attempt stores the card once, even if an answer was lost.
      const cardId = cardIdsByTerm.current.get(term) ?? createId();
      cardIdsByTerm.current.set(term, cardId);
      await runWrite(cache, add, { id: cardId, ...card });
    },
    onSuccess: async () => {
      const { toast } = await import("@lectern/ui/overlays/toaster");
      toast.success("Card added");
    },
  });
  usePageCommands([
    {
      id: "propose-cards",
      label: "Suggest Cards",
      glyph: practice,
      run: make,
      isEnabled: hasModel === true && (recording.data?.hasTranscript ?? false),
    },
  ]);

  const shown = toShownCards(cards.data ?? [], snapshot);
  const change = (ids: readonly string[], to: CardFields, toFrom: (card: Card) => CardFields) => {
    const changes = ids.flatMap((cardId): CardChange[] => {
      const card = shown.find((each) => each.id === cardId);
      return card === undefined ? [] : [{ cardId, to, from: toFrom(card) }];
    });
    proposals.send({ type: "cards.changed", changes });
  };

  const state = toLectureCardsState(
    recording,
    cards,
    outline.data?.terms,
    snapshot,
    new Date(cards.dataUpdatedAt).toISOString(),
  );
  return (
    <DraftProvider value={drafts}>
      <LectureCardsView
        state={hasModel === "unknown" && hasNothing(state) ? { kind: "loading" } : state}
        making={toMakingState(making, hasModel)}
        saving={toSavingState(snapshot)}
        adding={toTermCardState(adding)}
        backLink={{ href: paths.recording(id), title: title ?? "Recording" }}
        transcriptHref={paths.recording(id, "transcript")}
        sessionHref={paths.practiceSession({ recordingId: id })}
        hasSingleKeys={hasSingleKeys}
        onRetry={() => {
          for (const read of [recording, cards]) if (read.isError) void read.refetch();
        }}
        onMake={make}
        onMakeOfTerm={({ term }) => {
          const placed = state.kind === "ready" && state.terms.find((each) => each.term === term);
          if (placed) adding.mutate(placed);
        }}
        onKeep={(ids) => change(ids, { standing: "kept" }, ({ standing }) => ({ standing }))}
        onDismiss={(cardId) => change([cardId], { standing: "dismissed" }, ({ standing }) => ({ standing }))}
        onEdit={(cardId, texts, seen) => change([cardId], texts, () => seen)}
        onSuspend={(cardId, isSuspended) =>
          change([cardId], { isSuspended }, (card) => ({ isSuspended: card.isSuspended }))
        }
        onDelete={(cardId) => {
          // A failure is logged, and the card stays in the list.
          runWrite(cache, mutations.remove(cardId), undefined).catch(() => undefined);
        }}
        transcript={recording.data && toTranscriptState(recording.data, transcript)}
        onPaneNeeded={() => setPaneNeeded(true)}
        onOpenSource={({ source }) => void navigate(source.href)}
        onUndo={snapshot.can({ type: "undo.requested" }) ? () => proposals.send({ type: "undo.requested" }) : undefined}
        onSaveAgain={() => proposals.send({ type: "save.requested", shown })}
        onDiscard={() => proposals.send({ type: "changes.discarded" })}
      />
    </DraftProvider>
  );
}
