import type { RecordingSummary } from "@lectern/domain/recording";
import type { ListFilterPart, ListFilterProps } from "@lectern/ui/frames/list-filter";
import { type ReactNode, useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { Tags } from "../../flows/use-tags.ts";
import {
  filterRecordings,
  isFiltered,
  type ListFilterChoice,
  readListFilter,
  writeListFilter,
} from "@lectern/domain/list-filter";
import { createDialogHook } from "../dialog-hook.tsx";
import type { FilterRecordingsProps } from "./FilterRecordings.tsx";

const useFilterDialog = createDialogHook<undefined, FilterRecordingsProps>(
  async () => (await import("./FilterRecordings.tsx")).FilterRecordings,
);

interface ListFilter {
  readonly filter: ListFilterProps;
  readonly isFiltered: boolean;
  /** Undefined while the recordings' tags are loading. The same function while nothing changes. */
  readonly select: (recordings: readonly RecordingSummary[]) => readonly RecordingSummary[] | undefined;
  readonly overlays: ReactNode;
}

/** A list's filter, stored in the URL for reload, Back and links (UNT-04). */
export function useListFilter({ tags, tagged }: Tags, onManage: (button: HTMLElement | null) => void): ListFilter {
  const [searchParams, setSearchParams] = useSearchParams();
  const choice = useMemo(() => readListFilter(searchParams), [searchParams]);

  const change = (wanted: ListFilterChoice) =>
    setSearchParams((current) => writeListFilter(current, wanted), { replace: true });
  const { open, overlays } = useFilterDialog({ filter: choice, onChange: change, onManage });
  const parts: ListFilterPart[] = [
    ...(choice.isUnfiled ? [{ kind: "unfiled" } as const] : []),
    ...choice.tags.flatMap((id) => {
      const tag = tags?.find((one) => one.id === id);
      // A deleted tag is shown too. Otherwise the list would be filtered by something invisible.
      if (tag === undefined && tags === undefined) return [];
      return [{ kind: "tag", tag: tag ?? { id, name: "A deleted tag", color: "gray" } } as const];
    }),
  ];
  const select = useCallback(
    (recordings: readonly RecordingSummary[]) => filterRecordings(recordings, choice, tagged),
    [choice, tagged],
  );
  return {
    filter: {
      parts,
      onRemove: (part) =>
        change(
          part.kind === "unfiled"
            ? { ...choice, isUnfiled: false }
            : { ...choice, tags: choice.tags.filter((id) => id !== part.tag.id) },
        ),
      onClear: () => change({ tags: [], isUnfiled: false }),
      onOpen: (button) => open(undefined, button),
    },
    isFiltered: isFiltered(choice),
    select,
    overlays,
  };
}
