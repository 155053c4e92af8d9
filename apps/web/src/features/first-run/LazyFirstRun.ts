import { createLazyComponent } from "../lazy-component.tsx";

/** How to make the first recording. Its code is loaded when it is shown. */
export const LazyFirstRun = createLazyComponent(async () => (await import("./FirstRunPanel.tsx")).FirstRunPanel);
