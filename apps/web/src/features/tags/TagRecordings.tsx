import { outlineQueries } from "@lectern/data/recordings/outline.queries";
import { tagMutations } from "@lectern/data/tags/tags.mutations";
import { proposeTagNames } from "@lectern/domain/propose-tags";
import { type RecordingSummary, toTitle } from "@lectern/domain/recording";
import { isSameTagName, type Tag, tagColors } from "@lectern/domain/tag";
import { toast } from "@lectern/ui/overlays/toaster";
import { TaggingDialog } from "@lectern/ui/screens/tagging-dialog";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { tagCopy } from "../../copy/tag-copy.ts";
import { useChangeRecordings } from "../../flows/use-change-recordings.ts";
import { useDrafts } from "../../flows/use-drafts.ts";
import { toastFailedWrite } from "../failed-write.ts";
import { useUser } from "../../flows/use-user.ts";
import { announce } from "../../platform/announce.ts";
import { createId } from "@lectern/domain/create-id";
import { toTaggingState } from "./tagging.view-state.ts";
import { useTags } from "../../flows/use-tags.ts";

export type Tagged = Pick<RecordingSummary, "id" | "name">;

export interface TagRecordingsProps {
  readonly recordings: readonly Tagged[];
  /** Gets the focus when the dialog closes. */
  readonly button: HTMLElement | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onManage: () => void;
}

/**
 * The dialog of the tags of one or several recordings. Each change is an optimistic update, which is reverted if the
 * server refuses it.
 */
export function TagRecordings({ recordings, button, isOpen, onClose, onManage }: TagRecordingsProps) {
  const { client, id: userId } = useUser();
  const tags = useTags(isOpen);
  const drafts = useDrafts("new tag");
  const create = useMutation(tagMutations(client, userId).create());
  const { changeRecordings } = useChangeRecordings();
  const [only, ...others] = recordings;
  const isOne = others.length === 0 && only !== undefined;
  const { data: outline } = useQuery({
    ...outlineQueries(client, userId).outline(only?.id ?? ""),
    enabled: isOpen && isOne,
  });
  const ids = recordings.map(({ id }) => id);
  // A retry uses the same id, because the first request may have succeeded although its answer was lost.
  const failed = useRef<Tag>(undefined);

  const apply = (tag: Tag, isOn: boolean) => {
    const words = isOn ? tagCopy.added(tag.name) : tagCopy.removed(tag.name);
    void changeRecordings(ids, isOn ? { addTags: [tag.id] } : { removeTags: [tag.id] }).then(
      ({ undo }) => {
        if (isOne) announce(words);
        else
          toast.success(words, {
            action: { label: "Undo", onClick: () => void undo().catch(() => toastFailedWrite(tagCopy.changeFailed)) },
          });
      },
      () => toastFailedWrite(tagCopy.changeFailed),
    );
  };
  const find = (id: string): Tag | undefined => tags.tags?.find((tag) => tag.id === id);
  const addName = (name: string) => {
    const known = tags.tags?.find((tag) => isSameTagName(tag.name, name));
    if (known !== undefined) {
      apply(known, true);
      return;
    }
    // The next color of the palette, so that new tags have different colors.
    const color = tagColors[(tags.tags?.length ?? 0) % tagColors.length] ?? "gray";
    const tag = failed.current?.name === name ? failed.current : { id: createId(), name, color };
    failed.current = tag;
    create.mutate(tag, {
      onSuccess: () => {
        failed.current = undefined;
        apply(tag, true);
      },
      onError: () => toastFailedWrite(tagCopy.creationFailed),
    });
  };

  return (
    <DraftProvider value={drafts}>
      <TaggingDialog
        state={toTaggingState({ isOpen, isCreating: create.isPending }, tags, ids, (all, chosen) =>
          isOne && outline ? proposeTagNames(outline, all, chosen) : [],
        )}
        subject={isOne ? toTitle(only.name) : `${recordings.length} recordings`}
        onClose={() => {
          drafts.forget();
          onClose();
        }}
        onAdd={(id) => {
          const tag = find(id);
          if (tag !== undefined) apply(tag, true);
        }}
        onRemove={(id) => {
          const tag = find(id);
          if (tag !== undefined) apply(tag, false);
        }}
        onAddName={addName}
        onManage={onManage}
        focusFallback={{ current: button }}
      />
    </DraftProvider>
  );
}
