import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

interface DeletedCardsProps {
  readonly recordingId: string;
}

const Nothing: ComponentType<DeletedCardsProps> = () => null;

/** Its code comes with the dialog, which asks without it where the code can't be fetched. */
const DeletedCards = lazy(async (): Promise<{ default: ComponentType<DeletedCardsProps> }> => {
  try {
    return { default: (await import("./DeletedCards.tsx")).DeletedCards };
  } catch {
    return { default: Nothing };
  }
});

/** How many cards are deleted with a recording, for the dialog that confirms it. */
export const renderDeletedCards = (recordingId: string): ReactNode => (
  <Suspense fallback={null}>
    <DeletedCards recordingId={recordingId} />
  </Suspense>
);
