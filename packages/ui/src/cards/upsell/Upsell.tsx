import type { ReactNode } from "react";
import { ButtonLink } from "../../elements/button-link/ButtonLink.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { lock } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { action, panel, sign, words } from "./Upsell.css.ts";

export interface UpsellProps {
  /** "Pro Feature" */
  readonly title: string;
  /** Where the plans are. */
  readonly href: string;
  /** The words of the link there. */
  readonly linkLabel: string;
  /** What opens with Pro. */
  readonly children: ReactNode;
}

/** Stands where a Pro feature would be (SUP-02). Beside something that works without Pro, use a `Banner`. */
export function Upsell({ title, href, linkLabel, children }: UpsellProps) {
  return (
    <div className={panel}>
      <span className={sign}>
        <Icon glyph={lock} size="large" />
      </span>
      <div className={words}>
        <Heading level={2} size="title">
          {title}
        </Heading>
        <Text color="secondary">{children}</Text>
      </div>
      <div className={action}>
        <ButtonLink href={href} variant="primary">
          {linkLabel}
        </ButtonLink>
      </div>
    </div>
  );
}
