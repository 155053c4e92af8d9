import type { SupabaseClient } from "@supabase/supabase-js";
import { makeClient, type TestBackend, type TestUser } from "./backend.ts";
import { type Library, stockLibrary } from "./library.ts";

export interface TwoPeople {
  readonly owner: SupabaseClient;
  readonly other: SupabaseClient;
  readonly ownerId: string;
  /** The owner's session. */
  readonly ownersSession: TestUser;
  readonly otherId: string;
}

/** Signs in two people, with a client each. @param name the beginning of their addresses */
export async function setUpTwoPeople(backend: TestBackend, name: string): Promise<TwoPeople> {
  const owner = await backend.setUpUser(`${name}-owner@school.edu`);
  const other = await backend.setUpUser(`${name}-other@school.edu`, { provider: "apple" });
  return {
    owner: makeClient(backend, owner.accessToken),
    other: makeClient(backend, other.accessToken),
    ownerId: owner.user.id,
    ownersSession: owner,
    otherId: other.user.id,
  };
}

/** Empties all libraries, and gives each of the two people one row of everything. */
export async function restockLibraries(
  backend: TestBackend,
  { ownerId, otherId }: TwoPeople,
): Promise<{ readonly library: Library; readonly othersLibrary: Library }> {
  await backend.sql(
    `delete from public.recordings; delete from public.folders; delete from public.study_guides; delete from public.tags;
      delete from public.course_end_receipts`,
  );
  return {
    library: await stockLibrary(backend, ownerId),
    othersLibrary: await stockLibrary(backend, otherId),
  };
}
