import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from "react";
import type { Glyph } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import type { ClassNameProps } from "../../theme/class-name.ts";
import { bar, list, panel, panelBelowBar, sign, tab } from "./Tabs.css.ts";

export interface TabItem<Value extends string> {
  /** Passed to `onChange`. Unique among the tabs. */
  readonly value: Value;
  /** A word or two. */
  readonly label: string;
  /** An icon before the label. */
  readonly glyph?: Glyph;
  /** Shown while the tab is selected. */
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string> extends ClassNameProps {
  /** The list's accessible name: "Account". */
  readonly label: string;
  /** The tabs in display order. */
  readonly items: readonly TabItem<Value>[];
  /** The selected tab. */
  readonly value: Value;
  /** Called with the value of the tab selected by a click or the arrow keys. */
  readonly onChange: (value: Value) => void;
  /**
   * Keeps the list at the window's top while its content is scrolled. A bar can add content above and below the list.
   */
  readonly sticky?:
    | {
        /** Shown above the list. */
        readonly above?: ReactNode;
        /** Shown below the list. */
        readonly below?: ReactNode;
      }
    | undefined;
}

/** The tab to which a key moves, of so many; undefined for other keys. */
function tabAfter(key: string, from: number, count: number, isRightToLeft: boolean): number | undefined {
  const forward = isRightToLeft ? "ArrowLeft" : "ArrowRight";
  const back = isRightToLeft ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return (from + 1) % count;
  if (key === back) return (from - 1 + count) % count;
  if (key === "Home" || key === "PageUp") return 0;
  return key === "End" || key === "PageDown" ? count - 1 : undefined;
}

/** An arrow key moves the focus, and a tab is chosen when it has it. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  const tabs = [...(currentTarget.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
  const isRightToLeft = getComputedStyle(currentTarget).direction === "rtl";
  const next = tabAfter(key, tabs.indexOf(currentTarget), tabs.length, isRightToLeft);
  if (next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
}

/** Focuses the tab already when the button goes down, also in Safari, where a click does not. */
function press(event: MouseEvent<HTMLElement>): void {
  if (event.button === 0 && !event.ctrlKey) event.currentTarget.focus();
  else event.preventDefault();
}

/** Different views of one thing, one shown at a time. For separate pages use links. */
export function Tabs<Value extends string>({ label, items, value, onChange, sticky, className }: TabsProps<Value>) {
  const id = useId();
  // Usually the selected one, but the parent may take its time to select it.
  const [focused, setFocused] = useState<Value>();
  const choose = (newValue: Value) => {
    if (newValue !== value) onChange(newValue);
  };
  const getState = (item: TabItem<Value>) => (item.value === value ? "active" : "inactive");
  // A preview has no ids.
  const toElementId = (part: "tab" | "panel", item: TabItem<Value>) => id && `${id}-${part}-${item.value}`;
  return (
    <div className={className}>
      <Stack gap="l">
        <div className={sticky && bar}>
          {sticky?.above}
          <div role="tablist" aria-label={label} aria-orientation="horizontal" className={list}>
            {items.map((item) => (
              <button
                key={item.value}
                type="button"
                role="tab"
                id={toElementId("tab", item)}
                aria-controls={toElementId("panel", item)}
                aria-selected={item.value === value}
                data-state={getState(item)}
                tabIndex={item.value === (focused ?? value) ? 0 : -1}
                className={tab}
                onKeyDown={moveFocus}
                onMouseDown={press}
                onFocus={() => {
                  setFocused(item.value);
                  choose(item.value);
                }}
                onBlur={() => setFocused(undefined)}
                onClick={() => choose(item.value)}
              >
                {item.glyph !== undefined && <Icon glyph={item.glyph} size="small" className={sign} />}
                {item.label}
              </button>
            ))}
          </div>
          {sticky?.below}
        </div>
        {items.map((item) => (
          <div
            key={item.value}
            role="tabpanel"
            id={toElementId("panel", item)}
            aria-labelledby={toElementId("tab", item)}
            data-state={getState(item)}
            hidden={item.value !== value}
            tabIndex={0}
            className={sticky ? panelBelowBar : panel}
          >
            {item.value === value && item.content}
          </div>
        ))}
      </Stack>
    </div>
  );
}
