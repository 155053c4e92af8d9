import { brand } from "@lectern/domain/brand";
import { Logo } from "../../illustrations/logo/Logo.tsx";
import { anchor, footer, links } from "./SiteFooter.css.ts";

export interface SiteFooterProps {
  readonly paths: { readonly terms: string; readonly privacyPolicy: string; readonly accessibility: string };
}

/** PUB-05. Static. */
export function SiteFooter({ paths }: SiteFooterProps) {
  const items = [
    { label: "Terms of Service", href: paths.terms },
    { label: "Privacy Policy", href: paths.privacyPolicy },
    { label: "Accessibility", href: paths.accessibility },
    { label: "Contact", href: `mailto:${brand.supportEmail}` },
    { label: "Instagram", href: brand.social.instagram },
    { label: "TikTok", href: brand.social.tiktok },
    { label: "X", href: brand.social.x },
  ];
  return (
    <footer className={footer}>
      <Logo />
      <ul className={links}>
        {items.map(({ label, href }) => (
          <li key={label}>
            <a href={href} className={anchor} {...(href.startsWith("https:") ? { rel: "noreferrer" } : {})}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p>
        © {brand.copyrightYear} {brand.name}
      </p>
    </footer>
  );
}
