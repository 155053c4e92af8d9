import { useId } from "react";
import { Badge } from "../../elements/badge/Badge.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import type { Glyph } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { Toggle } from "../../forms/switch/Switch.tsx";
import { sign, words } from "../note-card/NoteCard.css.ts";
import { head, row, toggle } from "./ExperimentalCard.css.ts";

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
    <article className={row}>
      <span className={sign}>
        <Icon glyph={glyph} size="large" />
      </span>
      <div className={words}>
        <div className={head}>
          <Heading level={2} size="small" id={id}>
            {title}
          </Heading>
          <Badge>{stage}</Badge>
        </div>
        <Text color="secondary">{description}</Text>
      </div>
      <span className={toggle}>
        <Toggle labelledBy={id} checked={enabled} onChange={onChange} />
      </span>
    </article>
  );
}
