import type { SnapshotFrom } from "xstate";
import type { CardFields, cardProposalsMachine } from "./card-proposals.machine.ts";

export type CardProposalsSnapshot = SnapshotFrom<typeof cardProposalsMachine>;

/** A card with the changes that the database does not have yet. */
export const applyUnsaved = <Card extends { readonly id: string } & Required<CardFields>>(
  { context: { unsaved } }: CardProposalsSnapshot,
  card: Card,
): Card =>
  unsaved
    .flat()
    .filter(({ cardId }) => cardId === card.id)
    .reduce((changed, { to }) => ({ ...changed, ...to }), card);
