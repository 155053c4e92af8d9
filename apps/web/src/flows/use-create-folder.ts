import type { NewFolder } from "@lectern/data/folders/folders.queries";
import { folderMutations } from "@lectern/data/folders/folders.mutations";
import type { Folder } from "@lectern/domain/folder";
import { useMutation } from "@tanstack/react-query";
import { createId } from "@lectern/domain/create-id";
import { useUser } from "./use-user.ts";

/** The fields that a student types. */
type FolderFields = Omit<NewFolder, "id">;

interface CreateFolderOptions {
  readonly onSuccess?: (folder: Folder) => void;
  readonly onError?: () => void;
}

/**
 * Creates folders for a dialog. A retry uses the same id, because the first request may have succeeded although its
 * answer was lost.
 */
export function useCreateFolder() {
  const { client, id: userId } = useUser();
  const mutation = useMutation(folderMutations(client, userId).create());
  return {
    isCreating: mutation.isPending,
    createFolder: (fields: FolderFields, options: CreateFolderOptions = {}) =>
      mutation.mutate(toNewFolder(fields, mutation.isError ? mutation.variables : undefined, createId), options),
  };
}

/**
 * Returns the folder to send. It has the failed folder's id if its fields are the same.
 *
 * @param failed the last folder that failed
 */
export function toNewFolder(fields: FolderFields, failed: NewFolder | undefined, createId: () => string): NewFolder {
  const isRepeated =
    failed !== undefined &&
    failed.name === fields.name &&
    failed.description === fields.description &&
    failed.color === fields.color;
  return isRepeated ? failed : { ...fields, id: createId() };
}
