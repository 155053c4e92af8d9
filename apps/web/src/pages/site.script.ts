// The end of a public page, whose only other scripts are in its head.
import { brand } from "@lectern/domain/brand";
import { parsePlatform, getStoreLink } from "@lectern/domain/platform";
import { finishLeaving } from "@lectern/page-loading/inline/finish-leaving";
import { closeMenuOnChoice } from "@lectern/ui/frames/site-header/close-menu-on-choice";

const storeLink = getStoreLink(parsePlatform(navigator.userAgent));
for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href="${brand.storeUrl}"]`)) link.href = storeLink;

closeMenuOnChoice(document);
void finishLeaving();
