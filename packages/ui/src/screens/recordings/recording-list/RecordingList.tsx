import { toShortcutKey } from "../../../theme/keys.ts";
import type { Arrival, RecordingSummary } from "@lectern/domain/recording";
import { createWeekNamer } from "@lectern/domain/dates";
import { findNamesakes } from "../../../recording/namesakes.ts";
import { type KeyboardEvent, memo, type ReactNode, type RefObject, useCallback, useMemo, useState } from "react";
import { RecordingCard, type RecordingCardProps } from "../../../cards/recording-card/RecordingCard.tsx";
import { RecordingCardSkeleton } from "../../../cards/recording-card-skeleton/RecordingCardSkeleton.tsx";
import { foundWords, LibraryRegion } from "../../../frames/library-region/LibraryRegion.tsx";
import { LibraryToolbar, loadToolbarParts } from "../../../frames/library-toolbar/LibraryToolbar.tsx";
import { isArriving, toArrivalWords } from "../../../recording/arrival.ts";
import { createLazyPart } from "../../../theme/lazy-part.tsx";
import type { ListSelection, RecordingsViewProps } from "../recordings.state.ts";

export type RecordingListProps = Omit<RecordingsViewProps, "preparing" | "firstRun"> & {
  /** The singular and the plural: "recording", "recordings". */
  readonly noun: { readonly one: string; readonly many: string };
  readonly empty: ReactNode;
  readonly noMatch: ReactNode;
  /** Gets the focus if the focused card is gone. */
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  /** Whether the newest recordings are grouped by week (REC-16). @default false */
  readonly hasWeeks?: boolean;
};

const selectionBar = createLazyPart(() => import("../../../frames/selection-bar/SelectionBar.tsx"), "ignore");

/** Fetches the code of everything around the list. */
export const loadListParts = () => Promise.all([loadToolbarParts(), selectionBar.load()]);

function Toolbar(props: RecordingListProps) {
  const { state, noun, query, onQueryChange, onRestNeeded, options, filter, selection, onExport, menuRef } = props;
  const hasList = state.kind === "loading" || state.kind === "ready" || state.kind === "no-match";
  const canSelect = state.kind === "ready" && selection?.isOn === false;
  return (
    <LibraryToolbar
      label={`Search ${noun.many}`}
      placeholder={`Search ${noun.many}...`}
      value={query}
      onChange={onQueryChange}
      onFocus={onRestNeeded}
      options={hasList ? options : undefined}
      filter={filter}
      menuLabel={`More options for ${noun.many}`}
      menuRef={menuRef}
      actions={[
        ...(canSelect ? [{ label: "Select", onSelect: selection.onStart }] : []),
        ...(onExport === undefined ? [] : [{ label: "Export", onSelect: onExport }]),
      ]}
    />
  );
}

const none: readonly RecordingSummary[] = [];
const noArrivals: readonly Arrival[] = [];

/** The announcement: how many were found during a search, otherwise arrivals. */
function toAnnouncement({ state, noun, query, filter, arrivals = noArrivals }: RecordingListProps): string {
  if (state.kind !== "ready") return "";
  return (
    foundWords(state.recordings.length, noun.one, noun.many, filter?.parts.length ? "filter" : query) ||
    toArrivalWords(arrivals)
  );
}

interface BarProps extends Pick<RecordingsViewProps, "selection"> {
  /** Gets the focus if the bar is gone. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

function Bar({ selection, focusAfter }: BarProps) {
  const isNeeded = selection?.isOn === true;
  const part = selectionBar.usePart(isNeeded);
  if (!isNeeded || part === undefined) return null;
  const end = () => {
    selection.bar.onDone();
    focusAfter.current?.focus();
  };
  return <part.SelectionBar {...selection.bar} onDone={end} />;
}

/** Handles ⌘A or Ctrl+A, which selects all unless a text field has the focus. */
function takeSelectAll(event: KeyboardEvent, { onSelectAll }: ListSelection) {
  const isAll = toShortcutKey(event) === "a" && (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey;
  // Menus and dialogs of a card are its children in React, and handle the keys themselves.
  if (!isAll || !(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
  event.preventDefault();
  onSelectAll();
}

type ListCardProps = Pick<
  RecordingListProps,
  "recordingHref" | "onToggleFavorite" | "onFile" | "onTag" | "onRename" | "renderDeletedWith" | "onDelete" | "titleRef"
> &
  Pick<RecordingCardProps, "recording" | "folder" | "tags" | "isArriving" | "headingLevel" | "layout" | "hasTime"> & {
    /** Undefined while no selection is made. */
    readonly isSelected: boolean | undefined;
    readonly onSelect: ListSelection["onSelect"] | undefined;
    readonly renderDetails: RecordingListProps["renderDetails"] | undefined;
  };

/**
 * A card whose props stay the same while the list grows and folders and tags arrive, so that a library of thousands
 * doesn't render its visible cards again for each page of rows.
 */
const ListCard = memo(function ListCard(props: ListCardProps) {
  const { recordingHref, onToggleFavorite, onFile, onTag, onRename, onDelete, titleRef, ...rest } = props;
  const { recording, renderDeletedWith, renderDetails, isSelected, onSelect } = props;
  return (
    <RecordingCard
      {...rest}
      href={recordingHref(recording.id)}
      onToggleFavorite={(isFavorite) => onToggleFavorite(recording.id, isFavorite)}
      onFile={onFile && ((button) => onFile(recording, button))}
      onTag={onTag && ((button) => onTag(recording, button))}
      onRename={onRename && ((button) => onRename(recording, button))}
      deletedWith={renderDeletedWith?.(recording.id)}
      onDelete={() => onDelete(recording.id)}
      focusAfterDelete={titleRef}
      details={renderDetails?.(recording.id)}
      selection={
        isSelected === undefined || onSelect === undefined
          ? undefined
          : { isSelected, onSelect: (next, isRange) => onSelect(recording.id, next, isRange) }
      }
    />
  );
});

/** A list of recordings: all of them or the starred ones. */
export function RecordingList(props: RecordingListProps) {
  const {
    state,
    noun,
    recordingHref,
    onToggleFavorite,
    onFile,
    onTag,
    onRename,
    renderDeletedWith,
    onDelete,
    arrivals = noArrivals,
    empty,
    noMatch,
    titleRef,
    folders,
    tags,
    selection,
    renderDetails,
    options,
    today,
    hasWeeks = false,
    onRetry,
    onRestNeeded,
    moments,
  } = props;
  const { order, layout } = options;
  const isByWeek = hasWeeks && order === "date";
  const recordings = state.kind === "ready" ? state.recordings : none;
  const { isOn: isSelecting = false, selected, onSelect } = selection ?? {};
  const namesakes = useMemo(() => findNamesakes(recordings), [recordings]);
  const renderCard = useCallback(
    (recording: RecordingSummary) => (
      <ListCard
        recording={recording}
        recordingHref={recordingHref}
        onToggleFavorite={onToggleFavorite}
        onFile={onFile}
        onTag={onTag}
        onRename={onRename}
        renderDeletedWith={renderDeletedWith}
        onDelete={onDelete}
        titleRef={titleRef}
        renderDetails={renderDetails}
        folder={recording.folderId === null ? undefined : folders?.get(recording.folderId)}
        tags={tags?.get(recording.id)}
        isSelected={isSelecting ? selected?.has(recording.id) === true : undefined}
        onSelect={onSelect}
        isArriving={isArriving(arrivals, recording.id)}
        headingLevel={isByWeek ? 3 : 2}
        layout={layout === "lines" ? "line" : "card"}
        hasTime={namesakes.has(recording.id)}
      />
    ),
    [
      recordingHref,
      onToggleFavorite,
      onFile,
      onTag,
      onRename,
      renderDeletedWith,
      onDelete,
      titleRef,
      arrivals,
      folders,
      tags,
      isSelecting,
      selected,
      onSelect,
      renderDetails,
      isByWeek,
      layout,
      namesakes,
    ],
  );
  const [drawnAt] = useState(() => new Date());
  const groupBy = useMemo(() => {
    if (!isByWeek) return undefined;
    const nameWeek = createWeekNamer(today ?? drawnAt);
    return (recording: RecordingSummary) => nameWeek(recording.createdAt);
  }, [isByWeek, today, drawnAt]);
  return (
    <>
      <Toolbar {...props} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only handles a shortcut of its content */}
      <div onKeyDown={selection && ((event) => takeSelectAll(event, selection))}>
        <Bar selection={state.kind === "ready" ? selection : undefined} focusAfter={titleRef} />
        <LibraryRegion
          kind={state.kind}
          noun={noun.many}
          onRetry={onRetry}
          skeleton={<RecordingCardSkeleton layout={layout === "lines" ? "line" : "card"} />}
          empty={empty}
          noMatch={noMatch}
          announcement={toAnnouncement(props)}
          focusFallback={titleRef}
          items={recordings}
          renderCard={renderCard}
          layout={layout}
          groupBy={groupBy}
          rest={state.kind === "ready" ? state.rest : undefined}
          onRestNeeded={onRestNeeded}
        />
      </div>
      {moments}
    </>
  );
}
