import { profileQueries } from "@lectern/data/profiles/profiles";
import { isSettingUp } from "@lectern/machines/auth/auth.selectors";
import { DashboardShell } from "@lectern/ui/frames/dashboard-shell";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { type MouseEvent, Suspense, useEffect, useState } from "react";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { Outlet, useLocation } from "react-router-dom";
import { paths, shellPaths } from "../../paths.ts";
import { useFlowPorts } from "../../flows/flow-ports.ts";
import { sendReviewsOfDevice } from "../../flows/practice-device.ts";
import { useKeeping } from "../../flows/use-keeping.ts";
import { useServices } from "../../flows/services.ts";
import { ignorePrefetchFailure } from "@lectern/page-loading/page/stale-chunks";
import { useRefusal } from "@lectern/browser/network-refusal";
import { whenIdle } from "@lectern/browser/when-idle";
import { useOnline } from "@lectern/browser/use-online";
import { sellsPlans } from "../../platform/sells-plans.ts";
import { useThemeChoice } from "../../platform/use-theme-choice.ts";
import { useUser } from "../../flows/use-user.ts";
import type { CommandsShown } from "../../commands/Commands.tsx";
import { createPrefetchedComponent } from "../lazy-component.tsx";
import { findSection } from "./find-section.ts";
import { useDueCount } from "./use-due-count.ts";
import { useSignOut } from "./use-sign-out.tsx";
import { useKeepingOffer } from "../keeping/use-keeping-offer.ts";

/** Keyboard shortcuts and palette. A palette that was requested before opens when they are loaded. */
const LazyCommands = createPrefetchedComponent(
  whenIdle,
  async () => (await import("../../commands/Commands.tsx")).Commands,
);

/** The width at which the header's search opens the palette, which leads to all searches. */
const PHONE_WIDTHS = "(max-width: 40em)";

/** Without a network, an unreadable plan counts as unknown and not as free (OFF-01). */
const toSubscription = (isSubscribed: boolean | null | undefined, isOnline: boolean) => {
  if (isSubscribed === undefined && !isOnline) return "unknown";
  return isSubscribed === true ? "subscribed" : "not-subscribed";
};

/** The frame around every page of the dashboard. */
export function DashboardScreen() {
  const { auth, client } = useServices();
  const user = useUser();
  const { pathname } = useLocation();
  const settingUp = useSelector(auth, isSettingUp);
  const [theme, setTheme] = useThemeChoice();
  const isOnline = useOnline();
  const isKept = useKeeping() !== "off";
  const { data: isSubscribed } = useQuery(profileQueries(client, user.id).subscriptionFlag());

  const [commands, setCommands] = useState<CommandsShown>("none");
  const { signOut, dialog } = useSignOut();
  const ports = useFlowPorts();
  useEffect(() => {
    // Reviews that are queued on this device, whatever page is open (PRC-05).
    if (isOnline) void ignorePrefetchFailure(whenIdle().then(() => sendReviewsOfDevice(ports)));
  }, [isOnline, ports]);
  useKeepingOffer(user.id);
  const openPalette = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !matchMedia(PHONE_WIDTHS).matches) return;
    event.preventDefault();
    setCommands("palette");
  };

  return (
    <DashboardShell
      email={user.email}
      subscription={sellsPlans ? toSubscription(isSubscribed, isOnline) : "not-sold"}
      currentPath={pathname}
      currentItem={findSection(pathname)}
      paths={shellPaths}
      due={useDueCount()}
      settingUp={settingUp}
      // The session's page itself tells what happens to its reviews.
      offline={!isOnline && pathname !== paths.practiceSession()}
      isKept={isKept}
      isRefused={useRefusal()}
      theme={theme}
      onThemeChange={setTheme}
      onSearchClick={openPalette}
      onSignOut={signOut}
    >
      <Suspense fallback={<AuthLoadingView within="shell" />}>
        <Outlet />
      </Suspense>
      <LazyCommands shown={commands} onShownChange={setCommands} onSignOut={signOut} />
      {dialog}
    </DashboardShell>
  );
}
