import type { ComponentProps } from "react";
import { useKeeping } from "../../flows/use-keeping.ts";
import { createLazyComponent } from "../lazy-component.tsx";

const KeptNote = createLazyComponent(async () => (await import("./KeepLecture.tsx")).KeptNote);
const KeepLecture = createLazyComponent(async () => (await import("./KeepLecture.tsx")).KeepLecture);
const KeepUnit = createLazyComponent(async () => (await import("./KeepUnit.tsx")).KeepUnit);

/** Shows since when a lecture is kept, if the student keeps lectures (OFF-01). */
export const LazyKeptNote = (props: ComponentProps<typeof KeptNote>) =>
  useKeeping() === "off" ? null : <KeptNote {...props} />;

/** The button that keeps a whole lecture, if the student keeps lectures. */
export const LazyKeepLecture = (props: ComponentProps<typeof KeepLecture>) =>
  useKeeping() === "off" ? null : <KeepLecture {...props} />;

/** The button that keeps all lectures of a folder, where lectures are kept. */
export const LazyKeepUnit = (props: ComponentProps<typeof KeepUnit>) =>
  useKeeping() === "on" ? <KeepUnit {...props} /> : null;

/** The page without a network if its data isn't kept on this device. */
export const LazyNotKept = createLazyComponent(async () => (await import("./NotKept.tsx")).NotKept);
