import type { Outline } from "@lectern/domain/outline";
import { outlineQueries } from "@lectern/data/recordings/outline.queries";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../flows/use-user.ts";

/**
 * The recording's chapters and suggested questions (AST-04, RDT-15). Undefined while they are loading, and if there are
 * none: the page can be read without them.
 */
export function useOutline(recordingId: string, isShown: boolean): Outline | undefined {
  const { client, id: userId } = useUser();
  const { data } = useQuery({ ...outlineQueries(client, userId).outline(recordingId), enabled: isShown });
  return data ?? undefined;
}
