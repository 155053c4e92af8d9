import type { ReactNode } from "react";
import { arrowLeft } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { back } from "./BackLink.css.ts";

export interface BackLinkProps {
  readonly href: string;
  /** The title of the page that it links to. */
  readonly children: ReactNode;
}

/** The way from a page up to the one it belongs to. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <BareLink href={href} className={back}>
      <Icon glyph={arrowLeft} size="small" />
      {children}
    </BareLink>
  );
}
