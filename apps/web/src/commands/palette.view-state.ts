import type { RecordingSummary } from "@lectern/domain/recording";
import { toTitle } from "@lectern/domain/recording";
import type { Tag } from "@lectern/domain/tag";
import { markWords, type SearchMoment, type SearchResult, type SearchResults } from "@lectern/domain/search";
import { filterByName } from "@lectern/domain/filter-by-name";
import { paths } from "../paths.ts";
import { type Command, SEARCH_HERE } from "./commands.ts";
import type { SearchTarget } from "./page-search.ts";

const MOST_RECORDINGS = 6;
const MOST_TAGS = 4;
const MOST_MOMENTS = 5;

/** Returns the commands whose name or further words contain the query. */
export const filterCommands = <Named extends { readonly label: string; readonly also?: string }>(
  commands: readonly Named[],
  query: string,
): readonly Named[] => filterByName(commands, query, ({ label, also = "" }) => `${label} ${also}`);

/**
 * Adjusts the command of `/` to the page: "Search on this page" if the page has a field, no command if the page offers
 * its search as its own command, otherwise the search of everything.
 */
export function withSearchKey(commands: readonly Command[], target: SearchTarget["kind"]): readonly Command[] {
  const here = commands.find(({ id }) => id === SEARCH_HERE);
  if (here === undefined || target === "field") return commands;
  const others = commands.filter((command) => command !== here);
  if (target === "command") return others;
  return others.map((command) =>
    command.id === `go-${paths.search}` && here.shortcut !== undefined
      ? { ...command, shortcut: here.shortcut }
      : command,
  );
}

/** Returns the newest recordings whose name contains the query; none for a blank query. */
export const findRecordings = (recordings: readonly RecordingSummary[], query: string): readonly RecordingSummary[] =>
  query.trim() === "" ? [] : filterByName(recordings, query, ({ name }) => toTitle(name)).slice(0, MOST_RECORDINGS);

/** Returns the tags whose name contains the query; none for a blank query. */
export const findTags = (tags: readonly Tag[], query: string): readonly Tag[] =>
  query.trim() === "" ? [] : filterByName(tags, query, ({ name }) => name).slice(0, MOST_TAGS);

/** Returns the best moment of each of the best results. */
export const toMoments = (
  found: SearchResults | undefined,
): readonly { readonly result: SearchResult; readonly moment: SearchMoment }[] =>
  (found?.results ?? [])
    .flatMap((result) => result.moments.slice(0, 1).map((moment) => ({ result, moment })))
    .slice(0, MOST_MOMENTS);

/** In characters: less than half a line of the palette on a phone. */
const BEFORE_THE_WORD = 20;

/** Shortens a moment's text so that it begins shortly before its first marked word and fits two lines. */
export function toSnippet({ text, words }: Pick<SearchMoment, "text" | "words">): string {
  const [first] = markWords(text, words);
  const wordStart = first === undefined || first.isMarked ? 0 : first.text.length;
  if (wordStart <= 2 * BEFORE_THE_WORD) return text;
  const from = text.indexOf(" ", wordStart - BEFORE_THE_WORD) + 1;
  return `… ${text.slice(Math.min(from, wordStart))}`;
}

interface PaletteResult {
  readonly query: string;
  readonly itemCount: number;
  readonly isSearching: boolean;
  /** Whether some recordings' names have yet to be read. */
  readonly isReading: boolean;
  readonly hasFailed: boolean;
}

/** The status line below the palette's items; undefined if there is none. */
export function toStatus({ query, itemCount, isSearching, isReading, hasFailed }: PaletteResult): string | undefined {
  if (hasFailed) return "Couldn't search your lectures.";
  if (isSearching) return "Searching your lectures…";
  if (isReading) return "Loading your recordings…";
  return itemCount === 0 ? `No results for “${query.trim()}”` : undefined;
}
