import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
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

/** Different views of one thing, one shown at a time. For separate pages use links. */
export function Tabs<Value extends string>({ label, items, value, onChange, sticky, className }: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const found = items.find((item) => item.value === chosen);
    if (found !== undefined) onChange(found.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose} {...(className !== undefined && { className })}>
      <Stack gap="l">
        <div className={sticky && bar}>
          {sticky?.above}
          <Radix.List className={list} aria-label={label}>
            {items.map((item) => (
              <Radix.Trigger key={item.value} value={item.value} className={tab}>
                {item.glyph !== undefined && <Icon glyph={item.glyph} size="small" className={sign} />}
                {item.label}
              </Radix.Trigger>
            ))}
          </Radix.List>
          {sticky?.below}
        </div>
        {items.map((item) => (
          <Radix.Content key={item.value} value={item.value} className={sticky ? panelBelowBar : panel}>
            {item.content}
          </Radix.Content>
        ))}
      </Stack>
    </Radix.Root>
  );
}
