import type { ReactNode } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { card, words } from "./WelcomeCard.css.ts";

export interface WelcomeCardProps {
  /** The page's only h1. */
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** What to do first. */
  readonly action?: ReactNode;
}

/** The greeting on home (SHL-05), with the way to the first recording (ARR-03). */
export function WelcomeCard({ title, children, action }: WelcomeCardProps) {
  return (
    <div className={card}>
      <div className={words}>
        <Heading level={1}>{title}</Heading>
        <Text color="secondary">{children}</Text>
      </div>
      {action}
    </div>
  );
}
