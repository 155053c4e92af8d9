import type { ReactElement } from "react";
import type { FirstRunPanelProps } from "./FirstRunPanel.tsx";
import { createLazyComponent } from "../lazy-component.tsx";

const LazyFirstRun = createLazyComponent(async () => (await import("./FirstRunPanel.tsx")).FirstRunPanel);

/** Renders how to make the first recording. Its code is loaded when it is shown. */
export const renderFirstRun = (props: FirstRunPanelProps): ReactElement => <LazyFirstRun {...props} />;
