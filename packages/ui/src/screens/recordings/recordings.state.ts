import type { Tag } from "@lectern/domain/tag";
import type { SelectionBarProps } from "../../frames/selection-bar/SelectionBar.tsx";
import type { ListFilterProps } from "../../frames/list-filter/ListFilter.tsx";
import type { Folder } from "@lectern/domain/folder";
import type { Arrival, RecordingSummary } from "@lectern/domain/recording";
import type { ReactNode, Ref } from "react";
import type { ListOptionsProps } from "../../frames/list-options/ListOptions.tsx";

/**
 * The state of the recordings screen. `failed`: the first read failed, and the page has one quiet line to try again
 * (product decision 23).
 */
export type RecordingsState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "empty" }
  | { readonly kind: "no-match"; readonly query: string }
  | {
      readonly kind: "ready";
      readonly recordings: readonly RecordingSummary[];
      /** How many follow that have not been read; `unknown` of how many a search or filter has yet to see. @default 0 */
      readonly rest?: number | "unknown";
    };

/** A list's selection (UNT-05). */
export interface ListSelection {
  /** Whether cards have checkboxes and the bar is shown. */
  readonly isOn: boolean;
  /** The ids of the selected recordings. */
  readonly selected: ReadonlySet<string>;
  readonly onStart: () => void;
  /** `isRange`: the range from the last selected recording to this one. Stable across renders. */
  readonly onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
  /** Selects everything that the list shows, and starts a selection if there is none. */
  readonly onSelectAll: () => void;
  readonly bar: SelectionBarProps;
}

export interface RecordingsViewProps {
  readonly state: RecordingsState;
  /** The text of the search field. */
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** Loads the list again after a failed first read. */
  readonly onRetry: () => void;
  /** Called when the recordings that have not been read come near, or are about to be searched. */
  readonly onRestNeeded?: (() => void) | undefined;
  /** How many of the newest recordings are being processed. Three may mean more (ARR-02). */
  readonly preparing?: number;
  /** Recordings that arrived while the page was open (ARR-01). */
  readonly arrivals?: readonly Arrival[];
  /** Shown below an empty library's text: how to make the first recording (ARR-03). */
  readonly firstRun?: ReactNode;
  /** What was said that matches the query, below the recordings whose name does (FND-01). */
  readonly moments?: ReactNode;
  readonly recordingHref: (id: string) => string;
  /** The student's folders by id, once they have loaded. A card shows its folder's name and colour. */
  readonly folders?: ReadonlyMap<string, Folder> | undefined;
  /** The tags of recordings by their ids, once they have loaded. */
  readonly tags?: ReadonlyMap<string, readonly Tag[]> | undefined;
  /** The selected recordings. */
  readonly selection?: ListSelection | undefined;
  /** The list's filter. */
  readonly filter?: ListFilterProps | undefined;
  /** Renders the details that a card near the screen shows in addition to its row (REC-11). Stable for all cards. */
  readonly renderDetails?: (id: string) => ReactNode;
  /** `isFavorite` is the new value, so that two quick clicks are unambiguous. */
  readonly onToggleFavorite: (id: string, isFavorite: boolean) => void;
  /**
   * Called for "Add to Folder" in a card's menu, with the menu's button, which gets the focus when the dialog closes.
   */
  readonly onFile?: ((recording: RecordingSummary, button: HTMLElement | null) => void) | undefined;
  /** Called for "Tags" in a card's menu, with the menu's button, which gets the focus when the dialog closes. */
  readonly onTag?: ((recording: RecordingSummary, button: HTMLElement | null) => void) | undefined;
  /** Called for "Rename" in a card's menu, with the menu's button, which gets the focus when the dialog closes. */
  readonly onRename?: ((recording: RecordingSummary, button: HTMLElement | null) => void) | undefined;
  /** The order and layout of lists on this device. */
  readonly options: ListOptionsProps;
  /** The current day, for stories. @default the time of the first render */
  readonly today?: Date | undefined;
  /** Renders text about what is deleted with a recording. It follows the title in the confirmation. */
  readonly renderDeletedWith?: ((id: string) => ReactNode) | undefined;
  /** Called after the person has confirmed. */
  readonly onDelete: (id: string) => void;
  /** Exports the list. */
  readonly onExport?: (() => void) | undefined;
  /** A ref to the button of the list's menu. */
  readonly menuRef?: Ref<HTMLButtonElement> | undefined;
}
