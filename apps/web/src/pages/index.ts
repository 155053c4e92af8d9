import { accessibility } from "./accessibility/accessibility.page.ts";
import { bugReport } from "./bug-report/bug-report.page.ts";
import { callback } from "./callback/callback.page.ts";
import { connect } from "./connect/connect.page.ts";
import { contactSupport } from "./contact-support/contact-support.page.ts";
import { download } from "./download/download.page.ts";
import { experimental } from "./experimental/experimental.page.ts";
import { faq } from "./faq/faq.page.ts";
import { favorites } from "./favorites/favorites.page.ts";
import { featureRequest } from "./feature-request/feature-request.page.ts";
import { folder } from "./folder/folder.page.ts";
import { folders } from "./folders/folders.page.ts";
import { forgotPassword } from "./forgot-password/forgot-password.page.ts";
import { home } from "./home/home.page.ts";
import { keptData } from "./kept-data/kept-data.page.ts";
import { landing } from "./landing/landing.page.ts";
import { lectureCards } from "./lecture-cards/lecture-cards.page.ts";
import { login } from "./login/login.page.ts";
import { manageSubscription } from "./manage-subscription/manage-subscription.page.ts";
import { newPassword } from "./new-password/new-password.page.ts";
import { notFound } from "./not-found/not-found.page.ts";
import { oauthConsent } from "./oauth-consent/oauth-consent.page.ts";
import { practiceSession } from "./practice-session/practice-session.page.ts";
import { practice } from "./practice/practice.page.ts";
import { pricing } from "./pricing/pricing.page.ts";
import { privacyPolicy } from "./privacy-policy/privacy-policy.page.ts";
import { recording } from "./recording/recording.page.ts";
import { recordings } from "./recordings/recordings.page.ts";
import { referralLink } from "./referral-link/referral-link.page.ts";
import { referrals } from "./referrals/referrals.page.ts";
import { sample } from "./sample/sample.page.ts";
import { search } from "./search/search.page.ts";
import { settings } from "./settings/settings.page.ts";
import { signUp } from "./sign-up/sign-up.page.ts";
import { studyGuide } from "./study-guide/study-guide.page.ts";
import { studyGuides } from "./study-guides/study-guides.page.ts";
import { subscription } from "./subscription/subscription.page.ts";
import { terms } from "./terms/terms.page.ts";
import { tools } from "./tools/tools.page.ts";
import type { Page } from "./page.ts";

/** All pages. Routes, documents, prefetched requests, titles and `_redirects` are derived from this table. */
export const pages: readonly Page[] = [
  login,
  signUp,
  pricing,
  callback,
  forgotPassword,
  newPassword,
  oauthConsent,
  connect,
  referralLink,
  home,
  recordings,
  recording,
  favorites,
  folders,
  folder,
  studyGuides,
  studyGuide,
  search,
  tools,
  experimental,
  subscription,
  manageSubscription,
  referrals,
  settings,
  contactSupport,
  featureRequest,
  bugReport,
  practice,
  practiceSession,
  lectureCards,
  keptData,
  landing,
  sample,
  faq,
  privacyPolicy,
  terms,
  accessibility,
  download,
  notFound,
];
