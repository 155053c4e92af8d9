import { correctionMutations } from "@lectern/data/corrections/corrections.mutations";
import { correctionQueries } from "@lectern/data/corrections/corrections.queries";
import { folderQueries } from "@lectern/data/folders/folders.queries";
import { runWrite } from "@lectern/data/options";
import {
  type CorrectedSegment,
  type Corrections,
  correctionLimits,
  isCorrection,
  type NewCorrection,
  toCorrectedText,
} from "@lectern/domain/corrections";
import { createId } from "@lectern/domain/create-id";
import { toFailureCode } from "@lectern/domain/failure";
import type { Recording } from "@lectern/domain/recording";
import {
  type CorrectionChoice,
  CorrectionDialog,
  type CorrectionDialogState,
  type CorrectionProblem,
} from "@lectern/ui/screens/correction-dialog";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { correctionCopy } from "../../copy/correction-copy.ts";
import { toastWrite } from "../../flows/toast-write.ts";
import { useDialogDrafts } from "../../flows/use-drafts.ts";
import { useUser } from "../../flows/use-user.ts";
import { paths } from "../../paths.ts";
import { isOnline } from "@lectern/browser/network";
import { offerReplacement } from "./offer-replacement.ts";
import { undoCorrection } from "./undo-correction.ts";
import { type CorrectionSubject, type CorrectionTask, toCorrectionTask } from "@lectern/domain/correction-task";

export interface MakeCorrectionProps {
  readonly recording: Recording;
  readonly corrections: Corrections;
  /** As they are shown with their corrections. */
  readonly segments: readonly CorrectedSegment[];
  readonly subject: CorrectionSubject;
  readonly onClose: () => void;
}

/** The toast stays longer than others, because reaching its button takes time. In ms. */
const UNDO_MS = 10_000;

function toProblem(error: unknown, { list }: Corrections): CorrectionProblem {
  if (!isOnline()) return "offline";
  const code = toFailureCode(error);
  if (code === "offline" || code === "timeout") return "offline";
  if (code === "changed-elsewhere") return "changed";
  return code === "invalid" && list.length >= correctionLimits.corrections ? "full" : "failed";
}

function toConfirmation(task: CorrectionTask, isEverywhere: boolean, line: number): string {
  if (task.kind === "line") return correctionCopy.line;
  if (task.kind === "speaker") return correctionCopy.names(isEverywhere ? task.lines : 1);
  return correctionCopy.words(task.places.filter(({ segment }) => isEverywhere || segment === line).length);
}

/** The dialog of one correction. It sends the same id in every attempt, in case an answer was lost. */
export function MakeCorrection({ recording, corrections, segments, subject, onClose }: MakeCorrectionProps) {
  const { client, id: userId } = useUser();
  const { id, language } = recording;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const openNotes = () => void navigate(paths.recording(id, "customize"));
  const mutation = correctionMutations(client, userId).change(id);
  const change = useMutation(mutation);
  const { drafts, close } = useDialogDrafts(`correction ${id} ${JSON.stringify(subject)}`, onClose);
  const attempt = useRef<NewCorrection>(undefined);
  // Another tab's corrections may arrive while the student types: the first attempt is refused, and says so.
  const seen = useRef<number | undefined>(corrections.version);
  const [wasOffline, setWasOffline] = useState(false);
  const { folderId } = recording;
  const isInFolder = folderId !== null;
  const { data: folders } = useQuery({ ...folderQueries(client, userId).list(), enabled: isInFolder });
  const { data: vocabulary = [] } = useQuery({
    ...correctionQueries(client, userId).vocabulary(folderId ?? ""),
    enabled: isInFolder,
  });
  const found = toCorrectionTask(segments, corrections.list, subject, {
    folder: folders?.find((folder) => folder.id === folderId)?.name,
    offered: vocabulary.flatMap(({ kind, to }) => (kind === "speaker" ? to : [])),
  });
  if (found === undefined) return null;
  const { task, covering } = found;
  const { line } = subject;

  // It may be called by the toast, when the dialog is gone.
  const undo = (correctionId: string) =>
    undoCorrection(runWrite(queryClient, mutation, { add: [], undo: [correctionId] }));
  const remember = ({ kind, from, to }: NewCorrection) => {
    if (kind === "line" || folderId === null) return;
    const correction = { id: createId(), kind, from, to };
    const write = runWrite(queryClient, correctionMutations(client, userId).remember(folderId), correction);
    void toastWrite(write, { failed: correctionCopy.notRemembered });
  };
  const correct = ({ right, isEverywhere, isOffered }: CorrectionChoice) => {
    const draft = {
      kind: task.kind,
      segment: isEverywhere && (task.kind === "word" || task.shown !== "") ? null : line,
      from: task.shown,
      to: toCorrectedText(right),
    };
    if (!isCorrection(draft)) return;
    // Without a network the text stays in its field.
    setWasOffline(!isOnline());
    if (!isOnline()) return;
    const last = attempt.current;
    const isSame = last?.to === draft.to && last.segment === draft.segment && last.from === draft.from;
    const correction = isSame ? last : { ...draft, id: createId() };
    attempt.current = correction;
    const done = toConfirmation(task, isEverywhere, line);
    change.mutate(
      { add: [correction], undo: [], version: seen.current },
      {
        onError: (error) => {
          if (toFailureCode(error) === "changed-elsewhere") seen.current = undefined;
        },
        onSuccess: () => {
          const onUndo = () => undo(correction.id);
          void toastWrite(Promise.resolve(), { done, failed: correctionCopy.failed, duration: UNDO_MS, onUndo });
          if (isOffered) remember(correction);
          if (isEverywhere) void offerReplacement({ client, queryClient, userId, openNotes }, id, correction);
          close();
        },
      },
    );
  };
  const state: CorrectionDialogState = change.isPending
    ? { kind: "saving" }
    : wasOffline
      ? { kind: "failed", problem: "offline" }
      : change.error === null
        ? { kind: "open" }
        : { kind: "failed", problem: toProblem(change.error, corrections) };
  return (
    <DraftProvider value={drafts}>
      <CorrectionDialog
        open
        task={task}
        state={state}
        language={language ?? undefined}
        onCorrect={correct}
        onUndo={() => {
          if (covering !== undefined) undo(covering.id);
          close();
        }}
        onClose={close}
      />
    </DraftProvider>
  );
}
