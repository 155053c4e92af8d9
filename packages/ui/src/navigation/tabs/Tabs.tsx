import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import type { Glyph } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import type { ClassNameProps } from "../../theme/class-name.ts";
import { bar, list, panel, panelBelowBar, sign, tab } from "./Tabs.css.ts";

export interface TabItem<Value extends string> {
  /** Given to `onChange`; unique among the tabs. */
  readonly value: Value;
  /** A word or two. */
  readonly label: string;
  /** A sign before the label. */
  readonly glyph?: Glyph;
  /** What is shown while the tab is chosen. */
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string> extends ClassNameProps {
  /** The list's name: "Account". */
  readonly label: string;
  /** In the order in which they are shown. */
  readonly items: readonly TabItem<Value>[];
  /** Whose content is shown. */
  readonly value: Value;
  /** Called with the value of the tab that was chosen, by a click or the arrow keys. */
  readonly onChange: (value: Value) => void;
  /** The list stays at the window's top while what it shows is read. What a bar adds stands above and below the list. */
  readonly sticky?:
    | {
        /** Shown above the list. */
        readonly above?: ReactNode;
        /** Shown below the list. */
        readonly below?: ReactNode;
      }
    | undefined;
}

/** Sides of one thing, one shown at a time. Places of their own are links in the sidebar. */
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
