import { useRef } from "react";
import { Stack } from "../../elements/stack/Stack.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { PageHeader } from "../../frames/page-header/PageHeader.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { RecordingList } from "../recordings/recording-list/RecordingList.tsx";
import type { FavoritesViewProps } from "./favorites.state.ts";

export type { FavoritesViewProps } from "./favorites.state.ts";

/** The starred recordings (REC-08). When a star is removed, the app decides when the recording leaves the list. */
export function FavoritesView(list: FavoritesViewProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap="l">
      <PageHeader title="Favorites" note="Quick access to your favorite recordings" titleRef={titleRef} />
      <div>
        <RecordingList
          {...list}
          noun={{ one: "favorite", many: "favorites" }}
          titleRef={titleRef}
          empty={
            <EmptyState title="No favorites" drawing={<EmptyPage drawing="favorites" />}>
              Add recordings to your favorites for quick access
            </EmptyState>
          }
          noMatch={
            <EmptyState
              title="No favorites found"
              drawing={list.moments === undefined ? <EmptyPage drawing="search" /> : undefined}
              isCompact={list.moments !== undefined}
            >
              No favorites match your search criteria
            </EmptyState>
          }
        />
      </div>
    </Stack>
  );
}
