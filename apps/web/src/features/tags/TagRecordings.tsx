import { outlineQueries } from "@lectern/data/recordings/outline.queries";
import { tagMutations } from "@lectern/data/tags/tags.mutations";
import { proposeTagNames } from "@lectern/domain/propose-tags";
import { type RecordingSummary, toTitle } from "@lectern/domain/recording";
import { isSameTagName, type Tag, tagColors } from "@lectern/domain/tag";
import { TaggingDialog } from "@lectern/ui/screens/tagging-dialog";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { toastFailedWrite, toastWrite } from "../../flows/toast-write.ts";
import { useChangeRecordings } from "../../flows/use-change-recordings.ts";
import { useDialogDrafts } from "../../flows/use-drafts.ts";
import type { DialogProps } from "../dialog-hook.tsx";
import { useUser } from "../../flows/use-user.ts";
import { announce } from "../../platform/announce.ts";
import { createId } from "@lectern/domain/create-id";
import { toTaggingState } from "./tagging.view-state.ts";
import { useTags } from "../../flows/use-tags.ts";

export type Tagged = Pick<RecordingSummary, "id" | "name">;

export interface TagRecordingsProps extends DialogProps<readonly Tagged[]> {
  readonly onManage: (button: HTMLElement | null) => void;
}

/**
 * The dialog of the tags of one or several recordings. Each change is an optimistic update, which is reverted if the
 * server refuses it.
 */
export function TagRecordings({ subject: recordings, button, isOpen, onClose, onManage }: TagRecordingsProps) {
  const { client, id: userId } = useUser();
  const tags = useTags(isOpen);
  const { drafts, close } = useDialogDrafts("new tag", onClose);
  const create = useMutation(tagMutations(client, userId).create());
  const { changeRecordings, changeUndoably } = useChangeRecordings();
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
    const words = `Tag ${tag.name} ${isOn ? "added" : "removed"}`;
    const change = isOn ? { addTags: [tag.id] } : { removeTags: [tag.id] };
    if (!isOne) return changeUndoably(ids, change, words);
    const write = changeRecordings(ids, change).changed.then(() => announce(words));
    return void toastWrite(write, { failed: "An unexpected error occurred. Nothing was changed." });
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
      onError: () => void toastFailedWrite("Couldn't create the tag"),
    });
  };

  return (
    <DraftProvider value={drafts}>
      <TaggingDialog
        state={toTaggingState({ isOpen, isCreating: create.isPending }, tags, ids, (all, chosen) =>
          isOne && outline ? proposeTagNames(outline, all, chosen) : [],
        )}
        subject={isOne ? toTitle(only.name) : `${recordings.length} recordings`}
        onClose={close}
        onAdd={(id) => {
          const tag = find(id);
          if (tag !== undefined) apply(tag, true);
        }}
        onRemove={(id) => {
          const tag = find(id);
          if (tag !== undefined) apply(tag, false);
        }}
        onAddName={addName}
        onManage={() => {
          onClose();
          onManage(button);
        }}
        focusFallback={{ current: button }}
      />
    </DraftProvider>
  );
}
