import { toast, Toaster as Sonner } from "sonner";
import { Announcer, announce } from "../announcer/Announcer.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { toaster } from "./Toaster.css.ts";

/**
 * Both tell something from anywhere in the app. Toasts that contradict each other ("Saved", "Could not be saved") have the same
 * `id`: the later one takes the place of the earlier.
 */
export { announce, toast };

/** Width (356 px), swipe (45 px) and removal (200 ms) are sonner's own. */
const VISIBLE = 3;
const DURATION_MS = 4000;
const GAP_PX = 14;

export interface ToasterProps extends ClassNameProps {
  /** The region's name for screen readers. @default "Notifications" */
  readonly label?: string;
}

/** Give it once, at the root. */
export function Toaster({ label = "Notifications", className }: ToasterProps) {
  return (
    <>
      <Announcer />
      <Sonner
        className={joinClasses(toaster, className)}
        visibleToasts={VISIBLE}
        duration={DURATION_MS}
        gap={GAP_PX}
        position="bottom-right"
        containerAriaLabel={label}
      />
    </>
  );
}
