import "@lectern/ui/theme";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { DashboardShell } from "@lectern/ui/frames/dashboard-shell";
import type { ReactNode } from "react";
import { EMAIL_PLACEHOLDER } from "@lectern/page-loading/inline/inline-scripts";
import { shellPaths } from "../../paths.ts";
import { sellsPlans } from "../../platform/sells-plans.ts";
import { noop } from "../read.ts";
import { findSection } from "./find-section.ts";

interface DashboardSkeletonProps {
  readonly currentPath: string;
  /** The page's skeleton. Defaults to a spinner. */
  readonly children: ReactNode;
}

/** A dashboard page before any script runs, for a signed-in student: the shell around the page's skeleton. */
export function DashboardSkeleton({ currentPath, children }: DashboardSkeletonProps) {
  return (
    <DashboardShell
      email={EMAIL_PLACEHOLDER}
      subscription={sellsPlans ? "not-subscribed" : "not-sold"}
      currentPath={currentPath}
      currentItem={findSection(currentPath)}
      paths={shellPaths}
      settingUp={false}
      theme="system"
      onThemeChange={noop}
      onSignOut={noop}
    >
      {children ?? <AuthLoadingView within="shell" />}
    </DashboardShell>
  );
}

/** The page while it is unknown whether a student is signed in (AUT-04). */
export const UnknownVisitor = AuthLoadingView;
