import { paths } from "../paths.ts";

/** The pages that are HTML of their own: a link to one loads a document, and the app has no route for them. */
export const publicPaths: ReadonlySet<string> = new Set([
  paths.home,
  paths.privacyPolicy,
  paths.terms,
  paths.faq,
  paths.notFound,
  paths.download,
]);
