import { useState } from "react";
import { NoteCard } from "../../cards/note-card/NoteCard.tsx";
import { ExperimentalCard } from "../../cards/experimental-card/ExperimentalCard.tsx";
import { ButtonLink } from "../../elements/button-link/ButtonLink.tsx";
import { Link } from "../../elements/link/Link.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { Banner } from "../../feedback/banner/Banner.tsx";
import { ComingSoon } from "../../feedback/coming-soon/ComingSoon.tsx";
import { CardGrid } from "../../frames/card-grid/CardGrid.tsx";
import { PageHeader } from "../../frames/page-header/PageHeader.tsx";
import { rows } from "./ExperimentalView.css.ts";
import type { ExperimentalViewProps } from "./experimental.state.ts";
import { availableToday, type ExperimentName, experimentNames, experiments } from "./experiments.ts";

export type { ExperimentalViewProps } from "./experimental.state.ts";

function Experiments({
  feedbackHref,
  smartChapters,
  onSmartChaptersChange,
}: Omit<ExperimentalViewProps, "state" | "settingsHref">) {
  const [own, setOwn] = useState<ReadonlySet<ExperimentName>>(new Set());
  const isEnabled = (name: ExperimentName) => (name === "chapters" ? smartChapters : own.has(name));
  const toggle = (name: ExperimentName, on: boolean) => {
    if (name === "chapters") onSmartChaptersChange(on);
    else setOwn((before) => new Set(on ? [...before, name] : [...before].filter((other) => other !== name)));
  };
  return (
    <Stack gap="l">
      <Banner
        tone="caution"
        title="These features are unfinished"
        action={<ButtonLink href={feedbackHref}>Submit Feedback</ButtonLink>}
      >
        They may change or break. Switches reset when you leave this page, Smart Chapters when you reload.
      </Banner>
      <ul className={rows}>
        {experimentNames.map((name) => (
          <li key={name}>
            <ExperimentalCard {...experiments[name]} enabled={isEnabled(name)} onChange={(on) => toggle(name, on)} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** Lets a student switch experiments on, once a setting enables the page (TLS-02). */
export function ExperimentalView({ state, settingsHref, ...rest }: ExperimentalViewProps) {
  return (
    <Stack gap="xl">
      <PageHeader title="Experimental" note="Early features you can try" />
      {state.kind === "coming-soon" ? (
        <Stack gap="m">
          <CardGrid
            layout="pairs"
            items={[
              { key: "chapters", card: <NoteCard {...availableToday.chapters} href={settingsHref} /> },
              { key: "feedback", card: <NoteCard {...availableToday.feedback} href={rest.feedbackHref} /> },
            ]}
          />
          <ComingSoon title="Experimental Features Coming Soon">
            Voice Commands and Real-time Translation are on the way. To preview them, turn on Experimental features in{" "}
            <Link href={settingsHref}>Settings</Link>.
          </ComingSoon>
        </Stack>
      ) : (
        <Experiments {...rest} />
      )}
    </Stack>
  );
}
