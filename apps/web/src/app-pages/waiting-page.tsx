import { getSubscriptionFlag, profileExists } from "@lectern/data/profiles/profiles.api";
import { brand } from "@lectern/domain/brand";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { DashboardShell } from "@lectern/ui/frames/dashboard-shell";
import type { ReactElement } from "react";
import { paths } from "../paths.ts";
import { type AppPage, EMAIL_TO_COME } from "./app-page.ts";

const description = "Record the lecture on your phone. Read it, question it and learn from it here.";

/** Whether somebody is signed in is not known (AUT-04). */
export const unknownVisitor: Pick<AppPage, "kind" | "title" | "description" | "element" | "screens"> = {
  kind: "waiting",
  title: brand.name,
  description,
  element: <AuthLoadingView />,
  screens: [],
};

interface Place {
  readonly file: string;
  readonly address: string;
  readonly title?: string;
  /** The page's shape, while its code comes; a spinner unless given. */
  readonly shape?: ReactElement;
  /** Screens beside the shell. */
  readonly screens?: readonly string[];
  readonly unless?: AppPage["unless"];
  readonly asks?: AppPage["asks"];
  readonly picture?: AppPage["picture"];
}

/** A page of the dashboard: the shell around its shape for somebody who is signed in. */
export const dashboardPage = ({
  file,
  address,
  title,
  shape,
  screens = [],
  unless,
  asks = [],
  picture,
}: Place): AppPage => ({
  ...unknownVisitor,
  file,
  addresses: [address],
  title: title === undefined ? brand.name : `${title} · ${brand.name}`,
  withSession: (
    <DashboardShell
      email={EMAIL_TO_COME}
      subscription="not-subscribed"
      currentPath={address}
      paths={{ ...paths, home: paths.dashboard, referrals: paths.referrals() }}
      settingUp={false}
      onSignOut={() => undefined}
    >
      {shape ?? <AuthLoadingView within="shell" />}
    </DashboardShell>
  ),
  screens: ["src/screens/dashboard/DashboardScreen.tsx", ...screens],
  unless,
  picture,
  // What the auth flow asks of everybody who is signed in comes last: no page waits for it.
  asks: [...asks, getSubscriptionFlag, profileExists],
});
