import type { Tag } from "@lectern/domain/tag";
import { type RefObject, useRef } from "react";
import { useTag, useTagGroup } from "react-aria/useTagGroup";
import { Item } from "react-stately/Item";
import { type ListState, useListState } from "react-stately/useListState";
import { clear } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { label as labelClass } from "../../forms/field/Field.css.ts";
import { TagChip } from "../tag-chip/TagChip.tsx";
import { chip, chips, remove } from "./TagField.css.ts";

type Node = ListState<Tag>["collection"] extends Iterable<infer One> ? One : never;

interface RemovableTagProps {
  readonly item: Node;
  readonly state: ListState<Tag>;
  readonly onRemove: () => void;
}

function RemovableTag({ item, state, onRemove }: RemovableTagProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { rowProps, gridCellProps, removeButtonProps } = useTag({ item }, state, ref);
  return (
    <div {...rowProps} ref={ref} className={chip}>
      <div {...gridCellProps}>
        {item.value && <TagChip tag={item.value} isWhole />}
        {/* A native button needs no hook, and the row's keys remove the tag too. */}
        <button
          type="button"
          id={removeButtonProps.id}
          aria-label={removeButtonProps["aria-label"]}
          aria-labelledby={removeButtonProps["aria-labelledby"]}
          tabIndex={-1}
          className={remove}
          onClick={onRemove}
        >
          <Icon glyph={clear} size="small" />
        </button>
      </div>
    </div>
  );
}

export interface TagFieldChipsProps {
  readonly tags: readonly Tag[];
  readonly onRemove: (id: string) => void;
  /** Gets the focus when the last tag is removed. */
  readonly focusAfterLast: RefObject<HTMLElement | null>;
}

/** The added tags. Delete and Backspace remove the focused one. */
export function TagFieldChips({ tags, onRemove, focusAfterLast }: TagFieldChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  const removeOne = (id: string) => {
    if (tags.length === 1) focusAfterLast.current?.focus();
    onRemove(id);
  };
  const props = {
    label: "Tags",
    items: tags,
    onRemove: (keys: Set<string | number>) => {
      for (const key of keys) removeOne(String(key));
    },
    children: (tag: Tag) => (
      <Item key={tag.id} textValue={tag.name}>
        {tag.name}
      </Item>
    ),
  };
  const state = useListState<Tag>(props);
  const { gridProps, labelProps } = useTagGroup(props, state, group);
  return (
    <>
      <span {...labelProps} className={labelClass}>
        Tags
      </span>
      <div {...gridProps} ref={group} className={chips}>
        {[...state.collection].map((item) => (
          <RemovableTag key={item.key} item={item} state={state} onRemove={() => removeOne(String(item.key))} />
        ))}
      </div>
    </>
  );
}
