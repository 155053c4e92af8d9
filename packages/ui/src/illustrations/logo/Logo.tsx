import { brand } from "@lectern/domain/brand";
import { inked, logo, mark, marked } from "./Logo.css.ts";

/** Three bars of sound, then three lines of writing, one of them highlighted. */
function LogoMark() {
  return (
    <svg viewBox="0 0 28 28" className={mark} aria-hidden="true">
      <rect className={inked} x="1" y="9" width="3" height="10" rx="1.5" />
      <rect className={inked} x="6" y="3" width="3" height="22" rx="1.5" />
      <rect className={inked} x="11" y="7" width="3" height="14" rx="1.5" />
      <rect className={inked} x="16" y="7" width="11" height="3" rx="1.5" />
      <rect className={marked} x="16" y="12.5" width="11" height="3" rx="1.5" />
      <rect className={inked} x="16" y="18" width="7" height="3" rx="1.5" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className={logo}>
      <LogoMark />
      {brand.name}
    </span>
  );
}
