import type { SnapshotFrom } from "xstate";
import type { cardProposalsMachine } from "./card-proposals.machine.ts";
import { type CardFields, isTextChange } from "./card-proposals.types.ts";

export type CardProposalsSnapshot = SnapshotFrom<typeof cardProposalsMachine>;

/**
 * Returns the changes of a card that are not in the database yet, oldest first. Without its texts while they are refused:
 * the page then shows those that another tab stored, before the student saves over them (COR-03).
 */
export function getUnsaved({ context }: CardProposalsSnapshot, cardId: string): readonly CardFields[] {
  const { unsaved, failure } = context;
  const isRefused =
    failure?.code === "changed-elsewhere" && unsaved[0]?.some((change) => change.cardId === cardId) === true;
  return unsaved
    .flat()
    .filter((change) => change.cardId === cardId && !(isRefused && isTextChange(change)))
    .map(({ to }) => to);
}

/** Whether there are changes that the database does not have yet. */
export const hasUnsaved = ({ context }: CardProposalsSnapshot): boolean => context.unsaved.length > 0;
