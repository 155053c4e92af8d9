import type { ExportCounts } from "@lectern/domain/export/export-counts";
import { deleteUserContract } from "@lectern/domain/contracts/delete-user";
import type { LecternClient } from "../client.ts";
import { callFunction } from "../functions.ts";

/**
 * Deletes the caller's account with everything in it. A second call succeeds too (SET-04, SRV-07).
 *
 * @returns how much was deleted; null if the account was already gone, since the counts are then unknown (EXP-04)
 */
export async function deleteAccount(client: LecternClient, userId: string): Promise<ExportCounts | null> {
  const { deleted } = await callFunction(client, deleteUserContract, { user_id: userId });
  return deleted ?? null;
}
