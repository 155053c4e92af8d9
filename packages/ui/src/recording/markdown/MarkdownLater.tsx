import { type ComponentType, useEffect, useState } from "react";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import type { MarkdownProps } from "./Markdown.tsx";

let loaded: ComponentType<MarkdownProps> | undefined;

/** Fetches what draws Markdown; until then `MarkdownLater` shows that something is coming. */
export async function bringMarkdown(): Promise<ComponentType<MarkdownProps>> {
  loaded ??= (await import("./Markdown.tsx")).Markdown;
  return loaded;
}

/** `Markdown` for a page that may be opened without any: its code comes apart, and once it is there draws at once. */
export function MarkdownLater({ children }: MarkdownProps) {
  const [Ready, setReady] = useState(() => loaded);
  useEffect(() => {
    if (Ready !== undefined) return;
    bringMarkdown().then(
      (component) => setReady(() => component),
      (error: unknown) =>
        // What can't be fetched is the page's failure, as it is with any part of it.
        setReady(() => {
          throw error;
        }),
    );
  }, [Ready]);
  if (Ready !== undefined) return <Ready>{children}</Ready>;
  return (
    <div aria-busy="true">
      <Stack gap="m">
        <Skeleton shape="title" width="half" />
        <Skeleton width="long" />
        <Skeleton />
      </Stack>
    </div>
  );
}
