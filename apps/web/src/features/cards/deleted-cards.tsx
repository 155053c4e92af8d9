import { lazy, type ReactNode, Suspense } from "react";

/** Its code comes with the dialog. */
const DeletedCards = lazy(async () => ({ default: (await import("./DeletedCards.tsx")).DeletedCards }));

/** How many cards are deleted with a recording, for the dialog that confirms it. */
export const renderDeletedCards = (recordingId: string): ReactNode => (
  <Suspense fallback={null}>
    <DeletedCards recordingId={recordingId} />
  </Suspense>
);
