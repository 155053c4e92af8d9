import type { ReactNode } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { Logo } from "../../illustrations/logo/Logo.tsx";
import { home, sheet } from "./EntrySheet.css.ts";

export interface EntrySheetProps {
  /** The page's one heading. */
  readonly title: string;
  /** Where the logo leads. */
  readonly home: string;
  readonly children: ReactNode;
}

/** The page of a visitor who is not signed in: to log in, to join, or to get a new password. */
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
