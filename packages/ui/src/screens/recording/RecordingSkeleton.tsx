import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { ReadingHeaderSkeleton } from "../../frames/reading-header/ReadingHeader.tsx";
import { list, tab } from "../../navigation/tabs/Tabs.css.ts";
import { beside, pane, panes, pending, tabName } from "./RecordingView.css.ts";
import type { RecordingViewProps } from "./recording.state.ts";

const tabCount = 4;

/** The skeleton of a recording's page. Each part is where the content will be, so that nothing moves. */
export function RecordingSkeleton({ backLink }: Pick<RecordingViewProps, "backLink">) {
  return (
    <>
      <ReadingHeaderSkeleton backLink={backLink} title="Recording" />
      <div className={panes} aria-busy="true">
        <VisuallyHidden live>Loading recording</VisuallyHidden>
        <div className={beside}>
          <Stack gap="l">
            <div className={list}>
              {Array.from({ length: tabCount }, (_, index) => (
                <span key={index} className={tab}>
                  <Skeleton className={tabName} />
                </span>
              ))}
            </div>
            <div className={pending}>
              <Skeleton shape="title" width="half" />
              <Skeleton width="long" />
              <Skeleton />
              <Skeleton width="long" />
              <Skeleton width="half" />
            </div>
          </Stack>
        </div>
        <div className={pane}>
          <div className={pending}>
            <Skeleton width="short" />
            <Skeleton width="long" />
            <Skeleton />
            <Skeleton width="half" />
          </div>
        </div>
      </div>
    </>
  );
}
