import type { SupportCategory } from "@lectern/domain/support";

/** Every URL of the app (docs/product.md#routes). Nobody spells a path elsewhere. */
export const paths = {
  home: "/",
  login: "/login",
  signup: "/signup",
  signInWithPassword: "/signup?mode=sign-in",
  pricing: "/pricing",
  privacyPolicy: "/privacy-policy",
  terms: "/tos",
  authCallback: "/auth/callback",
  /** Where the link for a forgotten password comes back to. */
  newPasswordCallback: "/auth/callback?for=new-password",
  forgotPassword: "/forgot-password",
  forgotPasswordAgain: "/forgot-password?link=refused",
  newPassword: "/new-password",
  referralLink: (code: string) => `/r/${encodeURIComponent(code)}`,
  download: "/download",
  faq: "/faqPage",
  notFound: "/404",

  dashboard: "/dashboard",
  library: "/dashboard/library",
  recordings: "/dashboard/library/recordings",
  recording: (id: string, tab?: string) =>
    `/dashboard/library/recording/${encodeURIComponent(id)}${tab === undefined ? "" : `?tab=${tab}`}`,
  /** A moment of the transcript; seconds from the recording's start. */
  recordingMoment: (id: string, seconds: number) =>
    `/dashboard/library/recording/${encodeURIComponent(id)}?tab=transcript&t=${Math.floor(seconds)}`,
  folders: "/dashboard/library/folders",
  folder: (id: string) => `/dashboard/library/folder/${encodeURIComponent(id)}`,
  favorites: "/dashboard/library/favorites",
  reviews: "/dashboard/library/reviews",
  studyGuide: (id: string) => `/dashboard/library/study-guide/${encodeURIComponent(id)}`,
  tools: "/dashboard/tools",
  experimental: "/dashboard/experimental",
  subscription: "/dashboard/subscription",
  manageSubscription: "/dashboard/manage-subscription",
  settings: "/dashboard/settings",
  contactSupport: "/dashboard/settings/contact-support",
  contactSupportOn: (category: SupportCategory) => `/dashboard/settings/contact-support?category=${category}`,
  featureRequest: "/dashboard/settings/feature-request",
  bugReport: "/dashboard/settings/bug-report",
  referrals: (code?: string) =>
    code === undefined ? "/dashboard/referrals" : `/dashboard/referrals?code=${encodeURIComponent(code)}`,
} as const;
