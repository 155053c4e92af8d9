import { toast, Toaster as Sonner } from "sonner";
import { toaster } from "./Toaster.css.ts";

/** Tells something from anywhere in the app; `web/copy` owns the words. */
export { toast };

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
    <Sonner
      className={toaster}
      visibleToasts={VISIBLE}
      duration={DURATION_MS}
      gap={GAP_PX}
      position="bottom-right"
      containerAriaLabel={label}
    />
  );
}
