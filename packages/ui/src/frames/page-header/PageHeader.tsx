import type { ReactNode, Ref } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { BackLink } from "../../navigation/back-link/BackLink.tsx";
import { backRow, header, shortWords, words } from "./PageHeader.css.ts";

export interface PageHeaderProps {
  readonly title: string;
  readonly note?: string;
  /** The page before this one in the hierarchy. */
  readonly backLink?: { readonly href: string; readonly title: string } | undefined;
  /** The page's single action. */
  readonly action?: ReactNode;
  /** A ref with which a screen focuses the title after the focused element has disappeared. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** The head of a page of the dashboard: its only heading of level 1, which takes the focus from code alone. */
export function PageHeader({ title, note, backLink, action, titleRef }: PageHeaderProps) {
  return (
    <header className={header}>
      {backLink !== undefined && (
        <div className={backRow}>
          <BackLink href={backLink.href}>{backLink.title}</BackLink>
        </div>
      )}
      <div className={note === undefined ? shortWords : words}>
        <Heading level={1} tabIndex={-1} {...(titleRef === undefined ? {} : { ref: titleRef })}>
          {title}
        </Heading>
        {note !== undefined && <Text color="muted">{note}</Text>}
      </div>
      {action}
    </header>
  );
}
