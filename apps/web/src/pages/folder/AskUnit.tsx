import { writerQuery } from "@lectern/data/assistant/writer";
import { outlineQueries } from "@lectern/data/recordings/outline.queries";
import { unitLimits } from "@lectern/domain/contracts/limits";
import type { RecordingSummary } from "@lectern/domain/recording";
import { useQuestionDraft } from "@lectern/ui/recording/composer/use-question-draft";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { AskUnitView } from "@lectern/ui/screens/ask-unit";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useFlowPorts } from "../../flows/flow-ports.ts";
import { useDrafts } from "../../flows/use-drafts.ts";
import { readLeftOut, rememberLeftOut, useUnitChat } from "../../flows/unit-chat.ts";
import { paths } from "../../paths.ts";
import { toConnectHref } from "../../features/chat/chat.view-state.ts";
import { useChatView } from "../../features/chat/use-chat-view.ts";
import { toAskable, toScope, toStarters } from "./unit.view-state.ts";

export interface AskUnitProps {
  readonly folderId: string;
  /** The folder's recordings. */
  readonly recordings: readonly RecordingSummary[];
}

/** How many lectures' starter questions are read: one more than are shown, as a lecture may have none. */
const LECTURES_WITH_STARTERS = 4;

const momentHref = (seconds: number, recording = ""): string => paths.recordingMoment(recording, seconds);

/** UNT-01: asks about the recordings of a folder. The conversation and the chosen recordings last for the session. */
export function AskUnit(props: AskUnitProps) {
  return (
    <DraftProvider value={useDrafts(`folder ${props.folderId}`)}>
      <UnitChat {...props} />
    </DraftProvider>
  );
}

function UnitChat({ folderId, recordings }: AskUnitProps) {
  const lectures = useMemo(() => toAskable(recordings), [recordings]);
  const ports = useFlowPorts();
  const [leftOut, setLeftOut] = useState(() => readLeftOut(ports, folderId));
  const scope = useRef(toScope(lectures, leftOut));
  useEffect(() => {
    scope.current = toScope(lectures, leftOut);
  });
  const chat = useUnitChat(
    folderId,
    useCallback(() => scope.current, []),
  );
  const { messages, view } = useChatView(chat);

  // A question typed elsewhere is passed on in the URL.
  const [searchParams, setSearchParams] = useSearchParams();
  const asked = searchParams.get("ask");
  const [draft, setDraft] = useQuestionDraft(messages);
  const takeQuestion = useEffectEvent(setDraft);
  useEffect(() => {
    if (asked === null) return;
    takeQuestion(asked);
    document.querySelector<HTMLElement>("[aria-label='Ask about this folder'] textarea")?.focus();
    const withoutIt = (params: URLSearchParams) => {
      params.delete("ask");
      return params;
    };
    setSearchParams(withoutIt, { replace: true });
  }, [asked, setSearchParams]);

  const [isUsed, setUsed] = useState(false);
  const newest = lectures.slice(-LECTURES_WITH_STARTERS).map(({ id }) => id);
  const { data: questions } = useQuery({
    ...outlineQueries(ports.client, ports.userId).questions(newest.toReversed()),
    enabled: isUsed && newest.length > 0 && messages.length === 0,
  });

  const { data: writer } = useQuery({
    ...writerQuery(ports.client, ports.userId),
    enabled: messages.length > 0,
  });

  if (lectures.length === 0) return null;
  return (
    <AskUnitView
      {...view}
      lectures={lectures}
      chosen={new Set(toScope(lectures, leftOut) ?? lectures.map(({ id }) => id))}
      mostChosen={unitLimits.recordings}
      onChoose={(ids) => {
        const left = new Set(lectures.flatMap(({ id }) => (ids.has(id) ? [] : [id])));
        rememberLeftOut(ports, folderId, left);
        setLeftOut(left);
      }}
      starters={questions && toStarters(questions)}
      onUse={() => setUsed(true)}
      draft={draft}
      onDraftChange={setDraft}
      connectHref={toConnectHref(writer, messages)}
      momentHref={momentHref}
    />
  );
}
