import { type ComponentType, useEffect, useState } from "react";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { fetchWhenOnline } from "../../theme/lazy-part.tsx";
import type { MarkdownProps } from "./Markdown.tsx";

let loaded: ComponentType<MarkdownProps> | undefined;

/** Fetches the Markdown renderer. Until it has loaded, `LazyMarkdown` shows a skeleton. */
export async function loadMarkdown(): Promise<ComponentType<MarkdownProps>> {
  loaded ??= (await import("./Markdown.tsx")).Markdown;
  return loaded;
}

/**
 * `Markdown` with its code in a separate chunk. Once that has loaded, it renders at once. Throws the error if loading
 * failed although there is a network.
 */
export function LazyMarkdown({ children }: MarkdownProps) {
  const [Ready, setReady] = useState(() => loaded);
  useEffect(() => {
    if (Ready !== undefined) return;
    fetchWhenOnline(loadMarkdown).then(
      (component) => setReady(() => component),
      (error: unknown) =>
        // Thrown during rendering, so that the page's error boundary shows it.
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
