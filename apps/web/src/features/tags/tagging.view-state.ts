import { MAX_TAGS_A_RECORDING, type Tag } from "@lectern/domain/tag";
import type { TaggingState } from "@lectern/ui/screens/tagging-dialog";
import type { Tags } from "../../flows/use-tags.ts";

const noTags: readonly Tag[] = [];

/** Finds the tags that all of these recordings have. */
export function findShared(
  recordingIds: readonly string[],
  tagged: ReadonlyMap<string, readonly Tag[]>,
): ReadonlySet<string> {
  const [first = noTags, ...others] = recordingIds.map((id) => tagged.get(id) ?? noTags);
  const shared = first.filter((tag) => others.every((tags) => tags.some(({ id }) => id === tag.id)));
  return new Set(shared.map(({ id }) => id));
}

/** UNT-04. Tags that were read before are shown even if reading them again failed. */
export function toTaggingState(
  { isOpen, isCreating }: { readonly isOpen: boolean; readonly isCreating: boolean },
  { tags, tagged, isError }: Omit<Tags, "refetch">,
  recordingIds: readonly string[],
  propose: (tags: readonly Tag[], chosen: ReadonlySet<string>) => readonly string[],
): TaggingState {
  if (!isOpen) return { kind: "closed" };
  if (tags === undefined || tagged === undefined) return { kind: isError ? "failed" : "loading" };
  const chosen = findShared(recordingIds, tagged);
  const isFull = recordingIds.some((id) => (tagged.get(id)?.length ?? 0) >= MAX_TAGS_A_RECORDING);
  return {
    kind: "ready",
    isCreating,
    tags,
    chosen,
    proposed: propose(tags, chosen),
    limit: isFull ? `A recording can have up to ${MAX_TAGS_A_RECORDING} tags` : undefined,
  };
}
