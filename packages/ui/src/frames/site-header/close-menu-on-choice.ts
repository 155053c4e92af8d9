/** The popover's id. */
export const SITE_MENU_ID = "site-menu";

/**
 * PUB-02: the mobile menu closes on any choice. A link that leaves its page open leaves the popover open on its own.
 * The document listens, since the app may draw the menu again. The one line of script the public pages need.
 */
export function closeMenuOnChoice(page: Document): void {
  page.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(`#${SITE_MENU_ID} a`) !== null)
      page.getElementById(SITE_MENU_ID)?.hidePopover();
  });
}
