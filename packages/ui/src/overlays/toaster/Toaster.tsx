import { toast, Toaster as Sonner } from "sonner";
import { Announcer, announce } from "../announcer/Announcer.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { toaster } from "./Toaster.css.ts";

/**
 * Both can be called from anywhere in the app. Toasts that contradict each other ("Saved", "Could not be saved") should
 * have the same `id`, so that the later one replaces the earlier.
 */
export { announce, toast };

/** Width (356 px), swipe (45 px) and removal (200 ms) are Sonner's defaults. */
const VISIBLE = 3;
const DURATION_MS = 4000;
const GAP_PX = 14;

export interface ToasterProps extends ClassNameProps {
  /** The region's accessible name. @default "Notifications" */
  readonly label?: string;
}

/** Shows toasts. Render it once, at the root. */
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
