import { createLazyPart } from "@lectern/ui/theme/lazy-part";
import { useKeeping } from "../../flows/use-keeping.ts";
import type { KeepUnitProps } from "./KeepUnit.tsx";

/** Loaded only if the student keeps lectures on this device (OFF-01). */
const lecturePart = createLazyPart(() => import("./KeepLecture.tsx"), "ignore");
const unitPart = createLazyPart(() => import("./KeepUnit.tsx"), "ignore");
const notKeptPart = createLazyPart(() => import("./NotKept.tsx"), "ignore");

interface OfLecture {
  readonly recordingId: string;
}

/** Shows since when a lecture is kept, if the student keeps lectures. */
export function LazyKeptNote(props: OfLecture) {
  const part = lecturePart.usePart(useKeeping() !== "off");
  return part === undefined ? null : <part.KeptNote {...props} />;
}

/** The button that keeps a whole lecture, if the student keeps lectures. */
export function LazyKeepLecture(props: OfLecture) {
  const isOn = useKeeping() !== "off";
  const part = lecturePart.usePart(isOn);
  return isOn && part !== undefined ? <part.KeepLecture {...props} /> : null;
}

/** The button that keeps all lectures of a folder, where lectures are kept. */
export function LazyKeepUnit(props: KeepUnitProps) {
  const isOn = useKeeping() === "on";
  const part = unitPart.usePart(isOn);
  return isOn && part !== undefined ? <part.KeepUnit {...props} /> : null;
}

/** The page without a network if its data isn't kept on this device. */
export function LazyNotKept(props: { readonly subject: string }) {
  const part = notKeptPart.usePart(true);
  return part === undefined ? null : <part.NotKept {...props} />;
}
