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
  /** The address of the plans. */
  readonly href: string;
  /** The link's text. */
  readonly linkLabel: string;
  /** What Pro adds. */
  readonly children: ReactNode;
}

/**
 * Replaces a Pro feature for a student without Pro (SUP-02). Next to something that works without Pro, use a `Banner`.
 */
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
