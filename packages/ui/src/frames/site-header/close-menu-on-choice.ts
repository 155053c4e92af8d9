/** The popover's id. */
export const SITE_MENU_ID = "site-menu";

/**
 * PUB-02: closes the mobile menu when a link in it is chosen. A link within the page would otherwise leave the popover
 * open. It listens on the document, because the app may render the menu again. This is the only script that public
 * pages need.
 */
export function closeMenuOnChoice(page: Document): void {
  page.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(`#${SITE_MENU_ID} a`) !== null)
      page.getElementById(SITE_MENU_ID)?.hidePopover();
  });
}
