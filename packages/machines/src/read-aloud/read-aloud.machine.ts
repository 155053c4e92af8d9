import { type FailureCode, toFailureCode } from "@lectern/domain/failure";
import { assertEvent, assign, setup } from "xstate";
import { type FailedWork, rememberError, rememberTimeout } from "../failure-actions.ts";
import { actionPort, promisePort } from "../port.ts";

interface ReadAloudInput {
  /** How fast; 1 is the voice's own speed. */
  readonly rate: number;
}

interface ReadAloudContext extends ReadAloudInput {
  /** The line that is spoken, or will be next, from 0. */
  readonly line: number;
  readonly lineCount: number;
  readonly failure: FailureCode | null;
}

type ReadAloudEvent =
  /** Begins, goes on after a pause, begins again after the end, or tries again. */
  | { type: "reading.requested" }
  | { type: "reading.paused" }
  | { type: "line.chosen"; line: number }
  | { type: "rate.chosen"; rate: number };

type ReadAloudWork = "prepare" | "speakLine";

/** A text that was asked for, and whether it can be read. */
export interface ReadAloudText {
  readonly lineCount: number;
  /** Where to begin. */
  readonly line: number;
  /** Whether the device has a voice for the text's language. */
  readonly hasVoice: boolean;
}

/** A line to speak. */
export type SpokenLine = Pick<ReadAloudContext, "line" | "rate">;

const readAloudSetup = setup({
  types: {
    context: {} as ReadAloudContext,
    events: {} as ReadAloudEvent,
    input: {} as ReadAloudInput,
  },
  actors: {
    prepare: promisePort<ReadAloudText>("prepare"),
    speakLine: promisePort<number, SpokenLine>("speakLine"),
  },
  actions: {
    markLine: actionPort<{ line: number }>("markLine"),
    logFailure: actionPort<FailedWork<ReadAloudWork>>("logFailure"),
    rememberText: assign((_, { line, lineCount }: Omit<ReadAloudText, "hasVoice">) => ({ line, lineCount })),
    rememberLine: assign((_, { line }: { line: number }) => ({ line })),
    rememberRate: assign((_, { rate }: { rate: number }) => ({ rate })),
    rememberFailure: assign((_, { error }: FailedWork) => ({ failure: toFailureCode(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isOtherLine: ({ context: { line, lineCount }, event }) =>
      event.type === "line.chosen" && event.line !== line && event.line >= 0 && event.line < lineCount,
    isOtherRate: ({ context, event }) => event.type === "rate.chosen" && event.rate !== context.rate,
  },
  // A line is a sentence, or a part of a long one.
  delays: { preparingTimeout: 10_000, speakingTimeout: 60_000 },
});

type WithEvent = { event: ReadAloudEvent };

const toChosenLine = ({ event }: WithEvent) => {
  assertEvent(event, "line.chosen");
  return { line: event.line };
};
const chooseLine = [
  { type: "rememberLine", params: toChosenLine },
  { type: "markLine", params: toChosenLine },
] as const;
const chooseRate = {
  type: "rememberRate",
  params: ({ event }: WithEvent) => {
    assertEvent(event, "rate.chosen");
    return { rate: event.rate };
  },
} as const;

/** A text that is read aloud, line by line (ACC-04). It ends when its component goes. */
export const readAloudMachine = readAloudSetup.createMachine({
  id: "read-aloud",
  context: ({ input: { rate } }) => ({ rate, line: 0, lineCount: 0, failure: null }),
  initial: "preparing",
  states: {
    /** Finds a voice and where to begin. */
    preparing: {
      invoke: {
        id: "prepare",
        src: "prepare",
        onDone: [
          { guard: ({ event }) => !event.output.hasVoice, target: "noVoice" },
          { guard: ({ event }) => event.output.lineCount === 0, target: "finished" },
          { target: "speaking", actions: { type: "rememberText", params: ({ event }) => event.output } },
        ],
        onError: { target: "failed", actions: rememberError("prepare") },
      },
      after: { preparingTimeout: { target: "failed", actions: rememberTimeout("prepare") } },
    },

    speaking: {
      entry: { type: "markLine", params: ({ context: { line } }) => ({ line }) },
      invoke: {
        id: "speakLine",
        src: "speakLine",
        input: ({ context: { line, rate } }) => ({ line, rate }),
        // The rest of a long text may have come in the meantime.
        onDone: [
          {
            guard: ({ context: { line }, event }) => line + 1 < event.output,
            target: "speaking",
            reenter: true,
            actions: {
              type: "rememberText",
              params: ({ context: { line }, event }) => ({ line: line + 1, lineCount: event.output }),
            },
          },
          { target: "finished" },
        ],
        onError: { target: "failed", actions: rememberError("speakLine") },
      },
      after: { speakingTimeout: { target: "failed", actions: rememberTimeout("speakLine") } },
      on: {
        "reading.paused": "paused",
        "line.chosen": {
          guard: "isOtherLine",
          target: "speaking",
          reenter: true,
          actions: { type: "rememberLine", params: toChosenLine },
        },
        "rate.chosen": { guard: "isOtherRate", target: "speaking", reenter: true, actions: chooseRate },
      },
    },

    /** The line stays marked, and is spoken again from its beginning: browsers lose a speech that waits. */
    paused: {
      on: {
        "reading.requested": "speaking",
        "line.chosen": { guard: "isOtherLine", actions: chooseLine },
        "rate.chosen": { guard: "isOtherRate", actions: chooseRate },
      },
    },

    /** The speech broke off. It goes on with the same line. */
    failed: {
      exit: "forgetFailure",
      on: {
        "reading.requested": [
          { guard: ({ context }) => context.lineCount > 0, target: "speaking" },
          { target: "preparing" },
        ],
      },
    },

    /** The device has no voice for the language, until the student adds one. */
    noVoice: { on: { "reading.requested": "preparing" } },

    finished: { on: { "reading.requested": "preparing" } },
  },
});
