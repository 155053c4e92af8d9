import { tagMutations } from "@lectern/data/tags/tags.mutations";
import { TagsDialog, type TagsDialogState } from "@lectern/ui/screens/tags-dialog";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useMutation } from "@tanstack/react-query";
import { tagCopy } from "../../copy/tag-copy.ts";
import { useDrafts } from "../../flows/use-drafts.ts";
import { toastFailedWrite } from "../failed-write.ts";
import { useUser } from "../../flows/use-user.ts";
import { announce } from "../../platform/announce.ts";
import { type Tags, useTags } from "../../flows/use-tags.ts";

export interface ManageTagsProps {
  /** Gets the focus when the dialog closes. */
  readonly button: HTMLElement | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

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
export function ManageTags({ button, isOpen, onClose }: ManageTagsProps) {
  const { client, id: userId } = useUser();
  const tags = useTags(isOpen);
  const drafts = useDrafts("tags");
  const mutations = tagMutations(client, userId);
  const edit = useMutation(mutations.edit());
  const remove = useMutation(mutations.remove());
  return (
    <DraftProvider value={drafts}>
      <TagsDialog
        state={toState(isOpen, tags)}
        busyId={edit.isPending ? edit.variables.id : remove.isPending ? remove.variables : undefined}
        onClose={() => {
          drafts.forget();
          onClose();
        }}
        onSave={(tag) =>
          edit.mutateAsync(tag).then(
            () => {
              drafts.forget();
              announce(tagCopy.saved);
              return true;
            },
            () => {
              toastFailedWrite(tagCopy.savingFailed);
              return false;
            },
          )
        }
        onDelete={(id) =>
          remove.mutate(id, {
            onSuccess: () => announce(tagCopy.deleted),
            onError: () => toastFailedWrite(tagCopy.deletionFailed),
          })
        }
        focusFallback={{ current: button }}
      />
    </DraftProvider>
  );
}
