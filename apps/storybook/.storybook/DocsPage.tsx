import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useLayoutEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { findBranding, type GlobalsEvent } from "./branding.ts";
import { setThemeAttributes } from "./theme-attributes.ts";

type Globals = GlobalsEvent["globals"] & Readonly<Record<string, unknown>>;

/** A docs page that follows the toolbar's theme and motion, also when it shows no story. */
export default function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [globals, setGlobals] = useState<Globals>(() => {
    const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [GlobalsEvent?];
    return last?.globals ?? {};
  });
  useLayoutEffect(() => {
    const follow = (event: { globals: Globals }): void => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  useLayoutEffect(() => setThemeAttributes(globals), [globals]);
  return (
    <DocsContainer context={context} theme={findBranding(globals.theme)}>
      {children}
    </DocsContainer>
  );
}
