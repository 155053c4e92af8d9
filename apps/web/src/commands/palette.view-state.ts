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
/** Fewer letters are the beginning of too many words. */
const LEAST_LETTERS = 3;

/** Whether what was said is searched for it. */
export const isSearchable = (query: string): boolean => query.trim().length >= LEAST_LETTERS;

/** The commands that have the query in their name or in their other words. */
export const filterCommands = <Named extends { readonly label: string; readonly also?: string }>(
  commands: readonly Named[],
  query: string,
): readonly Named[] => filterByName(commands, query, ({ label, also = "" }) => `${label} ${also}`);

/**
 * The commands with what `/` does where it stands: "Search on this page" where the page has a field, nothing where the page
 * offers its search as a command of its own, and else the search of everything.
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

/** The newest recordings that have the query in their name; none for a blank query. */
export const findRecordings = (recordings: readonly RecordingSummary[], query: string): readonly RecordingSummary[] =>
  query.trim() === "" ? [] : filterByName(recordings, query, ({ name }) => toTitle(name)).slice(0, MOST_RECORDINGS);

/** The tags that have the query in their name; none for a blank query. */
export const findTags = (tags: readonly Tag[], query: string): readonly Tag[] =>
  query.trim() === "" ? [] : filterByName(tags, query, ({ name }) => name).slice(0, MOST_TAGS);

/** The best moment of each of the best results. */
export const toMoments = (
  found: SearchResults | undefined,
): readonly { readonly result: SearchResult; readonly moment: SearchMoment }[] =>
  (found?.results ?? [])
    .flatMap((result) => result.moments.slice(0, 1).map((moment) => ({ result, moment })))
    .slice(0, MOST_MOMENTS);

/** In characters: fewer than half a line of the palette on a phone. */
const BEFORE_THE_WORD = 20;

/** A moment's text from shortly before its first marked word on, so that it shows in two lines. */
export function toSnippet({ text, words }: Pick<SearchMoment, "text" | "words">): string {
  const [first] = markWords(text, words);
  const marked = first === undefined || first.isMarked ? 0 : first.text.length;
  if (marked <= 2 * BEFORE_THE_WORD) return text;
  const from = text.indexOf(" ", marked - BEFORE_THE_WORD) + 1;
  return `… ${text.slice(Math.min(from, marked))}`;
}

interface Answered {
  readonly query: string;
  readonly many: number;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

/** The line below the palette's items; undefined without one. */
export function toStatus({ query, many, isSearching, hasFailed }: Answered): string | undefined {
  if (hasFailed) return "What was said could not be searched.";
  if (isSearching) return "Searching what was said…";
  return many === 0 ? `Nothing here is called “${query.trim()}”, and it was not said.` : undefined;
}
