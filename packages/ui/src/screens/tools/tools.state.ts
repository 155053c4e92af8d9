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
  /** Called with the button of Share & Export. */
  readonly onExport: (button: HTMLElement) => void;
}
