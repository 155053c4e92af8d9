import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { createLazyPart } from "../../theme/lazy-part.tsx";
import type { MarkdownProps } from "./Markdown.tsx";

const markdown = createLazyPart(() => import("./Markdown.tsx"), "throw");

/** Fetches the Markdown renderer. Until it has loaded, `LazyMarkdown` shows a skeleton. */
export const loadMarkdown = markdown.load;

/**
 * `Markdown` with its code in a separate chunk. Once that has loaded, it renders at once. Throws the error if loading
 * failed although there is a network.
 */
export function LazyMarkdown({ children }: MarkdownProps) {
  const part = markdown.usePart(true);
  if (part !== undefined) return <part.Markdown>{children}</part.Markdown>;
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
