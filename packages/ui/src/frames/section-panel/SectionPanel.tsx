import type { RecipeVariants } from "@vanilla-extract/recipes";
import { type ReactNode, useId } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { heading, panel } from "./SectionPanel.css.ts";

export type SectionPanelProps = NonNullable<RecipeVariants<typeof panel>> & {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** The heading's level. @default 2 */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
};

/** A self-contained part of a page: settings, a form, a plan. */
export function SectionPanel({ title, note, level = 2, tone, children }: SectionPanelProps) {
  const id = useId();
  return (
    <section className={panel({ tone })} aria-labelledby={id}>
      <div className={heading}>
        <Heading level={level} size="small" id={id}>
          {title}
        </Heading>
        {note !== undefined && (
          <Text size="label" color="muted">
            {note}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}
