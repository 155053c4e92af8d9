import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import type { ComponentType } from "react";
import { paths, patterns } from "../paths.ts";
import { reads as favoritesReads } from "./favorites/favorites.reads.ts";
import { reads as foldersReads } from "./folders/folders.reads.ts";
import { reads as homeReads } from "./home/home.reads.ts";
import { reads as recordingReads } from "./recording/recording.reads.ts";
import { reads as recordingsReads } from "./recordings/recordings.reads.ts";
import { reads as searchReads } from "./search/search.reads.ts";
import { reads as studyGuidesReads } from "./study-guides/study-guides.reads.ts";
import type { DocumentModule, Page, PreviewModule } from "./page.ts";
import { type ScreenName, toScreenName } from "./screen-module.ts";

/** A page by its name, after which its screen, document and preview are named. */
interface Row<Name extends string> extends Omit<Page, "name" | "area" | "screen" | "document" | "preview"> {
  readonly screen?: () => Promise<Readonly<Record<ScreenName<Name>, ComponentType>>>;
}

// For the build alone.
const documents = import.meta.env.SSR ? import.meta.glob<DocumentModule>("./*/*.document.tsx") : {};
const previews = import.meta.env.SSR ? import.meta.glob<PreviewModule>("./*/*.preview.tsx") : {};

const toPages = <Name extends string>(
  area: Page["area"],
  rows: { readonly [Each in Name]: Row<Each> },
): readonly (Page & { readonly name: Name })[] =>
  (Object.entries(rows) as [Name, Row<Name>][]).map(([name, { screen: load, ...row }]) => ({
    ...row,
    name,
    area,
    ...(load && { screen: lazyScreen(async () => (await load())[toScreenName(name)]) }),
    ...(import.meta.env.SSR && {
      document: documents[`./${name}/${name}.document.tsx`],
      preview: previews[`./${name}/${name}.preview.tsx`],
    }),
  }));

/** All pages. Routes, documents, prefetched requests, titles and `_redirects` are derived from this table. */
export const pages = [
  ...toPages("public", {
    login: { path: paths.login, title: "Log in", screen: () => import("./login/LoginScreen.tsx") },
    "sign-up": {
      path: paths.signup,
      title: import.meta.env.VITE_ACCOUNTS ? "Create an account" : "Join the beta",
      screen: () => import("./sign-up/SignUpScreen.tsx"),
    },
    pricing: { path: paths.pricing, title: "Pricing", screen: () => import("./pricing/PricingScreen.tsx") },
    callback: { path: paths.authCallback, title: "Logging in", screen: () => import("./callback/CallbackScreen.tsx") },
    "forgot-password": {
      path: paths.forgotPassword,
      title: "Forgot your password?",
      screen: () => import("./forgot-password/ForgotPasswordScreen.tsx"),
    },
    "new-password": {
      path: paths.newPassword,
      title: "Choose a new password",
      screen: () => import("./new-password/NewPasswordScreen.tsx"),
    },
    "oauth-consent": {
      path: paths.oauthConsent,
      title: "Connect an assistant",
      screen: () => import("./oauth-consent/OauthConsentScreen.tsx"),
    },
    connect: {
      path: paths.connect,
      title: "Use Lectern in your own assistant",
      screen: () => import("./connect/ConnectScreen.tsx"),
    },
    "referral-link": { path: patterns.referralLink, screen: () => import("./referral-link/ReferralLinkScreen.tsx") },
  }),
  ...toPages("dashboard", {
    home: { path: paths.dashboard, title: "Home", screen: () => import("./home/HomeScreen.tsx"), reads: homeReads },
    recordings: {
      path: paths.recordings,
      title: "Recordings",
      screen: () => import("./recordings/RecordingsScreen.tsx"),
      reads: recordingsReads,
    },
    recording: {
      path: patterns.recording,
      title: "Recording",
      screen: () => import("./recording/RecordingScreen.tsx"),
      reads: recordingReads,
      preloads: { search: "tab=transcript", modules: ["packages/ui/src/recording/markdown/Markdown.tsx"] },
    },
    favorites: {
      path: paths.favorites,
      title: "Favorites",
      screen: () => import("./favorites/FavoritesScreen.tsx"),
      reads: favoritesReads,
    },
    folders: {
      path: paths.folders,
      title: "Folders",
      screen: () => import("./folders/FoldersScreen.tsx"),
      reads: foldersReads,
    },
    folder: { path: patterns.folder, title: "Folder", screen: () => import("./folder/FolderScreen.tsx") },
    "study-guides": {
      path: paths.reviews,
      title: "Study Guides",
      screen: () => import("./study-guides/StudyGuidesScreen.tsx"),
      reads: studyGuidesReads,
    },
    "study-guide": {
      path: patterns.studyGuide,
      title: "Study Guide",
      screen: () => import("./study-guide/StudyGuideScreen.tsx"),
    },
    search: {
      path: paths.search,
      title: "Search your lectures",
      screen: () => import("./search/SearchScreen.tsx"),
      reads: searchReads,
    },
    tools: { path: paths.tools, title: "Tools", screen: () => import("./tools/ToolsScreen.tsx") },
    experimental: {
      path: paths.experimental,
      title: "Experimental",
      screen: () => import("./experimental/ExperimentalScreen.tsx"),
    },
    subscription: {
      path: paths.subscription,
      title: "Premium",
      screen: () => import("./subscription/SubscriptionScreen.tsx"),
    },
    "manage-subscription": {
      path: paths.manageSubscription,
      title: "Your Subscription",
      screen: () => import("./manage-subscription/ManageSubscriptionScreen.tsx"),
    },
    referrals: { path: paths.referrals(), title: "Referrals", screen: () => import("./referrals/ReferralsScreen.tsx") },
    settings: { path: paths.settings, title: "Settings", screen: () => import("./settings/SettingsScreen.tsx") },
    "contact-support": {
      path: paths.contactSupport,
      title: "Contact Support",
      screen: () => import("./contact-support/ContactSupportScreen.tsx"),
    },
    "feature-request": {
      path: paths.featureRequest,
      title: "Feature Request",
      screen: () => import("./feature-request/FeatureRequestScreen.tsx"),
    },
    "bug-report": {
      path: paths.bugReport,
      title: "Bug Report",
      screen: () => import("./bug-report/BugReportScreen.tsx"),
    },
    practice: { path: paths.practice(), title: "Practice", screen: () => import("./practice/PracticeScreen.tsx") },
    "practice-session": {
      path: paths.practiceSession(),
      title: "Practice session",
      screen: () => import("./practice-session/PracticeSessionScreen.tsx"),
    },
    "lecture-cards": {
      path: patterns.recordingCards,
      title: "Cards",
      screen: () => import("./lecture-cards/LectureCardsScreen.tsx"),
    },
    "kept-data": { path: paths.keptData, title: "Your Data", screen: () => import("./kept-data/KeptDataScreen.tsx") },
  }),
  ...toPages("document", {
    landing: { path: paths.home },
    sample: { path: paths.sample, title: "Sample lecture" },
    faq: { path: paths.faq, title: "FAQ" },
    "privacy-policy": { path: paths.privacyPolicy, title: "Privacy Policy" },
    terms: { path: paths.terms, title: "Terms of Service" },
    accessibility: { path: paths.accessibility, title: "Accessibility" },
    download: { path: paths.download, title: "Download" },
    "not-found": {
      path: paths.notFound,
      title: "Page not found",
      screen: () => import("./not-found/NotFoundScreen.tsx"),
    },
  }),
];

export const findPage = (name: (typeof pages)[number]["name"]): Page => pages.find((page) => page.name === name)!;
