import type { RecordingsState, RecordingsViewProps } from "@lectern/ui/screens/recordings";
import type { ComponentType, ReactElement } from "react";
import { paths } from "../paths.ts";

const nothing = () => undefined;

/** A list of recordings, all or the starred ones, that nobody can work with before the app is there. */
export const stillList = (View: ComponentType<RecordingsViewProps>, state: RecordingsState): ReactElement => (
  <View
    state={state}
    query=""
    onQueryChange={nothing}
    recordingHref={(id) => paths.recording(id)}
    onToggleFavorite={nothing}
    onDelete={nothing}
  />
);
