import { tagMutations } from "@lectern/data/tags/tags.mutations";
import { toFailureCode } from "@lectern/domain/failure";
import { TagsDialog, type TagsDialogState } from "@lectern/ui/screens/tags-dialog";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useMutation } from "@tanstack/react-query";
import { toastFailedWrite } from "../../flows/toast-write.ts";
import { useDialogDrafts } from "../../flows/use-drafts.ts";
import type { DialogProps } from "../dialog-hook.tsx";
import { useUser } from "../../flows/use-user.ts";
import { announce } from "../../platform/announce.ts";
import { type Tags, useTags } from "../../flows/use-tags.ts";

function toState(isOpen: boolean, { tags, tagged, isError }: Tags): TagsDialogState {
  if (!isOpen) return { kind: "closed" };
  if (tags === undefined) return { kind: isError ? "failed" : "loading" };
  const counts = new Map<string, number>();
  for (const { id } of tagged === undefined ? [] : [...tagged.values()].flat())
    counts.set(id, (counts.get(id) ?? 0) + 1);
  return {
    kind: "ready",
    tags: tags.map((tag) => ({ ...tag, recordings: tagged === undefined ? undefined : (counts.get(tag.id) ?? 0) })),
  };
}

/** The dialog for renaming, recoloring and deleting tags (UNT-04). */
export function ManageTags({ button, isOpen, onClose }: DialogProps<undefined>) {
  const { client, id: userId } = useUser();
  const tags = useTags(isOpen);
  const { drafts, close } = useDialogDrafts("tags", onClose);
  const mutations = tagMutations(client, userId);
  const edit = useMutation(mutations.edit());
  const remove = useMutation(mutations.remove());
  return (
    <DraftProvider value={drafts}>
      <TagsDialog
        state={toState(isOpen, tags)}
        busyId={edit.isPending ? edit.variables.id : remove.isPending ? remove.variables : undefined}
        onClose={close}
        onSave={async (tag, shown) => {
          try {
            await edit.mutateAsync({ ...tag, shown });
          } catch (error) {
            // The query client says so.
            if (toFailureCode(error) === "changed-elsewhere") return "changed-elsewhere";
            void toastFailedWrite("Couldn't save the tag");
            return "failed";
          }
          drafts.forget();
          announce("Tag saved");
          return "saved";
        }}
        onDelete={(id) =>
          remove.mutate(id, {
            onSuccess: () => announce("Tag deleted"),
            onError: () => void toastFailedWrite("Couldn't delete the tag"),
          })
        }
        focusFallback={{ current: button }}
      />
    </DraftProvider>
  );
}
