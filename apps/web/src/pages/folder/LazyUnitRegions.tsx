import { createLazyPart } from "@lectern/ui/theme/lazy-part";
import type { UnitRegionsProps } from "./UnitRegions.tsx";

const { usePart } = createLazyPart(() => import("./UnitRegions.tsx"), "ignore");

/** Asking about the unit and its key terms, loaded after the folder's recordings. */
export function LazyUnitRegions(props: UnitRegionsProps) {
  const part = usePart(true);
  return part === undefined ? null : <part.UnitRegions key={props.folderId} {...props} />;
}
