import { Suspense } from "react";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { matchPath, Navigate, Route, Routes } from "react-router-dom";
import { type LazyScreen, lazyScreen } from "./lazy-screen.tsx";
import { paths } from "./paths.ts";
import { ProtectedArea } from "./screens/protected-area/ProtectedArea.tsx";

const login = lazyScreen(async () => (await import("./screens/login/LoginScreen.tsx")).LoginScreen);
const callback = lazyScreen(async () => (await import("./screens/callback/CallbackScreen.tsx")).CallbackScreen);
const dashboard = lazyScreen(async () => (await import("./screens/dashboard/DashboardScreen.tsx")).DashboardScreen);
const recordings = lazyScreen(async () => (await import("./screens/recordings/RecordingsScreen.tsx")).RecordingsScreen);
const recording = lazyScreen(async () => (await import("./screens/recording/RecordingScreen.tsx")).RecordingScreen);
const home = lazyScreen(async () => (await import("./screens/home/HomeScreen.tsx")).HomeScreen);
const favorites = lazyScreen(async () => (await import("./screens/favorites/FavoritesScreen.tsx")).FavoritesScreen);
const folders = lazyScreen(async () => (await import("./screens/folders/FoldersScreen.tsx")).FoldersScreen);
const folder = lazyScreen(async () => (await import("./screens/folder/FolderScreen.tsx")).FolderScreen);
const studyGuides = lazyScreen(
  async () => (await import("./screens/study-guides/StudyGuidesScreen.tsx")).StudyGuidesScreen,
);
const studyGuide = lazyScreen(
  async () => (await import("./screens/study-guide/StudyGuideScreen.tsx")).StudyGuideScreen,
);
const tools = lazyScreen(async () => (await import("./screens/tools/ToolsScreen.tsx")).ToolsScreen);
const experimental = lazyScreen(
  async () => (await import("./screens/experimental/ExperimentalScreen.tsx")).ExperimentalScreen,
);
const contactSupport = lazyScreen(
  async () => (await import("./screens/contact-support/ContactSupportScreen.tsx")).ContactSupportScreen,
);
const featureRequest = lazyScreen(
  async () => (await import("./screens/feature-request/FeatureRequestScreen.tsx")).FeatureRequestScreen,
);
const bugReport = lazyScreen(async () => (await import("./screens/bug-report/BugReportScreen.tsx")).BugReportScreen);
const signUp = lazyScreen(async () => (await import("./screens/sign-up/SignUpScreen.tsx")).SignUpScreen);
const forgotPassword = lazyScreen(
  async () => (await import("./screens/forgot-password/ForgotPasswordScreen.tsx")).ForgotPasswordScreen,
);
const newPassword = lazyScreen(
  async () => (await import("./screens/new-password/NewPasswordScreen.tsx")).NewPasswordScreen,
);
const pricing = lazyScreen(async () => (await import("./screens/pricing/PricingScreen.tsx")).PricingScreen);
const dashboardPricing = lazyScreen(
  async () => (await import("./screens/pricing/DashboardPricingScreen.tsx")).DashboardPricingScreen,
);
const manageSubscription = lazyScreen(
  async () => (await import("./screens/manage-subscription/ManageSubscriptionScreen.tsx")).ManageSubscriptionScreen,
);
const referrals = lazyScreen(async () => (await import("./screens/referrals/ReferralsScreen.tsx")).ReferralsScreen);
const settings = lazyScreen(async () => (await import("./screens/settings/SettingsScreen.tsx")).SettingsScreen);
const referralLink = lazyScreen(
  async () => (await import("./screens/referral-link/ReferralLinkScreen.tsx")).ReferralLinkScreen,
);
const notFound = lazyScreen(async () => (await import("./screens/not-found/NotFoundScreen.tsx")).NotFoundScreen);

interface Page {
  /** As the router wants it. */
  readonly path: string;
  readonly screen: LazyScreen<object>;
}

/** A path with its parameter, of which `paths` makes `%3Aid`. */
const withId = (path: (id: string) => string) => decodeURIComponent(path(":id"));

const publicPages: readonly Page[] = [
  { path: paths.login, screen: login },
  { path: paths.signup, screen: signUp },
  { path: paths.authCallback, screen: callback },
  { path: paths.forgotPassword, screen: forgotPassword },
  { path: paths.newPassword, screen: newPassword },
  { path: paths.pricing, screen: pricing },
  { path: "/r/:code", screen: referralLink },
];

/** In the dashboard's shell. */
const dashboardPages: readonly Page[] = [
  { path: paths.dashboard, screen: home },
  { path: paths.recordings, screen: recordings },
  { path: withId(paths.recording), screen: recording },
  { path: paths.favorites, screen: favorites },
  { path: paths.folders, screen: folders },
  { path: withId(paths.folder), screen: folder },
  { path: paths.reviews, screen: studyGuides },
  { path: withId(paths.studyGuide), screen: studyGuide },
  { path: paths.tools, screen: tools },
  { path: paths.experimental, screen: experimental },
  { path: paths.subscription, screen: dashboardPricing },
  { path: paths.manageSubscription, screen: manageSubscription },
  { path: paths.referrals(), screen: referrals },
  { path: paths.settings, screen: settings },
  { path: paths.contactSupport, screen: contactSupport },
  { path: paths.featureRequest, screen: featureRequest },
  { path: paths.bugReport, screen: bugReport },
];

const screensAt = (href: string): readonly LazyScreen<object>[] => {
  const { pathname } = new URL(href, "http://here");
  const shows = ({ path }: Page) => matchPath(path, pathname) !== null;
  const inDashboard = dashboardPages.find(shows);
  if (inDashboard !== undefined) return [dashboard, inDashboard.screen];
  return publicPages.filter(shows).map(({ screen }) => screen);
};

/** Fetches the code of the page at `href`, without opening it. Never rejects. */
export const preloadScreenAt = async (href: string): Promise<void> => {
  await Promise.all(screensAt(href).map(({ preload }) => preload()));
};

/** Where a student is likely to go next from wherever they are. Other screens come when a link to them is pointed at. */
const likelyNext = [home, recordings, favorites];

/** Fetches what is likely to be opened next, one after another. */
export async function preloadLikely(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- in turn, so that what a student asks for meanwhile comes first
  for (const { preload } of likelyNext) await preload();
}

/** Every route of docs/product.md#routes but the public pages (public-pages/). A page's code comes with the page. */
export function AppRoutes() {
  return (
    <Suspense fallback={<AuthLoadingView />}>
      <Routes>
        {publicPages.map(({ path, screen: { Screen } }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path={paths.dashboard} element={<ProtectedArea />}>
          <Route element={<dashboard.Screen />}>
            <Route path={paths.library} element={<Navigate to={paths.recordings} replace />} />
            {dashboardPages.map(({ path, screen: { Screen } }) =>
              path === paths.dashboard ? (
                <Route key={path} index element={<Screen />} />
              ) : (
                <Route key={path} path={path} element={<Screen />} />
              ),
            )}
          </Route>
          <Route path="*" element={<notFound.Screen />} />
        </Route>
        <Route path="*" element={<notFound.Screen />} />
      </Routes>
    </Suspense>
  );
}
