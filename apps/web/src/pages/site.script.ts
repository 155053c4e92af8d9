// The only script of a public page.
import { brand } from "@lectern/domain/brand";
import { platformOf, storeLinkOf } from "@lectern/domain/platform";
import { closeMenuOnChoice } from "@lectern/ui/frames/site-header/close-menu-on-choice";

const storeLink = storeLinkOf(platformOf(navigator.userAgent));
for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href="${brand.storeUrl}"]`)) link.href = storeLink;

closeMenuOnChoice(document);
