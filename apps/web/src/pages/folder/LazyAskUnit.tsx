import { createLazyPart } from "@lectern/ui/theme/lazy-part";
import type { AskUnitProps } from "./AskUnit.tsx";

const { usePart } = createLazyPart(() => import("./AskUnit.tsx"), "ignore");

/** Asking about the unit, loaded after the folder's recordings. */
export function LazyAskUnit(props: AskUnitProps) {
  const part = usePart(true);
  return part === undefined ? null : <part.AskUnit key={props.folderId} {...props} />;
}
