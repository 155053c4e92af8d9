import { useId } from "react";
import { Badge } from "../../elements/badge/Badge.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import type { Glyph } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Inline } from "../../elements/inline/Inline.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { Toggle } from "../../forms/switch/Switch.tsx";
import { card, sign, top, words } from "../note-card/NoteCard.css.ts";

export interface ExperimentalCardProps {
  readonly glyph: Glyph;
  readonly title: string;
  readonly description: string;
  readonly stage: "alpha" | "beta";
  readonly enabled: boolean;
  readonly onChange: (enabled: boolean) => void;
}

/** An unfinished feature that can be tried. */
export function ExperimentalCard({ glyph, title, description, stage, enabled, onChange }: ExperimentalCardProps) {
  const id = useId();
  return (
    <article className={card}>
      <div className={top}>
        <Inline gap="s">
          <span className={sign}>
            <Icon glyph={glyph} size="large" />
          </span>
          <Badge tone={stage === "beta" ? "info" : "caution"}>{stage}</Badge>
        </Inline>
        <Toggle labelledBy={id} checked={enabled} onChange={onChange} />
      </div>
      <div className={words}>
        <Heading level={2} size="small" id={id}>
          {title}
        </Heading>
        <Text color="secondary">{description}</Text>
      </div>
    </article>
  );
}
