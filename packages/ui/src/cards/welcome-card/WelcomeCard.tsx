import { brand } from "@lectern/domain/brand";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { settlingLine } from "../../illustrations/settling/settling.ts";
import { card, figure, words } from "./WelcomeCard.css.ts";

const across = settlingLine("welcome", 1100, 56, { from: 200, over: 420, scale: 1.5 }).path;

/** Greets on home (SHL-05), and says in one drawing what the product does. */
export function WelcomeCard() {
  return (
    <div className={card}>
      <svg viewBox="0 0 1100 56" preserveAspectRatio="xMinYMid slice" className={figure} aria-hidden="true">
        <path d={across} />
      </svg>
      <div className={words}>
        <Heading level={1}>Welcome to {brand.name}</Heading>
        <Text color="secondary">You listen. Your phone records. Here is what was said, written down.</Text>
      </div>
    </div>
  );
}
