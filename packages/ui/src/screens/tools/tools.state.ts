import type { ReactNode } from "react";

/** TLS-01: `coming-soon` while toolsEnabled is off. */
export type ToolsState = { readonly kind: "coming-soon" } | { readonly kind: "enabled" };

export interface ToolsViewProps {
  readonly state: ToolsState;
  readonly paths: {
    readonly recordings: string;
    readonly practice: string;
    readonly search: string;
    readonly settings: string;
  };
  /** The button that starts Share & Export. */
  readonly exportAction?: ReactNode;
}
