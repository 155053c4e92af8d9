import type { Tag } from "@lectern/domain/tag";
import { type RefObject, useRef } from "react";
import { type AriaListBoxOptions, useListBox, useOption } from "react-aria/useListBox";
import type { ComboBoxState } from "react-stately/useComboBoxState";
import { add } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { TagChip } from "../tag-chip/TagChip.tsx";
import { option, options } from "./TagField.css.ts";

type Node = ComboBoxState<Tag>["collection"] extends Iterable<infer One> ? One : never;

interface OptionProps {
  readonly item: Node;
  readonly state: ComboBoxState<Tag>;
  readonly isNew: boolean;
}

function Option({ item, state, isNew }: OptionProps) {
  const ref = useRef<HTMLLIElement>(null);
  const { optionProps, isFocused } = useOption({ key: item.key }, state, ref);
  return (
    <li {...optionProps} ref={ref} className={option} data-focused={isFocused}>
      {isNew ? (
        <>
          <Icon glyph={add} size="small" />
          <span>
            Create “<bdi>{item.textValue}</bdi>”
          </span>
        </>
      ) : (
        item.value && <TagChip tag={item.value} isWhole />
      )}
    </li>
  );
}

export interface TagFieldOptionsProps {
  readonly listBoxProps: AriaListBoxOptions<Tag>;
  readonly listBoxRef: RefObject<HTMLUListElement | null>;
  readonly state: ComboBoxState<Tag>;
  /** The key of the option that creates a tag. */
  readonly newKey: string;
}

/** The list below the field. */
export function TagFieldOptions({ listBoxProps: props, listBoxRef, state, newKey }: TagFieldOptionsProps) {
  const { listBoxProps } = useListBox(props, state, listBoxRef);
  return (
    <ul {...listBoxProps} ref={listBoxRef} className={options}>
      {[...state.collection].map((item) => (
        <Option key={item.key} item={item} state={state} isNew={item.key === newKey} />
      ))}
    </ul>
  );
}
