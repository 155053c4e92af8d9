import type { PracticeScope } from "@lectern/domain/practice";
import { practiceMachine } from "@lectern/machines/practice/practice.machine";
import type {
  CardToSuspend,
  LoadedSession,
  PracticeWork,
  ReviewToRecord,
  StepToUndo,
} from "@lectern/machines/practice/practice.types";
import { useMemo } from "react";
import { fromCallback, fromPromise } from "xstate";
import { type FlowPorts, useFlowPorts } from "./flow-ports.ts";
import { createPracticeSession, type PracticeSession } from "./practice-session.ts";
import { countStuck, openPracticeDevice, type PracticeDevice } from "./review-queue.ts";
import { useFlow } from "./use-flow.ts";

const logLines: Record<PracticeWork | "endSession", string> = {
  loadSession: "Error loading cards to practice",
  recordReview: "Error keeping a review",
  suspendCard: "Error suspending a card",
  undoStep: "Error undoing a review",
  endSession: "Error ending the session",
};

interface PracticePorts extends Pick<FlowPorts, "report"> {
  readonly session: PracticeSession;
  readonly device: Promise<PracticeDevice>;
}

/** Provides every port of the practice machine. */
export const providePracticePorts = ({ session, device, report }: PracticePorts) =>
  practiceMachine.provide({
    actors: {
      watchQueue: fromCallback(({ sendBack }) => {
        const stop = new AbortController();
        void device.then(({ queue }) => {
          if (stop.signal.aborted) return;
          const unwatch = queue.watch((state) =>
            sendBack({ type: "queue.changed", waiting: countStuck(state), deletedIds: state.missingIds }),
          );
          stop.signal.addEventListener("abort", unwatch);
        });
        return () => stop.abort();
      }),
      loadSession: fromPromise<LoadedSession, PracticeScope>(({ input }) => session.load(input)),
      recordReview: fromPromise<void, ReviewToRecord>(({ input }) => session.record(input)),
      suspendCard: fromPromise<void, CardToSuspend>(({ input }) => session.suspend(input)),
      undoStep: fromPromise<void, StepToUndo>(({ input }) => session.undo(input)),
    },
    actions: {
      endSession: () => void session.end().catch((error: unknown) => report(logLines.endSession, error)),
      logFailure: (_, { work, error }) => report(logLines[work], error),
    },
  });

/** A practice session in a scope. The flow ends when the component unmounts. */
export function usePractice(scope: PracticeScope) {
  const ports = useFlowPorts();
  const { session, machine } = useMemo(() => {
    const device = openPracticeDevice(ports);
    const created = createPracticeSession({ ...ports, device, now: Date.now });
    return { session: created, machine: providePracticePorts({ ...ports, session: created, device }) };
  }, [ports]);
  return { actor: useFlow(machine, { scope }), session };
}
