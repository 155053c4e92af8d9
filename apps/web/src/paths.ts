import type { PracticeScope } from "@lectern/domain/practice";
import type { SearchMoment, SearchResult } from "@lectern/domain/search";
import type { SupportCategory } from "@lectern/domain/support";

/** The paths with parameters, in the router's notation. */
export const patterns = {
  referralLink: "/r/:code",
  recording: "/dashboard/library/recording/:id",
  recordingCards: "/dashboard/library/recording/:id/cards",
  folder: "/dashboard/library/folder/:id",
  studyGuide: "/dashboard/library/study-guide/:id",
} as const;

const fill = (pattern: string, value: string): string => pattern.replace(/:\w+/, encodeURIComponent(value));

const toScopeSearch = ({ folderId, recordingId }: PracticeScope = {}): string =>
  recordingId !== undefined
    ? `?recording=${encodeURIComponent(recordingId)}`
    : folderId !== undefined
      ? `?folder=${encodeURIComponent(folderId)}`
      : "";

/** Every URL of the app. No path is written elsewhere. */
export const paths = {
  home: "/",
  login: "/login",
  signup: "/signup",
  signInWithPassword: "/signup?mode=sign-in",
  sample: "/sample",
  pricing: "/pricing",
  privacyPolicy: "/privacy-policy",
  terms: "/tos",
  accessibility: "/accessibility",
  authCallback: "/auth/callback",
  /** The address to which the link for a forgotten password redirects. */
  newPasswordCallback: "/auth/callback?for=new-password",
  /** Where the auth server asks the student whether an assistant may read. Its query names the request. */
  oauthConsent: "/oauth/consent",
  forgotPassword: "/forgot-password",
  forgotPasswordAgain: "/forgot-password?link=refused",
  newPassword: "/new-password",
  referralLink: (code: string) => fill(patterns.referralLink, code),
  /** How to let an assistant of another maker read. */
  connect: "/connect",
  download: "/download",
  faq: "/faqPage",
  notFound: "/404",

  dashboard: "/dashboard",
  library: "/dashboard/library",
  recordings: "/dashboard/library/recordings",
  recording: (id: string, tab?: string) => `${fill(patterns.recording, id)}${tab === undefined ? "" : `?tab=${tab}`}`,
  /** A time in the transcript, in seconds from the recording's start, and words to mark in its line. */
  recordingMoment: (id: string, seconds: number, words?: string) =>
    `${fill(patterns.recording, id)}?tab=transcript&t=${Math.floor(seconds)}${
      words === undefined ? "" : `&q=${encodeURIComponent(words)}`
    }`,
  /** The recordings that have a tag. */
  recordingsTagged: (tagId: string) => `/dashboard/library/recordings?tag=${encodeURIComponent(tagId)}`,
  /** The cards of a recording. */
  recordingCards: (id: string) => fill(patterns.recordingCards, id),
  folders: "/dashboard/library/folders",
  folder: (id: string) => fill(patterns.folder, id),
  /** A folder's page with a question to ask its lectures. */
  folderAsking: (id: string, question: string) => `${fill(patterns.folder, id)}?ask=${encodeURIComponent(question)}`,
  favorites: "/dashboard/library/favorites",
  reviews: "/dashboard/library/reviews",
  search: "/dashboard/library/search",
  searchFor: (query: string) => `/dashboard/library/search${query === "" ? "" : `?q=${encodeURIComponent(query)}`}`,
  studyGuide: (id: string) => fill(patterns.studyGuide, id),
  tools: "/dashboard/tools",
  experimental: "/dashboard/experimental",
  subscription: "/dashboard/subscription",
  manageSubscription: "/dashboard/manage-subscription",
  settings: "/dashboard/settings",
  contactSupport: "/dashboard/settings/contact-support",
  contactSupportOn: (category: SupportCategory) => `/dashboard/settings/contact-support?category=${category}`,
  featureRequest: "/dashboard/settings/feature-request",
  bugReport: "/dashboard/settings/bug-report",
  practice: (scope?: PracticeScope) => `/dashboard/practice${toScopeSearch(scope)}`,
  practiceSession: (scope?: PracticeScope) => `/dashboard/practice/session${toScopeSearch(scope)}`,
  keptData: "/dashboard/settings/kept-data",
  referrals: (code?: string) =>
    code === undefined ? "/dashboard/referrals" : `/dashboard/referrals?code=${encodeURIComponent(code)}`,
} as const;

/** The paths of the dashboard's frame. */
export const shellPaths = {
  ...paths,
  home: paths.dashboard,
  referrals: paths.referrals(),
  practice: paths.practice(),
} as const;

/** The page of a search result. */
export const resultHref = ({ kind, id }: SearchResult): string =>
  kind === "recording" ? paths.recording(id) : paths.studyGuide(id);

/**
 * The address of a search result's moment: the transcript at its line, with the words marked. Summaries and guides open
 * at their beginning.
 */
export function momentHref(result: SearchResult, { part, start, words }: SearchMoment): string {
  if (result.kind === "study-guide" || part === "summary") return resultHref(result);
  if (part === "notes") return paths.recording(result.id, "customize");
  if (start === null) return paths.recording(result.id, "transcript");
  return paths.recordingMoment(result.id, start, words.join(" "));
}

/**
 * The address of a moment of a unit's key term, with the term marked. A transcript without times, whose seconds are
 * null, opens at its beginning.
 */
export const unitMomentHref = (recordingId: string, seconds: number | null, words: string): string =>
  seconds === null ? paths.recording(recordingId, "transcript") : paths.recordingMoment(recordingId, seconds, words);
