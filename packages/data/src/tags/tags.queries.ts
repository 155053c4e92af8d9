import { type Tag, type TagColor, toTagName } from "@lectern/domain/tag";
import type { LecternClient } from "../client.ts";
import { fetchData, sendWrite, type SelectedRow, updateShown } from "../request.ts";
import { defineRead } from "../options.ts";

/** The ids of each recording's tags. Recordings without tags are left out. */
export type TaggedRecordings = ReadonlyMap<string, readonly string[]>;

const tagColumns = "id,name,color" as const;

const toTag = ({ id, name, color }: SelectedRow<"tags", typeof tagColumns>): Tag => ({
  id,
  name,
  // The database checks it.
  color: color as TagColor,
});

/** Lists a student's own tags, at most 200, unsorted. @throws Failure */
export async function listTags(client: LecternClient, userId: string): Promise<Tag[]> {
  return (await fetchData(client.from("tags").select(tagColumns).eq("user_id", userId))).map(toTag);
}

/**
 * Creates a tag. Repeating it with the same id creates none. @throws Failure `invalid` if another tag has the name or
 * there are too many tags
 */
export const createTag = (client: LecternClient, userId: string, { id, name, color }: Tag): Promise<void> =>
  sendWrite(
    client
      .from("tags")
      .upsert(
        { id, user_id: userId, name: toTagName(name), color },
        { onConflict: "id,user_id", ignoreDuplicates: true },
      ),
  );

/**
 * Renames and recolors a tag. Only what differs from `shown` is compared and changed.
 *
 * @param shown the tag that the student saw
 * @throws Failure `changed-elsewhere` if it is another now (COR-03), `invalid` for a name that another tag has,
 * `not-found` for a tag that is gone
 */
export async function editTag(client: LecternClient, userId: string, tag: Tag, shown: Tag): Promise<Tag> {
  const name = toTagName(tag.name);
  const change = {
    ...(name !== shown.name && { name }),
    ...(tag.color !== shown.color && { color: tag.color }),
  };
  let update = client.from("tags").update(change).eq("id", tag.id).eq("user_id", userId);
  if (change.name !== undefined) update = update.eq("name", shown.name);
  if (change.color !== undefined) update = update.eq("color", shown.color);
  const stored = await updateShown(
    update.select(tagColumns),
    client.from("tags").select(tagColumns).eq("id", tag.id).eq("user_id", userId),
    (row) => row.name === (change.name ?? row.name) && row.color === (change.color ?? row.color),
  );
  return toTag(stored);
}

/** Deletes a tag and takes it off its recordings. Deleting a missing tag succeeds. */
export const deleteTag = (client: LecternClient, userId: string, id: string): Promise<void> =>
  sendWrite(client.from("tags").delete().eq("id", id).eq("user_id", userId));

/** Fetches the tags of all the student's recordings in one request. @throws Failure */
export async function fetchTaggedRecordings(client: LecternClient): Promise<TaggedRecordings> {
  const tagged = await fetchData(client.rpc("tagged_recordings"));
  // The function's SQL defines the form of its answer.
  return new Map(Object.entries(tagged as unknown as Record<string, string[]>));
}

/** The query keys of tags. */
export const tagKeys = {
  list: (userId: string) => ["tags", userId, "list"] as const,
  tagged: (userId: string) => ["tags", userId, "tagged"] as const,
};

/** Queries of tags. */
export const tagQueries = (client: LecternClient, userId: string) => ({
  list: () => defineRead("Error fetching tags", tagKeys.list(userId), () => listTags(client, userId)),
  /** The tags of each recording: for chips, for the filter and for counts. */
  tagged: () => ({
    ...defineRead<TaggedRecordings, ReturnType<typeof tagKeys.tagged>>(
      "Error fetching tags",
      tagKeys.tagged(userId),
      () => fetchTaggedRecordings(client),
    ),
    // TanStack Query can't compare a Map, and comparing a large one would take long.
    structuralSharing: false as const,
  }),
});
