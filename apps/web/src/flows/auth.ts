import type { DeviceGuard } from "@lectern/device/device-guard";
import { completeCallback } from "@lectern/data/auth/callback.api";
import { fetchProviderUrl, signOut, watchSession } from "@lectern/data/auth/session.api";
import type { LecternClient } from "@lectern/data/client";
import { profileQueries } from "@lectern/data/profiles/profiles";
import type { AuthProvider, OpenSession } from "@lectern/domain/session";
import { authMachine } from "@lectern/machines/auth/auth.machine";
import type { AuthActor } from "@lectern/machines/auth/auth.selectors";
import type { AuthWork, Credentials, EndedSession, ForUser } from "@lectern/machines/auth/auth.types";
import type { FailedWork } from "@lectern/machines/failure-actions";
import { defineWatchSession } from "@lectern/machines/auth/watch-session.actor";
import type { QueryClient } from "@tanstack/react-query";
import { createActor, fromPromise } from "xstate";
import { paths } from "../paths.ts";
import { waitForRemoval } from "./device.ts";
import { forgetConfetti } from "../platform/confetti.ts";
import type { BrowserStorage } from "../platform/browser-storage.ts";
import type { EndedSessionStore } from "../platform/ended-session.ts";
import { inspection } from "../platform/inspection.ts";
import type { LastProvider } from "../platform/last-provider.ts";
import type { Report } from "@lectern/browser/report";
import type { ScrollPositions } from "@lectern/browser/scroll/scroll-positions";

export interface AuthPorts {
  readonly client: LecternClient;
  readonly device: DeviceGuard;
  readonly queryClient: QueryClient;
  readonly storage: BrowserStorage;
  readonly endedSession: EndedSessionStore;
  /** The user whose session the browser had stored when the page was opened. */
  readonly storedUserId: string | undefined;
  readonly scrollPositions: ScrollPositions;
  readonly lastProvider: LastProvider;
  readonly report: Report;
  readonly location: Location;
  readonly history: History;
}

/** The login page shows a failed sign-in to the student too. */
const logLines: Record<AuthWork, string> = {
  watchSession: "Error watching the session",
  completeCallback: "Error completing the sign-in",
  acceptArrival: "Error completing the sign-in",
  leaveForProvider: "Error opening the provider's sign-in",
  signInWithPassword: "Error signing in",
  signUpWithPassword: "Error signing up",
  loadSubscription: "Error loading the subscription status",
  checkProfile: "Error checking the profile",
  createUserContext: "Error creating the user context",
  reloadSubscription: "Error loading the subscription status",
  signOut: "Error signing out",
  returnHome: "Error returning home",
  openLogin: "Error opening the login page",
};

/** Ports that read through the query cache, which reports its own failures. */
const reportedByCache = new Set(["loadSubscription", "reloadSubscription"]);

/** Provides every port of the auth machine. */
const provideAuthPorts = ({
  client,
  device,
  queryClient,
  storage,
  endedSession,
  scrollPositions,
  lastProvider,
  report,
  location,
  history,
}: AuthPorts) => {
  /** Both ports that start with a sign-in wait for the same request. */
  const readFlag = ({ userId }: ForUser) =>
    queryClient.fetchQuery({ ...profileQueries(client, userId).subscriptionFlag(), staleTime: 0 });
  const loadSubscription = fromPromise<void, ForUser>(async ({ input }) => void (await readFlag(input)));
  /** Loads a document (ADR 0026) and never resolves, because the page is unloaded first. */
  const leaveFor = (path: string): Promise<void> => {
    scrollPositions.end();
    location.replace(path);
    return new Promise<void>(() => undefined);
  };
  const address = location.href;
  // The provider's parameters have been read into `address`. They must not stay in the address bar or the history
  // (AUT-02).
  if (location.pathname === paths.authCallback) {
    const isForNewPassword = new URLSearchParams(location.search).get("for") === "new-password";
    history.replaceState(history.state, "", isForNewPassword ? paths.newPasswordCallback : paths.authCallback);
  }

  return authMachine.provide({
    actors: {
      watchSession: defineWatchSession((listener) => watchSession(client, listener)),
      completeCallback: fromPromise(() => completeCallback(client, address, new Date(), storage.readUserId())),
      acceptArrival: fromPromise(() => completeCallback(client, address, new Date())),
      leaveForProvider: fromPromise<void, { provider: AuthProvider }>(async ({ input }) => {
        lastProvider.remember(input.provider);
        location.assign(
          await fetchProviderUrl(client, input.provider, new URL(paths.authCallback, location.origin).href),
        );
      }),
      // Loaded on demand, because only testers have a password.
      signInWithPassword: fromPromise<OpenSession, Credentials>(async ({ input }) => {
        const { signInWithPassword } = await import("@lectern/data/auth/password.api");
        return await signInWithPassword(client, input);
      }),
      signUpWithPassword: fromPromise<OpenSession, Credentials>(async ({ input }) => {
        const { signUpWithPassword } = await import("@lectern/data/auth/password.api");
        return await signUpWithPassword(client, input);
      }),
      loadSubscription,
      reloadSubscription: loadSubscription,
      checkProfile: fromPromise<{ exists: boolean }, ForUser>(async ({ input }) => ({
        exists: (await readFlag(input)) !== null,
      })),
      // Loaded on demand with its contract, because it happens once in an account's life.
      createUserContext: fromPromise(async () => {
        const { createUserContext } = await import("@lectern/data/auth/user-context.api");
        return await createUserContext(client);
      }),
      signOut: fromPromise(async () => {
        // The user's kept data is removed even if the server never answers, so that the next student finds none of it.
        await Promise.all([device.leave("signed-out"), signOut(client)]);
      }),
      returnHome: fromPromise(async () => {
        await waitForRemoval(device);
        await leaveFor(paths.home);
      }),
      openLogin: fromPromise<void, EndedSession>(async ({ input: { userId } }) => {
        if (userId !== null) endedSession.remember({ userId, path: location.pathname + location.search });
        void device.leave("ended");
        await waitForRemoval(device);
        await leaveFor(paths.login);
      }),
    },
    actions: {
      announceReturningUser: () =>
        void import("@lectern/ui/overlays/toaster").then(({ toast }) =>
          toast(
            "Our records show you've registered before. To prevent abuse, wait until next week for more free time.",
            { position: "top-center" },
          ),
        ),
      rememberTokens: (_, tokens) => storage.rememberTokens(tokens),
      forgetSession: () => storage.forgetSession(),
      forgetTokens: () => {
        storage.forgetTokens();
        forgetConfetti();
        scrollPositions.clear();
      },
      forgetUserData: () => {
        queryClient.clear();
        scrollPositions.clear();
      },
      reportStaleSession: () => report("The session in the address was issued more than 120 seconds ago"),
      logFailure: (_, { work, error }: FailedWork<AuthWork>) => {
        if (!reportedByCache.has(work)) report(logLines[work], error);
      },
    },
  });
};

/** Starts the single actor that knows the signed-in student. It lives as long as the page. */
export function startAuth(ports: AuthPorts): AuthActor {
  const input = {
    arrivedAtCallback: ports.location.pathname === paths.authCallback,
    provider: ports.lastProvider.recall(),
    storedUserId: ports.storedUserId,
    wasSignedOut: ports.endedSession.isRemembered(),
  };
  return createActor(provideAuthPorts(ports), { input, ...inspection }).start();
}
