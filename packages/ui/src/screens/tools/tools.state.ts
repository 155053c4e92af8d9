import type { ReactNode } from "react";

/** TLS-01: `coming-soon` while toolsEnabled is off. */
export type ToolsState = { readonly kind: "coming-soon" } | { readonly kind: "enabled" };

export interface ToolsViewProps {
  readonly state: ToolsState;
  /** Begins what Share & Export does. */
  readonly exportAction?: ReactNode;
}
