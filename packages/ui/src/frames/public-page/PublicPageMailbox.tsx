import { brand } from "@lectern/domain/brand";
import { domain, mailbox } from "./PublicPageMailbox.css.ts";

const domainStart = brand.supportEmail.indexOf("@") + 1;

/** The link to our mailbox in a text. */
export function PublicPageMailbox() {
  return (
    <a className={mailbox} href={`mailto:${brand.supportEmail}`}>
      {brand.supportEmail.slice(0, domainStart)}
      <span className={domain}>{brand.supportEmail.slice(domainStart)}</span>
    </a>
  );
}
