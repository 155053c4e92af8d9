import { parsePlatform, getStoreLink } from "@lectern/domain/platform";
import type { InlineScript } from "@lectern/page-loading/documents/page-document";
import type { PublicPageProps } from "@lectern/ui/frames/public-page";
import { paths } from "../paths.ts";

/** The script of public pages that have no script of their own. */
export const siteScript: InlineScript = { module: "src/pages/site.script.ts" };

/** Pages are built for this platform. The site's script corrects the store link for the visitor's platform. */
export const ASSUMED_USER_AGENT = "iPhone";

export const frame = { paths, downloadHref: getStoreLink(parsePlatform(ASSUMED_USER_AGENT)) } satisfies PublicPageProps;
