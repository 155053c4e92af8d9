import { writeNotes } from "@lectern/data/assistant/assistant.api";
import { saveNotes } from "@lectern/data/recordings/recordings.api";
import { recordingKeys } from "@lectern/data/recordings/recordings.queries";
import { transcriptQueries } from "@lectern/data/recordings/transcript.queries";
import { Failure } from "@lectern/domain/failure";
import { type Recording, textOf } from "@lectern/domain/recording";
import { notesMachine } from "@lectern/machines/notes/notes.machine";
import type { NotesInput, NotesOrder, NotesToSave, WrittenNotes } from "@lectern/machines/notes/notes.types";
import { useMemo } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { assistantLogLines } from "../copy/assistant-copy.ts";
import { type FlowPorts, useFlowPorts } from "./flow-ports.ts";
import { useFlow } from "./use-flow.ts";

export type NotesActor = ActorRefFrom<typeof notesMachine>;

/** Reads the recording from the query cache: the flow knows its id only. @throws Failure when the cache does not have it */
export function getCachedRecording({ queryClient, userId }: FlowPorts, id: string): Recording {
  const recording = queryClient.getQueryData<Recording>(recordingKeys.one(userId, id));
  if (recording === undefined) throw new Failure("not-found");
  return recording;
}

/** The transcript's text, from the query cache or the read that is under way. */
export const fetchTranscriptText = async ({ client, queryClient, userId }: FlowPorts, id: string): Promise<string> =>
  textOf(await queryClient.fetchQuery(transcriptQueries(client, userId).transcript(id)));

/** Provides every port of the notes machine. */
export const provideNotesPorts = (ports: FlowPorts) =>
  notesMachine.provide({
    actors: {
      writeNotes: fromPromise<WrittenNotes, NotesOrder>(async ({ input: { recordingId, style } }) => {
        const transcript = await fetchTranscriptText(ports, recordingId);
        const { message } = await writeNotes(ports.client, { recordingId, transcript, style });
        return { notes: message };
      }),
      saveNotes: fromPromise<void, NotesToSave>(async ({ input: { recordingId, notes } }) => {
        await saveNotes(ports.client, recordingId, notes);
        const queryKey = recordingKeys.one(ports.userId, recordingId);
        // A read that began before the notes were stored may return the old ones.
        await ports.queryClient.cancelQueries({ queryKey });
        ports.queryClient.setQueryData<Recording>(queryKey, (recording) => recording && { ...recording, notes });
      }),
    },
    actions: {
      logFailure: (_, { work, error }) => ports.report(assistantLogLines[work], error),
    },
  });

/** The notes of one recording; the flow ends when the component unmounts. */
export function useNotes(input: NotesInput): NotesActor {
  const ports = useFlowPorts();
  return useFlow(
    useMemo(() => provideNotesPorts(ports), [ports]),
    input,
  );
}
