import { FilterDialog, type FilterDialogState } from "@lectern/ui/screens/filter-dialog";
import { type Tags, useTags } from "../../flows/use-tags.ts";
import type { ListFilterChoice } from "@lectern/domain/list-filter";
import type { DialogProps } from "../dialog-hook.tsx";

export interface FilterRecordingsProps {
  readonly filter: ListFilterChoice;
  readonly onChange: (filter: ListFilterChoice) => void;
  readonly onManage: (button: HTMLElement | null) => void;
}

function toState(isOpen: boolean, { tags, isError }: Tags): FilterDialogState {
  if (!isOpen) return { kind: "closed" };
  if (tags === undefined) return { kind: isError ? "failed" : "loading" };
  return { kind: "ready", tags };
}

/** The dialog for choosing a list's filter (UNT-04). */
export function FilterRecordings(props: DialogProps<undefined> & FilterRecordingsProps) {
  const { filter, onChange, onManage, button, isOpen, onClose } = props;
  const others = (id: string) => filter.tags.filter((tag) => tag !== id);
  return (
    <FilterDialog
      state={toState(isOpen, useTags(isOpen))}
      chosen={new Set(filter.tags)}
      isUnfiled={filter.isUnfiled}
      onTagChange={(id, isChosen) => onChange({ ...filter, tags: isChosen ? [...others(id), id] : others(id) })}
      onUnfiledChange={(isUnfiled) => onChange({ ...filter, isUnfiled })}
      onClear={() => onChange({ tags: [], isUnfiled: false })}
      onManage={() => {
        onClose();
        onManage(button);
      }}
      onClose={onClose}
      focusFallback={{ current: button }}
    />
  );
}
