import { parsePlatform, getStoreLink } from "@lectern/domain/platform";
import type { PublicPageProps } from "@lectern/ui/frames/public-page";
import { paths } from "../paths.ts";

/** The script of public pages without one of their own. */
export const SITE_SCRIPT = "src/pages/site.script.ts";

/** Pages are built for this platform; the site's script corrects the link for the visitor's. */
export const ASSUMED_USER_AGENT = "iPhone";

export const frame: PublicPageProps = { paths, downloadHref: getStoreLink(parsePlatform(ASSUMED_USER_AGENT)) };
