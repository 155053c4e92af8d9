import { createLazyPart } from "@lectern/ui/theme/lazy-part";
import type { ReactElement } from "react";

const panel = createLazyPart(() => import("./FirstRunPanel.tsx"), "ignore");

function FirstRun({ isPreparing }: { readonly isPreparing: boolean }) {
  const part = panel.usePart(true);
  return part === undefined ? null : <part.FirstRunPanel isPreparing={isPreparing} />;
}

/** Renders the panel below an empty library's text. Its code is loaded when it is shown. */
export const renderFirstRun = (isPreparing = false): ReactElement => <FirstRun isPreparing={isPreparing} />;
