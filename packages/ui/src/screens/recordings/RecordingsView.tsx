import { useRef } from "react";
import { Stack } from "../../elements/stack/Stack.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { PageHeader } from "../../frames/page-header/PageHeader.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { Preparing } from "../../recording/preparing/Preparing.tsx";
import { RecordingList } from "./recording-list/RecordingList.tsx";
import * as styles from "./RecordingsView.css.ts";
import type { RecordingsViewProps } from "./recordings.state.ts";

export type { ListLayout, ListOrder } from "../../frames/list-options/ListOptions.tsx";
export type { RecordingsState, RecordingsViewProps } from "./recordings.state.ts";

const MOBILE_ONLY = "Recordings can only be created on the mobile app";

/** All recordings, to search, sort, open and delete (REC-01 to REC-07). */
export function RecordingsView({ preparing = 0, firstRun, ...list }: RecordingsViewProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap="l" className={styles.page}>
      <PageHeader title="Recordings" note={MOBILE_ONLY} titleRef={titleRef} />
      <div className={styles.preparing}>
        <Preparing count={preparing} />
      </div>
      <div>
        <RecordingList
          {...list}
          noun={{ one: "recording", many: "recordings" }}
          titleRef={titleRef}
          hasWeeks
          empty={
            <EmptyState
              title="No recordings"
              drawing={<EmptyPage drawing="recordings" />}
              action={firstRun !== undefined && <div className={styles.firstRun}>{firstRun}</div>}
              isCompact={firstRun !== undefined}
            >
              {MOBILE_ONLY}
            </EmptyState>
          }
          noMatch={
            <EmptyState
              title="No recordings found"
              drawing={list.moments === undefined ? <EmptyPage drawing="search" /> : undefined}
              isCompact={list.moments !== undefined}
            >
              No recordings match your search criteria
            </EmptyState>
          }
        />
      </div>
    </Stack>
  );
}
