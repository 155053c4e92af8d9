import type { ReactNode } from "react";
import { arrowLeft } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { back } from "./BackLink.css.ts";

export interface BackLinkProps extends ClassNameProps {
  /** The address of that page. */
  readonly href: string;
  /** The title of the page that it links to. */
  readonly children: ReactNode;
}

/** A link from a page to its parent page. */
export function BackLink({ href, className, children }: BackLinkProps) {
  return (
    <BareLink href={href} className={joinClasses(back, className)}>
      <Icon glyph={arrowLeft} size="small" />
      {children}
    </BareLink>
  );
}
