import type { Tag } from "@lectern/domain/tag";
import type { SelectionBarProps } from "../../frames/selection-bar/SelectionBar.tsx";
import type { ListFilterProps } from "../../frames/list-filter/ListFilter.tsx";
import type { Folder } from "@lectern/domain/folder";
import type { Arrival, RecordingSummary } from "@lectern/domain/recording";
import type { ReactNode } from "react";
import type { ListOptionsProps } from "../../frames/list-options/ListOptions.tsx";

/** The state of the recordings screen. `failed` is a first read that failed: the page says nothing (product decision 23). */
export type RecordingsState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "empty" }
  | { readonly kind: "no-match"; readonly query: string }
  | { readonly kind: "ready"; readonly recordings: readonly RecordingSummary[] };

/** A list's selection (UNT-05). */
export interface ListSelection {
  /** Whether cards have boxes and the bar is shown. */
  readonly isOn: boolean;
  /** Ids. */
  readonly selected: ReadonlySet<string>;
  readonly onStart: () => void;
  /** `isRange`: all from the last one to this one. The same function in every render. */
  readonly onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
  /** Everything that the list shows; starts the selection too. */
  readonly onSelectAll: () => void;
  readonly onEnd: () => void;
  readonly bar: SelectionBarProps;
}

export interface RecordingsViewProps {
  readonly state: RecordingsState;
  /** What the search box holds. */
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** How many of the newest recordings are processed: three stand for three or more (ARR-02). */
  readonly preparing?: number;
  /** What came while the page was open (ARR-01). */
  readonly arrivals?: readonly Arrival[];
  /** Below the words for an empty library: how the first lecture gets here (ARR-03). */
  readonly firstRun?: ReactNode;
  /** Where these words are searched in everything that was said. */
  readonly searchHref: (query: string) => string;
  readonly recordingHref: (id: string) => string;
  /** The student's folders by id, once they were read: a card shows the name and colour of its own. */
  readonly folders?: ReadonlyMap<string, Folder> | undefined;
  /** The tags of the recordings that have any, by their ids, once they were read. */
  readonly tags?: ReadonlyMap<string, readonly Tag[]> | undefined;
  /** Which recordings are selected. */
  readonly selection?: ListSelection | undefined;
  /** By what the list is filtered. */
  readonly filter?: ListFilterProps | undefined;
  /** What a card near the screen shows beside its row (REC-11); the same function for all. */
  readonly renderDetails?: (id: string) => ReactNode;
  /** `isFavorite` is the wanted value, so that two quick taps can't be misread. */
  readonly onToggleFavorite: (id: string, isFavorite: boolean) => void;
  /** "Add to folder" in a card's menu, with the menu's button, which gets the focus back. */
  readonly onFile?: ((recording: RecordingSummary, button: HTMLElement | null) => void) | undefined;
  /** "Tags" in a card's menu, with the menu's button, which gets the focus back. */
  readonly onTag?: ((recording: RecordingSummary, button: HTMLElement | null) => void) | undefined;
  /** "Rename" in a card's menu, with the menu's button, which gets the focus back. */
  readonly onRename?: ((recording: RecordingSummary, button: HTMLElement | null) => void) | undefined;
  /** How the list is shown on this device. */
  readonly options: ListOptionsProps;
  /** Whose "This week" is meant, for stories. @default the time of the first drawing */
  readonly today?: Date | undefined;
  /** What is deleted with a recording, as words that follow its title where the deletion is confirmed. */
  readonly renderDeletedWith?: ((id: string) => ReactNode) | undefined;
  /** Called after the person confirmed. */
  readonly onDelete: (id: string) => void;
  /** The page's own action, beside its search. */
  readonly action?: ReactNode;
}
