import { type Tag, type TagColor, toTagName } from "@lectern/domain/tag";
import type { LecternClient } from "../client.ts";
import type { Database } from "../database.types.ts";
import { fetchRows, sendWrite } from "../fetch-rows.ts";

/** The ids of each recording's tags. Recordings without tags are left out. */
export type TaggedRecordings = ReadonlyMap<string, readonly string[]>;

const tagColumns = "id,name,color" as const;
type TagRow = Pick<Database["public"]["Tables"]["tags"]["Row"], "id" | "name" | "color">;

const toTag = ({ id, name, color }: TagRow): Tag => ({
  id,
  name,
  // The database checks it.
  color: color as TagColor,
});

/** Lists a student's own tags, at most 200, unsorted. @throws Failure */
export async function listTags(client: LecternClient, userId: string): Promise<Tag[]> {
  return (await fetchRows(client.from("tags").select(tagColumns).eq("user_id", userId))).map(toTag);
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

/** Renames and recolors a tag. @throws Failure `invalid` for a name that another tag has, `not-found` for a tag that is gone */
export async function editTag(client: LecternClient, userId: string, { id, name, color }: Tag): Promise<Tag> {
  const change = client
    .from("tags")
    .update({ name: toTagName(name), color })
    .eq("id", id)
    .eq("user_id", userId);
  return toTag(await fetchRows(change.select(tagColumns).single()));
}

/** Deletes a tag and takes it off its recordings. Deleting a missing tag succeeds. */
export const deleteTag = (client: LecternClient, userId: string, id: string): Promise<void> =>
  sendWrite(client.from("tags").delete().eq("id", id).eq("user_id", userId));

/** Fetches the tags of all the student's recordings in one request. @throws Failure */
export async function fetchTaggedRecordings(client: LecternClient): Promise<TaggedRecordings> {
  const tagged = await fetchRows(client.rpc("tagged_recordings"));
  // The function's SQL defines the form of its answer.
  return new Map(Object.entries(tagged as unknown as Record<string, string[]>));
}
