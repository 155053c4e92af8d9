import { createLazyPart } from "@lectern/ui/theme/lazy-part";
import type { LectureWaveProps } from "./LectureWave.tsx";

const lectureWave = createLazyPart(() => import("./LectureWave.tsx"), "ignore");

/** A lecture's wave, whose code and row are loaded after its transcript. */
export function LazyWave(props: LectureWaveProps) {
  const part = lectureWave.usePart(true);
  return part === undefined ? null : <part.LectureWave {...props} />;
}
