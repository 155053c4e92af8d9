import { ErrorView } from "@lectern/ui/screens/error";
import { Component, type ReactNode } from "react";
import { paths } from "../paths.ts";
import type { Report } from "@lectern/browser/report";

interface ErrorBoundaryProps {
  readonly report: Report;
  readonly children: ReactNode;
}

/** PUB-15: catches errors thrown during rendering, reports each once, and shows the default error screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report("Unexpected Application Error!", error);
    // React caught the error, so the reporter would not get it.
    if (import.meta.env.VITE_REPORT_URL) globalThis.reportError(error);
  }

  override render() {
    return this.state.failed ? (
      <ErrorView paths={{ home: paths.home, dashboard: paths.dashboard }} />
    ) : (
      this.props.children
    );
  }
}
