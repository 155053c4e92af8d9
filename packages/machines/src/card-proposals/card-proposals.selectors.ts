import type { SnapshotFrom } from "xstate";
import type { cardProposalsMachine } from "./card-proposals.machine.ts";
import type { CardFields } from "./card-proposals.types.ts";

export type CardProposalsSnapshot = SnapshotFrom<typeof cardProposalsMachine>;

/** Returns the changes of a card that are not in the database yet, oldest first. */
export const getUnsaved = ({ context }: CardProposalsSnapshot, cardId: string): readonly CardFields[] =>
  context.unsaved
    .flat()
    .filter((change) => change.cardId === cardId)
    .map(({ to }) => to);

/** Whether there are changes that the database does not have yet. */
export const hasUnsaved = ({ context }: CardProposalsSnapshot): boolean => context.unsaved.length > 0;
