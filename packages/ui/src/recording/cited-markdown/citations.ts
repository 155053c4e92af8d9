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
  /** Of lines in a row, the second or the place of the last. */
  readonly until?: number | undefined;
  /** The recording, if the text is about several. */
  readonly recording?: string | undefined;
  /** The line doesn't say what its sentence says (TUT-05). */
  readonly isDoubted?: true;
}

/** Ends the address of a citation that the second reading doubts. It is never shown or followed. */
export const DOUBTED_ENDING = "&doubted";

const toPlaces = ({ t, line, last }: Readonly<Record<string, string | undefined>> = {}) => ({
  seconds: t === undefined ? undefined : Number(t),
  ...(line !== undefined && { line: Number(line) }),
  ...(last !== undefined && { until: Number(last) }),
});

/**
 * Reads a citation's address (contracts/assistant.ts): `#t=2378`, `#line=12`, or the path of a recording's transcript,
 * where lines in a row have a second number (`#t=2378,2391`); undefined for any other address.
 */
export function parseCitation(href: string): Citation | undefined {
  if (href.endsWith(DOUBTED_ENDING)) {
    const doubted = parseCitation(href.slice(0, -DOUBTED_ENDING.length));
    return doubted && { ...doubted, isDoubted: true };
  }
  const match = /^#(?:t=(?<t>\d+(?:\.\d+)?)|line=(?<line>\d+))(?:,(?<last>\d+))?$/.exec(href);
  if (match !== null) return toPlaces(match.groups);
  const page =
    /^\/dashboard\/library\/recording\/(?<recording>[\w-]+)\?tab=transcript(?:&t=(?<t>\d+(?:\.\d+)?)(?:,(?<last>\d+))?)?$/.exec(
      href,
    );
  return page === null ? undefined : { ...toPlaces(page.groups), recording: page.groups!["recording"] };
}

/** The part of a tree of HTML elements that a citation is found in. */
interface Linked {
  readonly tagName?: string;
  readonly properties?: Record<string, unknown>;
}

/** Reads the citation that an element links to; undefined for any other element and for text. */
export const toCitation = ({ tagName, properties }: Linked): Citation | undefined =>
  tagName === "a" ? parseCitation(String(properties?.["href"])) : undefined;

/** The most lines in a row whose words are shown. */
const MOST_SHOWN = 12;

/** Finds the words that a citation leads to; of lines in a row as many as are known. */
export function findCited(
  lines: readonly CitedLine[],
  { seconds, line, recording, until }: Citation,
): string | undefined {
  const recordingLines = lines.filter(({ recordingId }) => recordingId === recording);
  const toPlace = (each: CitedLine) => (line === undefined ? each.start : each.line);
  const from = line ?? seconds;
  if (from !== undefined) {
    const [first, last] = [Math.floor(from), until ?? from];
    const cited = recordingLines.filter((each) => {
      const place = toPlace(each);
      return place !== null && Math.floor(place) >= first && Math.floor(place) <= last;
    });
    // An answer names its lines in the order in which it cites them; those of one second share their link.
    const shown = cited.toSorted((a, b) => a.line - b.line).slice(0, MOST_SHOWN);
    return shown.length === 0 ? undefined : shown.map(({ text }) => text).join(" ");
  }
  // The link of a whole lecture may stand for any of its lines.
  const untimed = recordingLines.filter(({ start }) => start === null);
  return untimed.length === 1 ? untimed[0]!.text : undefined;
}
