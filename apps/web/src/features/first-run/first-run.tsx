import { type ReactElement, Suspense } from "react";
import { lazyScreen } from "../../loading/lazy-screen.tsx";

const panel = lazyScreen(async () => (await import("./FirstRunPanel.tsx")).FirstRunPanel);

/** What an empty library shows below its words; its code loads with it. */
export const renderFirstRun = (isPreparing = false): ReactElement => (
  <Suspense fallback={null}>
    <panel.Screen isPreparing={isPreparing} />
  </Suspense>
);
