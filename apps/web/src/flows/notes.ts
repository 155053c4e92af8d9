import { writeNotes } from "@lectern/data/assistant/assistant.api";
import { saveNotes } from "@lectern/data/recordings/recordings.api";
import { recordingKeys } from "@lectern/data/recordings/recordings.queries";
import type { Recording } from "@lectern/domain/recording";
import {
  notesMachine,
  type NotesInput,
  type NotesOrder,
  type NotesToSave,
  type WrittenNotes,
} from "@lectern/machines/notes/notes.machine";
import { useMemo } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { assistantLogLines } from "../copy/assistant-copy.ts";
import { type FlowPorts, useFlowPorts } from "./flow-ports.ts";
import { useFlow } from "./use-flow.ts";

export type NotesActor = ActorRefFrom<typeof notesMachine>;

/** Fills every port of the notes machine. */
export const wiredNotes = (ports: FlowPorts) =>
  notesMachine.provide({
    actors: {
      writeNotes: fromPromise<WrittenNotes, NotesOrder>(async ({ input: { recordingId, style } }) => {
        const { message } = await writeNotes(ports.client, { recordingId, style });
        return { notes: message };
      }),
      saveNotes: fromPromise<void, NotesToSave>(async ({ input: { recordingId, notes } }) => {
        await saveNotes(ports.client, recordingId, notes);
        const queryKey = recordingKeys.one(ports.userId, recordingId);
        // A read that began before the notes were stored may bring the old ones.
        await ports.queryClient.cancelQueries({ queryKey });
        ports.queryClient.setQueryData<Recording>(queryKey, (recording) => recording && { ...recording, notes });
      }),
    },
    actions: {
      logFailure: (_, { work, error }) => ports.report(assistantLogLines[work], error),
    },
  });

/** The notes of one recording, for as long as its page is shown. */
export function useNotes(input: NotesInput): NotesActor {
  const ports = useFlowPorts();
  return useFlow(
    useMemo(() => wiredNotes(ports), [ports]),
    input,
  );
}
