import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import type { ComponentType } from "react";
import { paths, patterns } from "../paths.ts";
import { sellsPlans } from "../platform/sells-plans.ts";
import type { DocumentModule, Page, PreviewModule } from "./page.ts";
import { toScreenName } from "./screen-module.ts";

/** A page by its name, after which its screen, reads, document and preview are named. */
type Row = Pick<Page, "path" | "title" | "preloads">;

const screens = import.meta.glob<Readonly<Record<string, ComponentType>>>("./*/*Screen.tsx");
const reads = import.meta.glob<Page["reads"]>("./*/*.reads.ts", { eager: true, import: "reads" });
// For the build alone.
const documents = import.meta.env.SSR ? import.meta.glob<DocumentModule>("./*/*.document.tsx") : {};
const previews = import.meta.env.SSR ? import.meta.glob<PreviewModule>("./*/*.preview.tsx") : {};

const toPages = <Name extends string>(
  area: Page["area"],
  rows: Readonly<Record<Name, Row>>,
): readonly (Page & { readonly name: Name })[] =>
  (Object.entries(rows) as [Name, Row][]).map(([name, row]) => {
    const screenName = toScreenName(name);
    const load = screens[`./${name}/${screenName}.tsx`];
    return {
      ...row,
      name,
      area,
      reads: reads[`./${name}/${name}.reads.ts`],
      ...(load && { screen: lazyScreen(async () => (await load())[screenName]!) }),
      ...(import.meta.env.SSR && {
        document: documents[`./${name}/${name}.document.tsx`],
        preview: previews[`./${name}/${name}.preview.tsx`],
      }),
    };
  });

/** The pages about plans, and about the referrals that lead to them. */
const planPages: ReadonlySet<string> = new Set([
  "pricing",
  "subscription",
  "manage-subscription",
  "referrals",
  "referral-link",
]);

const allPages = [
  ...toPages("public", {
    login: { path: paths.login, title: "Log in" },
    "sign-up": { path: paths.signup, title: import.meta.env.VITE_ACCOUNTS ? "Create an account" : "Join the beta" },
    pricing: { path: paths.pricing, title: "Pricing" },
    callback: { path: paths.authCallback, title: "Logging in" },
    "forgot-password": { path: paths.forgotPassword, title: "Forgot your password?" },
    "new-password": { path: paths.newPassword, title: "Choose a new password" },
    "oauth-consent": { path: paths.oauthConsent, title: "Connect an assistant" },
    connect: { path: paths.connect, title: "Use Lectern in your own assistant" },
    "referral-link": { path: patterns.referralLink },
  }),
  ...toPages("dashboard", {
    home: { path: paths.dashboard, title: "Home" },
    recordings: { path: paths.recordings, title: "Recordings" },
    recording: {
      path: patterns.recording,
      title: "Recording",
      preloads: { search: "tab=transcript", modules: ["packages/ui/src/recording/markdown/Markdown.tsx"] },
    },
    favorites: { path: paths.favorites, title: "Favorites" },
    folders: { path: paths.folders, title: "Folders" },
    folder: { path: patterns.folder, title: "Folder" },
    "study-guides": { path: paths.reviews, title: "Study Guides" },
    "study-guide": { path: patterns.studyGuide, title: "Study Guide" },
    search: { path: paths.search, title: "Search your lectures" },
    tools: { path: paths.tools, title: "Tools" },
    experimental: { path: paths.experimental, title: "Experimental" },
    subscription: { path: paths.subscription, title: "Premium" },
    "manage-subscription": { path: paths.manageSubscription, title: "Your Subscription" },
    referrals: { path: paths.referrals(), title: "Referrals" },
    settings: { path: paths.settings, title: "Settings" },
    "contact-support": { path: paths.contactSupport, title: "Contact Support" },
    "feature-request": { path: paths.featureRequest, title: "Feature Request" },
    "bug-report": { path: paths.bugReport, title: "Bug Report" },
    practice: { path: paths.practice(), title: "Practice" },
    "practice-session": { path: paths.practiceSession(), title: "Practice session" },
    "lecture-cards": { path: patterns.recordingCards, title: "Cards" },
    "kept-data": { path: paths.keptData, title: "Your Data" },
  }),
  ...toPages("document", {
    landing: { path: paths.home },
    sample: { path: paths.sample, title: "Sample lecture" },
    faq: { path: paths.faq, title: "FAQ" },
    "privacy-policy": { path: paths.privacyPolicy, title: "Privacy Policy" },
    terms: { path: paths.terms, title: "Terms of Service" },
    accessibility: { path: paths.accessibility, title: "Accessibility" },
    download: { path: paths.download, title: "Download" },
    "not-found": { path: paths.notFound, title: "Page not found" },
  }),
];

/** Lists the pages of a server that sells plans, or of one that doesn't (OPS-08). */
export const listPages = (hasPlans: boolean) =>
  hasPlans ? allPages : allPages.filter(({ name }) => !planPages.has(name));

/** All pages. Routes, documents, prefetched requests, titles and `_redirects` are derived from this table. */
export const pages = listPages(sellsPlans);

export const findPage = (name: (typeof pages)[number]["name"]): Page => pages.find((page) => page.name === name)!;
