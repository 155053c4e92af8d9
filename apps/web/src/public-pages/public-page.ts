import { platformOf, storeLinkOf } from "@lectern/domain/platform";
import type { PublicPageProps } from "@lectern/ui/frames/public-page";
import type { ReactElement } from "react";
import { paths } from "../paths.ts";

/** A page that is rendered to HTML when the app is built, and needs no React in the browser. */
export interface PublicPage {
  /** Where it is, as in `paths.ts`. */
  readonly path: string;
  /** Its file among the built ones. */
  readonly file: string;
  readonly title: string;
  /** For search engines and for whoever shares the link. */
  readonly description: string;
  /** False keeps the page out of the sitemap and of search engines. */
  readonly indexed: boolean;
  readonly element: ReactElement;
  /** What machines are told of the product, as schema.org has it. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** The module that is all the script it runs. */
  readonly script: string;
}

/** Of a page that has nothing of its own to do. */
export const SITE_SCRIPT = "src/public-pages/site.ts";

/** The visitor's platform is known in the browser only: pages are rendered for this one, and `site.ts` corrects the link. */
export const ASSUMED_USER_AGENT = "iPhone";

export const frame: PublicPageProps = { paths, downloadHref: storeLinkOf(platformOf(ASSUMED_USER_AGENT)) };
