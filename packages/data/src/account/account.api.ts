import type { ExportCounts } from "@lectern/domain/export/export-counts";
import { deleteUserRequest, deleteUserResponse } from "@lectern/domain/contracts/delete-user";
import type { LecternClient } from "../client.ts";
import { callFunction } from "../functions.ts";

/**
 * Deletes the caller's account and everything in it. A second call succeeds too (SET-04, SRV-07).
 *
 * @returns how much was deleted; null where the account was gone before, so that it is not known (EXP-04)
 */
export async function deleteAccount(client: LecternClient, userId: string): Promise<ExportCounts | null> {
  const { deleted } = await callFunction(
    client,
    "delete-user",
    { request: deleteUserRequest, response: deleteUserResponse },
    { user_id: userId },
  );
  return deleted ?? null;
}
