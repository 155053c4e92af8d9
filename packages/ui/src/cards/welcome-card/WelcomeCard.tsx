import type { ReactNode } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { settlingLine } from "../../illustrations/settling/settling.ts";
import { card, figure, words } from "./WelcomeCard.css.ts";

const across = settlingLine("welcome", 1100, 56, { from: 200, over: 420, scale: 1.5 }).path;

export interface WelcomeCardProps {
  /** The page's only h1. */
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** The greeting on home (SHL-05), with a drawing of what the product does. */
export function WelcomeCard({ title, children }: WelcomeCardProps) {
  return (
    <div className={card}>
      <svg viewBox="0 0 1100 56" preserveAspectRatio="xMinYMid slice" className={figure} aria-hidden="true">
        <path d={across} />
      </svg>
      <div className={words}>
        <Heading level={1}>{title}</Heading>
        <Text color="secondary">{children}</Text>
      </div>
    </div>
  );
}
