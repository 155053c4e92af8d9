import { useId } from "react";
import { Badge } from "../../elements/badge/Badge.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import type { Glyph } from "../../elements/icon/glyphs.ts";
import { chapters, languages, voice } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Inline } from "../../elements/inline/Inline.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { Toggle } from "../../forms/switch/Switch.tsx";
import { card, sign, top, words } from "../note-card/NoteCard.css.ts";

interface Experiment {
  readonly title: string;
  readonly description: string;
  readonly glyph: Glyph;
  readonly stage: "alpha" | "beta";
}

/** TLS-02, in the specification's order. */
const experiments = {
  voice: {
    title: "Voice Commands",
    description: "Start, stop and mark a recording by saying so.",
    glyph: voice,
    stage: "alpha",
  },
  translation: {
    title: "Real-time Translation",
    description: "Read a lecture in your language while it is given in another.",
    glyph: languages,
    stage: "beta",
  },
  chapters: {
    title: "Smart Chapters",
    description: "Finds where a lecture turns to its next topic, and names it.",
    glyph: chapters,
    stage: "alpha",
  },
} as const satisfies Record<string, Experiment>;

export type ExperimentName = keyof typeof experiments;
export const experimentNames = Object.keys(experiments) as ExperimentName[];

export interface ExperimentalCardProps {
  readonly experiment: ExperimentName;
  readonly enabled: boolean;
  readonly onChange: (enabled: boolean) => void;
}

/** A feature that one may try before it is finished. */
export function ExperimentalCard({ experiment, enabled, onChange }: ExperimentalCardProps) {
  const id = useId();
  const { title, description, glyph, stage } = experiments[experiment];
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
