import type { ReactNode } from "react";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps {
  /** `status` announces what comes and goes. */
  readonly role?: "status";
  readonly children: ReactNode;
}

/** Words for those who listen to the page. */
export function VisuallyHidden({ role, children }: VisuallyHiddenProps) {
  return (
    <span className={visuallyHidden} role={role}>
      {children}
    </span>
  );
}
