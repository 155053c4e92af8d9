import type { ReactNode } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { card, plate, words } from "./FeatureCard.css.ts";

export interface FeatureCardProps {
  readonly title: string;
  readonly description: string;
  /** Decoration above the words. */
  readonly drawing: ReactNode;
}

/** What the product does, one thing at a time. Static. */
export function FeatureCard({ title, description, drawing }: FeatureCardProps) {
  return (
    <article className={card}>
      <div className={plate}>{drawing}</div>
      <div className={words}>
        <Heading level={3} size="title">
          {title}
        </Heading>
        <Text color="secondary">{description}</Text>
      </div>
    </article>
  );
}
