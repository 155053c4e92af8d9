import { isComposing } from "../../theme/keys.ts";
import { isSameTagName, type Tag, toTagName } from "@lectern/domain/tag";
import { maxLengths } from "@lectern/domain/max-lengths";
import { type KeyboardEvent, useRef, useState } from "react";
import { useComboBox } from "react-aria/useComboBox";
import { useFilter } from "react-aria/useFilter";
import { Item } from "react-stately/Item";
import { type ComboBoxState, useComboBoxState } from "react-stately/useComboBoxState";
import { FieldMessage } from "../../forms/field-message/FieldMessage.tsx";
import { label as labelClass } from "../../forms/field/Field.css.ts";
import { input as inputClass } from "../../forms/text-field/TextField.css.ts";
import { chevronDown } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { useDraft } from "../../theme/draft.ts";
import { control, field, opener } from "./TagField.css.ts";
import { TagFieldOptions } from "./TagFieldOptions.tsx";
import { TagFieldChips } from "./TagFieldChips.tsx";

export interface TagFieldProps {
  /** All of the student's tags, in the order of the list. */
  readonly tags: readonly Tag[];
  /** The ids of the added tags. */
  readonly chosen: ReadonlySet<string>;
  /** Called with a tag's id. */
  readonly onAdd: (id: string) => void;
  /** Called with a tag's id. */
  readonly onRemove: (id: string) => void;
  /** Called with the normalized name of a new tag. */
  readonly onCreate: (name: string) => void;
  /** Why no tag can be added now, shown below the field. */
  readonly limit?: string | undefined;
  /** Whether a new tag is being stored. */
  readonly busy?: boolean;
}

/** The key of the option that creates a tag. */
const NEW_TAG_KEY = "new";

/**
 * A field for tags: chips of the added ones, which can be removed, and a combobox that finds others or creates one
 * (UNT-04).
 */
export function TagField({ tags, chosen, onAdd, onRemove, onCreate, limit, busy = false }: TagFieldProps) {
  const [typed, setTyped] = useDraft("tag", "");
  const { contains } = useFilter({ sensitivity: "base" });
  const name = toTagName(typed);
  const on = tags.filter(({ id }) => chosen.has(id));
  const known = tags.find((tag) => isSameTagName(tag.name, name));
  const matches = tags.filter((tag) => !chosen.has(tag.id) && contains(tag.name, name));
  const items: Tag[] = [
    ...matches,
    ...(name !== "" && known === undefined ? [{ id: NEW_TAG_KEY, name, color: "gray" } as const] : []),
  ];
  const isDisabled = limit !== undefined || busy;

  // The name of a new tag stays in the field until the tag is there: storing it may fail.
  const [created, setCreated] = useState<string>();
  const isCreated = created !== undefined && on.some((tag) => isSameTagName(tag.name, created));
  if (isCreated) {
    setCreated(undefined);
    setTyped("");
  }
  const choose = (key: string) => {
    if (key === NEW_TAG_KEY) {
      setCreated(name);
      onCreate(name);
    } else {
      setTyped("");
      onAdd(key);
    }
  };
  const props = {
    label: "Add a tag",
    items,
    inputValue: typed,
    onInputChange: (value: string) => {
      setTyped(value.slice(0, maxLengths.tagName));
      if (value !== "") state.open(null, "input");
    },
    selectedKey: null,
    onSelectionChange: (key: string | number | null) => {
      if (key === null) return;
      choose(String(key));
      // The combobox would close when the selected key changes, so none is ever selected.
      state.close();
    },
    children: (item: Tag) => (
      <Item key={item.id} textValue={item.name}>
        {item.name}
      </Item>
    ),
    allowsCustomValue: true,
    allowsEmptyCollection: false,
    // It opens by typing, an arrow key or its button. A field emptied by a choice must not open again.
    menuTrigger: "manual" as const,
    isDisabled,
  };
  const state: ComboBoxState<Tag> = useComboBoxState(props);
  const input = useRef<HTMLInputElement>(null);
  const listBox = useRef<HTMLUListElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { labelProps, inputProps, listBoxProps } = useComboBox(
    { ...props, inputRef: input, listBoxRef: listBox, popoverRef: popover, buttonRef: button },
    state,
  );

  /** Makes Enter choose the first option if none is marked. */
  const takeFirst = (event: KeyboardEvent) => {
    const [first] = items;
    // react-aria would take Safari's Enter at the end of a composition for a choice.
    if (isComposing(event.nativeEvent)) return event.stopPropagation();
    if (event.key !== "Enter" || name === "" || first === undefined) return;
    if (state.selectionManager.focusedKey !== null) return;
    event.preventDefault();
    event.stopPropagation();
    choose(first.id);
    state.close();
  };

  return (
    <div className={field}>
      {/* react-aria adds a style element unless one with this id exists, and a strict content security policy refuses it. */}
      <span id="react-aria-pressable-style" hidden />
      {on.length > 0 && <TagFieldChips tags={on} onRemove={onRemove} focusAfterLast={input} />}
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- labelProps name the field */}
      <label {...labelProps} className={labelClass}>
        Add a tag
      </label>
      <div ref={popover} onKeyDownCapture={takeFirst}>
        <div className={control}>
          <input {...inputProps} ref={input} className={inputClass} maxLength={maxLengths.tagName} />
          <button
            ref={button}
            type="button"
            className={opener}
            tabIndex={-1}
            aria-label="Show tags"
            aria-expanded={state.isOpen}
            disabled={isDisabled || items.length === 0}
            onClick={() => {
              input.current?.focus();
              state.toggle(null, "manual");
            }}
          >
            <Icon glyph={chevronDown} size="small" />
          </button>
        </div>
        {state.isOpen && (
          <TagFieldOptions listBoxProps={listBoxProps} listBoxRef={listBox} state={state} newKey={NEW_TAG_KEY} />
        )}
      </div>
      {limit !== undefined && <FieldMessage>{limit}</FieldMessage>}
    </div>
  );
}
