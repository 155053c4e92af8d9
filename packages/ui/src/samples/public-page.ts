import type { PublicPageProps } from "../frames/public-page/public-page.state.ts";

export const publicPage: PublicPageProps = {
  paths: {
    home: "#",
    dashboard: "#dashboard",
    login: "#login",
    terms: "#tos",
    privacyPolicy: "#privacy-policy",
    accessibility: "#accessibility",
  },
  downloadHref: "#download",
};
