import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

interface DeletedCardsProps {
  readonly recordingId: string;
}

const Nothing: ComponentType<DeletedCardsProps> = () => null;

/** Loaded with the dialog, which works without this code if it can't be fetched. */
const DeletedCards = lazy(async (): Promise<{ default: ComponentType<DeletedCardsProps> }> => {
  try {
    return { default: (await import("./DeletedCards.tsx")).DeletedCards };
  } catch {
    return { default: Nothing };
  }
});

/** Renders how many cards would be deleted with a recording, for the confirmation dialog. */
export const renderDeletedCards = (recordingId: string): ReactNode => (
  <Suspense fallback={null}>
    <DeletedCards recordingId={recordingId} />
  </Suspense>
);
