import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import type { Glyph } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { bar, list, panel, panelBelowBar, sign, tab } from "./Tabs.css.ts";

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly glyph?: Glyph;
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** The list's name: "Recording". */
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The list stays at the window's top while what it shows is read. What a bar adds stands above and below the list. */
  readonly sticky?: { readonly above?: ReactNode; readonly below?: ReactNode } | undefined;
}

/** Sides of one thing, one shown at a time. Places of their own are links in the sidebar. */
export function Tabs<Value extends string>({ label, items, value, onChange, sticky }: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const found = items.find((item) => item.value === chosen);
    if (found !== undefined) onChange(found.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose}>
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
