import { parsePlatform, getStoreLink } from "@lectern/domain/platform";
import type { PublicPageProps } from "@lectern/ui/frames/public-page";
import { paths } from "../paths.ts";

/** The script of a page that has none of its own. */
export const SITE_SCRIPT = "src/pages/site.script.ts";

/** Only the browser knows the visitor's platform: pages are rendered for this one, and the site's script corrects the link. */
export const ASSUMED_USER_AGENT = "iPhone";

export const frame: PublicPageProps = { paths, downloadHref: getStoreLink(parsePlatform(ASSUMED_USER_AGENT)) };
