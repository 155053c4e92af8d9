import type { ReactNode } from "react";
import { createLazyComponent } from "../lazy-component.tsx";

const LazyDeletedCards = createLazyComponent(async () => (await import("./DeletedCards.tsx")).DeletedCards);

/** Renders how many cards would be deleted with a recording, for the confirmation dialog. */
export const renderDeletedCards = (recordingId: string): ReactNode => <LazyDeletedCards recordingId={recordingId} />;
