import { Suspense } from "react";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import type { NotBuiltYetViewProps } from "@lectern/ui/screens/not-built-yet";
import { matchPath, Navigate, Route, Routes } from "react-router-dom";
import { lazyScreen } from "./lazy-screen.tsx";
import { paths } from "./paths.ts";
import { ProtectedArea } from "./screens/protected-area/ProtectedArea.tsx";
import { ReferralLinkScreen } from "./screens/referral-link/ReferralLinkScreen.tsx";

const landing = lazyScreen(async () => (await import("./screens/landing/LandingScreen.tsx")).LandingScreen);
const login = lazyScreen(async () => (await import("./screens/login/LoginScreen.tsx")).LoginScreen);
const callback = lazyScreen(async () => (await import("./screens/callback/CallbackScreen.tsx")).CallbackScreen);
const dashboard = lazyScreen(async () => (await import("./screens/dashboard/DashboardScreen.tsx")).DashboardScreen);
const recordings = lazyScreen(async () => (await import("./screens/recordings/RecordingsScreen.tsx")).RecordingsScreen);
const recording = lazyScreen(async () => (await import("./screens/recording/RecordingScreen.tsx")).RecordingScreen);
const notBuiltYet = lazyScreen<NotBuiltYetViewProps>(
  async () => (await import("./screens/not-built-yet/NotBuiltYetScreen.tsx")).NotBuiltYetScreen,
);
const notFound = lazyScreen(async () => (await import("./screens/not-found/NotFoundScreen.tsx")).NotFoundScreen);

const preloads = [
  { pattern: paths.home, screens: [landing] },
  { pattern: paths.login, screens: [login] },
  { pattern: paths.recordings, screens: [dashboard, recordings] },
  { pattern: paths.recording(":id"), screens: [dashboard, recording] },
  { pattern: `${paths.dashboard}/*`, screens: [dashboard, notBuiltYet] },
];

/** Fetches the code of the page at `href`, without opening it. */
export function preloadScreenAt(href: string): void {
  const { pathname } = new URL(href, location.origin);
  const found = preloads.find(({ pattern }) => matchPath(decodeURIComponent(pattern), pathname));
  for (const screen of found?.screens ?? []) screen.preload();
}

/** Pages of the dashboard that are still to come: the route stands, and says so. */
const comingPages = [
  { path: paths.folders, title: "Folders" },
  { path: decodeURIComponent(paths.folder(":id")), title: "Folder" },
  { path: paths.favorites, title: "Favorites" },
  { path: paths.reviews, title: "Study Guides" },
  { path: decodeURIComponent(paths.studyGuide(":id")), title: "Study Guide" },
  { path: paths.tools, title: "Tools" },
  { path: paths.experimental, title: "Experimental" },
  { path: paths.subscription, title: "Upgrade to Pro" },
  { path: paths.manageSubscription, title: "Your Subscription" },
  { path: paths.settings, title: "Settings" },
  { path: paths.contactSupport, title: "Contact Support" },
  { path: paths.featureRequest, title: "Feature Request" },
  { path: paths.bugReport, title: "Bug Report" },
  { path: paths.referrals(), title: "Referrals" },
];

const comingPublicPages = [
  { path: paths.signup, title: "Sign Up" },
  { path: paths.pricing, title: "Pricing" },
  { path: paths.privacyPolicy, title: "Privacy Policy" },
  { path: paths.terms, title: "Terms of Service" },
  { path: paths.download, title: "Download" },
  { path: paths.faq, title: "FAQ" },
];

/** Every route of spec section 2. A page's code comes with the page. */
export function AppRoutes() {
  return (
    <Suspense fallback={<AuthLoadingView />}>
      <Routes>
        <Route path={paths.home} element={<landing.Screen />} />
        <Route path={paths.login} element={<login.Screen />} />
        <Route path={paths.authCallback} element={<callback.Screen />} />
        <Route path="/r/:code" element={<ReferralLinkScreen />} />
        {comingPublicPages.map(({ path, title }) => (
          <Route key={path} path={path} element={<notBuiltYet.Screen title={title} within="page" />} />
        ))}
        <Route path={paths.dashboard} element={<ProtectedArea />}>
          <Route element={<dashboard.Screen />}>
            <Route index element={<notBuiltYet.Screen title="Home" />} />
            <Route path={paths.library} element={<Navigate to={paths.recordings} replace />} />
            <Route path={paths.recordings} element={<recordings.Screen />} />
            <Route path={decodeURIComponent(paths.recording(":id"))} element={<recording.Screen />} />
            {comingPages.map(({ path, title }) => (
              <Route key={path} path={path} element={<notBuiltYet.Screen title={title} />} />
            ))}
          </Route>
          <Route path="*" element={<notFound.Screen />} />
        </Route>
        <Route path="*" element={<notFound.Screen />} />
      </Routes>
    </Suspense>
  );
}
