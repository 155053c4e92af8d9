import type { CitedLine } from "@lectern/domain/chat";
import { createContext } from "react";

/** The targets of a text's citations. */
export interface Citations {
  /** The cited lines that are known. While an answer arrives there are none. */
  readonly lines: readonly CitedLine[];
  /**
   * Returns the address of a time in the transcript, in seconds from the recording's start. `recording`: its id, if the
   * text is about several.
   */
  readonly momentHref: (seconds: number, recording?: string) => string;
}

/** The citations of a text (TUT-01). Undefined: there is no transcript to lead to. */
export const CitationsContext = createContext<Citations | undefined>(undefined);

/** A citation, read from the address of its link. */
export interface Citation {
  /** Seconds from the recording's start; undefined for a transcript without times. */
  readonly seconds: number | undefined;
  /** The line's place in a transcript without times. */
  readonly line?: number | undefined;
  /** The recording, if the text is about several. */
  readonly recording?: string | undefined;
  /** The line doesn't say what its sentence says (TUT-05). */
  readonly isDoubted?: true;
}

/** Ends the address of a citation that the second reading doubts. It is never shown or followed. */
export const DOUBTED = "&doubted";

/**
 * Reads a citation's address (contracts/assistant.ts): `#t=2378`, `#line=12`, or the path of a recording's transcript;
 * undefined for any other address.
 */
export function parseCitation(href: string): Citation | undefined {
  if (href.endsWith(DOUBTED)) {
    const doubted = parseCitation(href.slice(0, -DOUBTED.length));
    return doubted && { ...doubted, isDoubted: true };
  }
  const [, seconds] = /^#t=(\d+(?:\.\d+)?)$/.exec(href) ?? [];
  if (seconds !== undefined) return { seconds: Number(seconds) };
  const [, line] = /^#line=(\d+)$/.exec(href) ?? [];
  if (line !== undefined) return { seconds: undefined, line: Number(line) };
  const [, recording, time] =
    /^\/dashboard\/library\/recording\/([\w-]+)\?tab=transcript(?:&t=(\d+(?:\.\d+)?))?$/.exec(href) ?? [];
  if (recording === undefined) return undefined;
  return { recording, seconds: time === undefined ? undefined : Number(time) };
}

/** Finds the words that a citation leads to. */
export function findCited(lines: readonly CitedLine[], { seconds, line, recording }: Citation): string | undefined {
  const own = lines.filter(({ recordingId }) => recordingId === recording);
  if (seconds !== undefined)
    return own.find(({ start }) => start !== null && Math.floor(start) === Math.floor(seconds))?.text;
  if (line !== undefined) return own.find((each) => each.line === line)?.text;
  // The link of a whole lecture may stand for any of its lines.
  const untimed = own.filter(({ start }) => start === null);
  return untimed.length === 1 ? untimed[0]!.text : undefined;
}
