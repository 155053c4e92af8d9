import type { Claim } from "@lectern/domain/claim";
import type { Outline } from "@lectern/domain/outline";
import { outlineQueries } from "@lectern/data/recordings/outline.queries";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../flows/use-user.ts";
import { useServices } from "../../flows/services.ts";

function useOutlineQueries() {
  const { client } = useServices();
  return outlineQueries(client, useUser().id);
}

/**
 * The recording's chapters and suggested questions (AST-04, RDT-15). Undefined while they are loading, and if there are
 * none: the page can be read without them.
 */
export function useOutline(recordingId: string, isShown: boolean): Outline | undefined {
  const { data } = useQuery({ ...useOutlineQueries().outline(recordingId), enabled: isShown });
  return data ?? undefined;
}

/**
 * The sentences of a text and how well the recording supports each (RDT-13). Undefined while they are loading, and if
 * there are none.
 */
export function useClaims(recordingId: string, text: string | null): readonly Claim[] | undefined {
  const { data } = useQuery({ ...useOutlineQueries().claims(recordingId, text ?? ""), enabled: text !== null });
  return text === null ? undefined : (data ?? undefined);
}
