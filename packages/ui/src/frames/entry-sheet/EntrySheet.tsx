import type { ReactNode } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { Logo } from "../../illustrations/logo/Logo.tsx";
import { home, sheet } from "./EntrySheet.css.ts";

/** Takes a sign-in's place where the browser stores nothing for this site, so that no session could be kept (AUT-18). */
export const STORAGE_BLOCKED = "To log in, allow this site to store data in your browser.";

export interface EntrySheetProps {
  /** The page's only h1. */
  readonly title: string;
  /** The logo's link target. */
  readonly home: string;
  readonly children: ReactNode;
}

/** The frame of a page for a visitor: logging in, joining, or requesting a new password. */
export function EntrySheet({ title, home: homeHref, children }: EntrySheetProps) {
  return (
    <div className={sheet}>
      <BareLink href={homeHref} className={home}>
        <Logo />
      </BareLink>
      <Heading level={1}>{title}</Heading>
      {children}
    </div>
  );
}
