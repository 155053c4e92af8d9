import { writeNotes } from "@lectern/data/assistant/assistant.api";
import { saveNotes } from "@lectern/data/recordings/recordings.api";
import { recordingKeys } from "@lectern/data/recordings/recordings.queries";
import { toFailureCode } from "@lectern/domain/failure";
import type { Recording } from "@lectern/domain/recording";
import { notesMachine } from "@lectern/machines/notes/notes.machine";
import type {
  NotesDraft,
  NotesInput,
  NotesOrder,
  NotesToSave,
  NotesWork,
  WrittenNotes,
} from "@lectern/machines/notes/notes.machine";
import { useMemo } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { NOTES_SAVED } from "../copy/announcements.ts";
import { announce } from "../platform/announce.ts";
import { attempt } from "@lectern/browser/attempt";
import { type FlowPorts, useFlowPorts } from "./flow-ports.ts";
import { announceChange } from "./share-changes.ts";
import { useFlow } from "./use-flow.ts";

const logLines: Record<NotesWork, string> = { writeNotes: "Error generating notes", saveNotes: "Error saving notes" };

/** Why notes use the lecture's own sentences (SRV-09, TUT-08). */
const fallbacks = {
  budget: "We've reached today's AI limit, so these notes use the lecture's own sentences.",
  unavailable: "AI isn't available right now, so these notes use the lecture's own sentences.",
} as const;

export type NotesActor = ActorRefFrom<typeof notesMachine>;

/** Kept in memory until the document ends or the student signs out, which clears the query cache (RDT-14). */
const getDraftsKey = (userId: string, recordingId: string) => ["notes-drafts", userId, recordingId] as const;

/** Reads this session's drafts of a recording's notes. */
export const readDrafts = ({ queryClient, userId }: FlowPorts, recordingId: string): readonly NotesDraft[] =>
  queryClient.getQueryData<readonly NotesDraft[]>(getDraftsKey(userId, recordingId)) ?? [];

/** Provides every port of the notes machine. */
export const provideNotesPorts = (ports: FlowPorts) =>
  notesMachine.provide({
    actors: {
      writeNotes: fromPromise<WrittenNotes, NotesOrder>(async ({ input, signal }) => {
        const { message, fallback } = await writeNotes(ports.client, input, { signal });
        if (fallback !== undefined)
          void import("@lectern/ui/overlays/toaster").then(({ toast }) => toast(fallbacks[fallback]));
        return { notes: message };
      }),
      saveNotes: fromPromise<void, NotesToSave>(async ({ input: { recordingId, notes, seen } }) => {
        const queryKey = recordingKeys.one(ports.userId, recordingId);
        const shown = seen === undefined ? (ports.queryClient.getQueryData<Recording>(queryKey)?.notes ?? null) : seen;
        try {
          await saveNotes(ports.client, recordingId, notes, shown);
        } catch (failure) {
          if (toFailureCode(failure) === "changed-elsewhere") await ports.queryClient.invalidateQueries({ queryKey });
          throw failure;
        }
        attempt(() => announceChange(localStorage, ports.userId, recordingId));
        // A read that began before the notes were stored may return the old ones.
        await ports.queryClient.cancelQueries({ queryKey });
        ports.queryClient.setQueryData<Recording>(queryKey, (recording) => recording && { ...recording, notes });
        announce(NOTES_SAVED);
      }),
    },
    actions: {
      rememberDrafts: (_, { recordingId, drafts }) => {
        const queryKey = getDraftsKey(ports.userId, recordingId);
        ports.queryClient.setQueryDefaults(queryKey, { gcTime: Infinity });
        ports.queryClient.setQueryData(queryKey, drafts);
      },
      logFailure: (_, { work, error }) => ports.report(logLines[work], error),
    },
  });

/** The notes of one recording. The flow ends when the component unmounts. */
export function useNotes(input: Omit<NotesInput, "drafts">): NotesActor {
  const ports = useFlowPorts();
  return useFlow(
    useMemo(() => provideNotesPorts(ports), [ports]),
    { ...input, drafts: readDrafts(ports, input.recordingId) },
  );
}
