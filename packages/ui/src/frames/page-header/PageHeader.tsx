import type { ReactNode, Ref } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { header, shortWords, side, sideInTools, tools, words } from "./PageHeader.css.ts";

export interface PageHeaderProps {
  readonly title: string;
  readonly note?: string;
  /** A search box. */
  readonly aside?: ReactNode;
  /** The page's single action. */
  readonly action?: ReactNode;
  /** A ref with which a screen focuses the title after the focused element has disappeared. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

export function PageHeader({ title, note, aside, action, titleRef }: PageHeaderProps) {
  const hasAction = Boolean(action);
  return (
    <header className={header}>
      <div className={note === undefined ? shortWords : words}>
        <Heading level={1} tabIndex={-1} {...(titleRef === undefined ? {} : { ref: titleRef })}>
          {title}
        </Heading>
        {note !== undefined && <Text color="muted">{note}</Text>}
      </div>
      {aside !== undefined && hasAction ? (
        <div className={tools}>
          <div className={sideInTools}>{aside}</div>
          {action}
        </div>
      ) : (
        <>
          {aside !== undefined && <div className={side}>{aside}</div>}
          {action}
        </>
      )}
    </header>
  );
}
