import type { RecordingsState, RecordingsViewProps } from "../recordings/recordings.state.ts";

/** The same list, of starred recordings. */
export type FavoritesState = RecordingsState;
export type FavoritesViewProps = RecordingsViewProps;
