import { type ReadAloudText, readAloudMachine, type SpokenLine } from "@lectern/machines/read-aloud/read-aloud.machine";
import { useEffect, useMemo } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { findVoice, speak } from "@lectern/browser/read-aloud";
import { getReadingRate } from "../platform/reading-rate.ts";
import type { Report } from "@lectern/browser/report";
import {
  findLineInView,
  listSpokenLines,
  markLine,
  type SpokenLine as PageLine,
  unmarkLine,
} from "@lectern/ui/recording/read-aloud-bar/spoken-lines";
import { useServices } from "./services.ts";
import { useFlow } from "./use-flow.ts";

/** The line at which each text was left: in memory, as the reading position (RDT-11). */
const positions = new Map<string, { readonly line: number; readonly text: string }>();

/** Provides every port of the machine, for the text that the page shows. */
function provideReadAloudPorts(textKey: string, language: string | undefined, report: Report) {
  let lines: readonly PageLine[] = [];
  let voice: SpeechSynthesisVoice | undefined;
  /** The page may have drawn its text again, with as many lines. */
  const getLine = (index: number): PageLine | undefined => {
    if (lines[index]?.block.isConnected !== true) lines = listSpokenLines();
    return lines[index];
  };
  return readAloudMachine.provide({
    actors: {
      prepare: fromPromise(async (): Promise<ReadAloudText> => {
        voice = await findVoice(language);
        lines = listSpokenLines();
        const kept = positions.get(textKey);
        // Notes that were written again have other lines.
        const line = kept !== undefined && lines[kept.line]?.text === kept.text ? kept.line : findLineInView(lines);
        return { lineCount: lines.length, line, hasVoice: voice !== undefined };
      }),
      speakLine: fromPromise<number, SpokenLine>(async ({ input: { line, rate }, signal }) => {
        const text = getLine(line)?.text;
        if (text === undefined || voice === undefined) throw new Error("the text is gone");
        await speak(text, { voice, rate, signal });
        if (line === lines.length - 1) lines = listSpokenLines();
        // After the last line the text begins again.
        const [first] = lines;
        if (line >= lines.length - 1 && first !== undefined) positions.set(textKey, { line: 0, text: first.text });
        return lines.length;
      }),
    },
    actions: {
      markLine: (_, { line }) => {
        const shown = getLine(line);
        if (shown === undefined) return;
        positions.set(textKey, { line, text: shown.text });
        markLine(shown);
      },
      logFailure: (_, { work, error }) =>
        report(work === "prepare" ? "Error finding a voice" : "Error reading aloud", error),
    },
  });
}

/**
 * Reads the text that the page shows aloud, until the component unmounts.
 *
 * @param textKey tells one text from another, for the position in it
 * @param language of the text, as BCP 47; undefined where it is not known
 */
export function useReadAloud(textKey: string, language: string | undefined): ActorRefFrom<typeof readAloudMachine> {
  const { report } = useServices();
  const machine = useMemo(() => provideReadAloudPorts(textKey, language, report), [textKey, language, report]);
  useEffect(() => unmarkLine, []);
  return useFlow(machine, { rate: getReadingRate(localStorage) });
}
