import { button } from "../../elements/button/Button.css.ts";
import { menu as menuGlyph } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Logo } from "../../illustrations/logo/Logo.tsx";
import { SITE_MENU_ID } from "./close-menu-on-choice.ts";
import { bar, header, home, menu, menuButton } from "./SiteHeader.css.ts";

export interface SiteHeaderProps {
  readonly paths: { readonly home: string; readonly dashboard: string; readonly login: string };
  /** The platform's store link. */
  readonly downloadHref: string;
  /** The page that has the linked sections, if it is not this one. */
  readonly sectionsPath?: string | undefined;
}

interface BarItem {
  readonly label: string;
  readonly href: string;
  readonly outside?: boolean;
}

/** PUB-01: the links in the specification's order. */
const toItems = ({ paths, downloadHref, sectionsPath = "" }: SiteHeaderProps): readonly BarItem[] => [
  { label: "Features", href: `${sectionsPath}#features` },
  { label: "Download", href: downloadHref, outside: true },
  { label: "About", href: `${sectionsPath}#about` },
  { label: "Dashboard", href: paths.dashboard },
  { label: "Login", href: paths.login },
];

/** PUB-01, PUB-02. Uses anchors and a native popover without hooks, so that it works as HTML alone. */
export function SiteHeader(props: SiteHeaderProps) {
  const items = toItems(props);
  const anchors = items.map(({ label, href, outside }, index) => (
    <a
      key={label}
      href={href}
      className={button({ variant: index === items.length - 1 ? "primary" : "quiet" })}
      {...(outside === true ? { target: "_blank", rel: "noreferrer" } : {})}
    >
      {label}
    </a>
  ));
  return (
    <header className={header}>
      <a href={props.paths.home} className={home}>
        <Logo />
      </a>
      <nav className={bar} aria-label="Site">
        {anchors}
      </nav>
      <button type="button" className={menuButton} popoverTarget={SITE_MENU_ID} aria-label="Menu">
        <Icon glyph={menuGlyph} />
      </button>
      <nav id={SITE_MENU_ID} popover="auto" className={menu} aria-label="Site menu">
        {anchors}
      </nav>
    </header>
  );
}
