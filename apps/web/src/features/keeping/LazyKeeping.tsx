import { createLazyPart } from "@lectern/ui/theme/lazy-part";
import { useKeeping } from "../../flows/keeping.ts";

/** Their code comes only where lectures are kept (OFF-01). */
const lecturePart = createLazyPart(() => import("./KeepLecture.tsx"), "ignore");
const notKeptPart = createLazyPart(() => import("./NotKept.tsx"), "ignore");

interface OfLecture {
  readonly recordingId: string;
}

/** Since when a lecture is kept, where lectures are. */
export function LazyKeptNote(props: OfLecture) {
  const part = lecturePart.usePart(useKeeping() !== "off");
  return part === undefined ? null : <part.KeptNote {...props} />;
}

/** The button that keeps a whole lecture, where lectures are kept. */
export function LazyKeepLecture(props: OfLecture) {
  const isOn = useKeeping() !== "off";
  const part = lecturePart.usePart(isOn);
  return isOn && part !== undefined ? <part.KeepLecture {...props} /> : null;
}

/** A page that isn't kept on this device, without a network. */
export function LazyNotKept(props: { readonly subject: string }) {
  const part = notKeptPart.usePart(true);
  return part === undefined ? null : <part.NotKept {...props} />;
}
