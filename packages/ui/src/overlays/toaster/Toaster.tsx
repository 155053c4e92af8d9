import { toast, Toaster as Sonner } from "sonner";
import { Announcer, announce } from "../announcer/Announcer.tsx";
import { toaster } from "./Toaster.css.ts";

/**
 * Both tell something from anywhere in the app; `web/copy` owns the words. Toasts that contradict each other ("Summary style
 * updated", "Failed to update default style") have the same `id`: the later one takes the place of the earlier.
 */
export { announce, toast };

/** The numbers of docs/product.md#constants. Width (356 px), swipe (45 px) and removal (200 ms) are sonner's own constants. */
const VISIBLE = 3;
const DURATION_MS = 4000;
const GAP_PX = 14;

export interface ToasterProps {
  /** The region's name for screen readers. */
  readonly label?: string;
}

/** Give it once, at the root. */
export function Toaster({ label = "Notifications" }: ToasterProps) {
  return (
    <>
      <Announcer />
      <Sonner
        className={toaster}
        visibleToasts={VISIBLE}
        duration={DURATION_MS}
        gap={GAP_PX}
        position="bottom-right"
        containerAriaLabel={label}
      />
    </>
  );
}
