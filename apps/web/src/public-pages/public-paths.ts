import { paths } from "../paths.ts";

/** The pages that are HTML of their own: a link to one loads a document, and the app has no route for them. */
export const publicPaths: ReadonlySet<string> = new Set([
  paths.home,
  paths.privacyPolicy,
  paths.terms,
  paths.faq,
  paths.notFound,
]);

/** What the app's own router knows, in the notation of static hosts; any other address is not found. */
export const appAddresses = [
  paths.login,
  paths.signup,
  paths.pricing,
  paths.authCallback,
  "/r/*",
  paths.download,
  paths.dashboard,
  `${paths.dashboard}/*`,
] as const;
