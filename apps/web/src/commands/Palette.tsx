import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { searchQueries, toSearchQuestion } from "@lectern/data/search/search";
import { formatShortDate } from "@lectern/domain/dates";
import { toTitle } from "@lectern/domain/recording";
import { MAX_QUESTION_LENGTH } from "@lectern/domain/search";
import { microphone, search } from "@lectern/ui/elements/icon/glyphs";
import { tag as tagGlyph, transcript } from "@lectern/ui/elements/icon/screen-glyphs";
import { CommandPalette, type PaletteGroup } from "@lectern/ui/overlays/command-palette";
import { MarkedWords } from "@lectern/ui/recording/marked-words";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { useWholeList } from "../flows/use-whole-list.ts";
import { useTags } from "../flows/use-tags.ts";
import { useUser } from "../flows/use-user.ts";
import { momentHref, paths } from "../paths.ts";
import { usePaused } from "@lectern/browser/use-paused";
import { useServices } from "../flows/services.ts";
import { commandGroups, type CommandPorts, commands } from "./commands.ts";
import { pageCommands } from "./page-commands.ts";
import { findSearchTarget } from "./page-search.ts";
import { isSearchable } from "./is-searchable.ts";
import {
  filterCommands,
  findRecordings,
  findTags,
  toMoments,
  toSnippet,
  toStatus,
  withSearchKey,
} from "./palette.view-state.ts";
import { toKeyNames, toSearchKeys } from "./shortcuts.ts";

interface PaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly ports: CommandPorts;
}

/** The command palette (FND-03): commands, recordings by name, and moments from the full-text search. */
export function Palette({ open, onOpenChange, ports }: PaletteProps) {
  const { client, userAgent } = useServices();
  const user = useUser();
  const { pathname } = useLocation();
  const [query, setQuery] = useState("");
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setQuery("");
  }
  const deferredQuery = useDeferredValue(query);
  const pausedQuery = usePaused(query);

  const offered = useSyncExternalStore(pageCommands.subscribe, pageCommands.list);
  const commandsHere = useMemo(() => {
    if (!open) return [];
    const shown = commands.filter(({ isHere }) => isHere?.(pathname) ?? true);
    return withSearchKey(shown, findSearchTarget(offered).kind);
  }, [open, pathname, offered]);
  const recordings = useQuery({
    ...recordingQueries(client, user.id).list(),
    enabled: open && query.trim() !== "",
  });
  const list = recordings.data;
  useWholeList(recordings, open && query.trim() !== "");
  const { tags } = useTags(open && query.trim() !== "");
  const isAsking = open && isSearchable(query);
  const searchResults = useQuery({
    ...searchQueries(client, user.id).find(toSearchQuestion(pausedQuery)),
    enabled: isAsking && isSearchable(pausedQuery),
    placeholderData: keepPreviousData,
  });

  const searchKeys = toSearchKeys(userAgent);
  const found = filterCommands(commandsHere, deferredQuery);
  const groups: PaletteGroup[] = [
    {
      label: "On this page",
      items: filterCommands(offered, deferredQuery).map(({ id, label, glyph, run, isSearch = false }) => ({
        id: `page-${id}`,
        label,
        glyph,
        keys: isSearch ? searchKeys : undefined,
        onChoose: run,
      })),
    },
    ...commandGroups.map((label) => ({
      label,
      items: found
        .filter(({ group }) => group === label)
        .map((command) => ({
          id: command.id,
          label: command.label,
          glyph: command.glyph,
          keys: toKeyNames(command, userAgent),
          onChoose: () => command.run(ports),
        })),
    })),
    {
      label: "Recordings",
      items: findRecordings(list?.recordings ?? [], deferredQuery).map(({ id, name, createdAt }) => ({
        id: `recording-${id}`,
        label: toTitle(name),
        note: formatShortDate(createdAt),
        glyph: microphone,
        onChoose: () => ports.open(paths.recording(id)),
      })),
    },
    {
      label: "Tags",
      items: findTags(tags ?? [], deferredQuery).map(({ id, name }) => ({
        id: `tag-${id}`,
        label: name,
        glyph: tagGlyph,
        onChoose: () => ports.open(paths.recordingsTagged(id)),
      })),
    },
    {
      label: "In your lectures",
      items: (isAsking ? toMoments(searchResults.data) : []).map(({ result, moment }) => ({
        id: `moment-${result.id}`,
        label: moment.text,
        content: <MarkedWords words={moment.words}>{toSnippet(moment)}</MarkedWords>,
        note: toTitle(result.name),
        glyph: transcript,
        onChoose: () => ports.open(momentHref(result, moment)),
      })),
    },
  ];
  const itemCount = groups.reduce((sum, group) => sum + group.items.length, 0);
  const trimmedQuery = query.trim();
  if (trimmedQuery !== "")
    groups.push({
      label: "Search",
      items: [
        {
          id: "search",
          label: `Search your lectures for “${trimmedQuery}”`,
          glyph: search,
          onChoose: () => ports.open(paths.searchFor(trimmedQuery)),
        },
        ...offered.flatMap(({ id, label, glyph, runWith }) =>
          runWith === undefined
            ? []
            : [{ id: `with-${id}`, label: `${label} “${trimmedQuery}”`, glyph, onChoose: () => runWith(trimmedQuery) }],
        ),
      ],
    });

  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      label="Search or jump to…"
      placeholder="Pages, recordings or transcripts"
      query={query}
      onQueryChange={(typed) => setQuery(typed.slice(0, MAX_QUESTION_LENGTH))}
      groups={groups}
      status={toStatus({
        query,
        itemCount,
        isSearching: isAsking && (query !== pausedQuery || searchResults.isFetching),
        isReading: trimmedQuery !== "" && list?.isComplete === false && !recordings.isError,
        hasFailed: isAsking && searchResults.isError,
      })}
      focusFallback={{ current: document.querySelector("main") }}
    />
  );
}
