import type { ReactNode } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { clock } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { panel, sign } from "./ComingSoon.css.ts";

export interface ComingSoonProps extends ClassNameProps {
  /** A few words. */
  readonly title: string;
  /** A further sentence. */
  readonly children?: ReactNode;
}

/**
 * Announces features that are not available yet, below the cards of those that are. For an available feature
 * without content use an `EmptyState`.
 */
export function ComingSoon({ title, className, children }: ComingSoonProps) {
  return (
    <section className={joinClasses(panel, className)}>
      <span className={sign}>
        <Icon glyph={clock} size="large" />
      </span>
      <Heading level={2} size="small">
        {title}
      </Heading>
      {children !== undefined && <Text color="secondary">{children}</Text>}
    </section>
  );
}
