/** The popover's id. */
export const SITE_MENU_ID = "site-menu";

/**
 * PUB-02: the mobile menu closes on any choice. A link to a place in the same page leaves the popover open on its own.
 * The one line of script the public pages need.
 */
export function closeMenuOnChoice(page: Document): void {
  const menu = page.getElementById(SITE_MENU_ID);
  menu?.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a") !== null) menu.hidePopover();
  });
}
