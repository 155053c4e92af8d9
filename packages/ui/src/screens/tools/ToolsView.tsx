import { NoteCard } from "../../cards/note-card/NoteCard.tsx";
import { Badge } from "../../elements/badge/Badge.tsx";
import { Link } from "../../elements/link/Link.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { ComingSoon } from "../../feedback/coming-soon/ComingSoon.tsx";
import { CardGrid } from "../../frames/card-grid/CardGrid.tsx";
import { PageHeader } from "../../frames/page-header/PageHeader.tsx";
import type { ToolsViewProps } from "./tools.state.ts";
import { availableToday, type Tool, tools } from "./tools.ts";

export type { ToolsViewProps } from "./tools.state.ts";

/**
 * The tools for recordings, those that are available first (TLS-01). An available one links to its page, and Share &
 * Export starts an export (product decision 5). While the tools are off, it shows what works without them.
 */
export function ToolsView({ state, paths, onExport }: ToolsViewProps) {
  return (
    <Stack gap="xl">
      <PageHeader title="Tools" note="What you can do with your recordings" />
      {state.kind === "coming-soon" ? (
        <Stack gap="m">
          <CardGrid
            layout="pairs"
            items={availableToday.map(({ to, ...card }) => ({
              key: card.title,
              card: <NoteCard {...card} {...(to === "export" ? { onPress: onExport } : { href: paths[to] })} />,
            }))}
          />
          <ComingSoon title="Tools Coming Soon">
            Audio Enhancement and Batch Processing are on the way. To preview them, turn on Tools in{" "}
            <Link href={paths.settings}>Settings</Link>.
          </ComingSoon>
        </Stack>
      ) : (
        <CardGrid
          layout="pairs"
          items={tools.map(({ status, isExport = false, ...words }: Tool) => ({
            key: words.title,
            card: (
              <NoteCard
                {...words}
                href={words.title === "AI Transcription" ? paths.recordings : undefined}
                onPress={isExport ? onExport : undefined}
                badge={<Badge tone={status === "Available" ? "positive" : "neutral"}>{status}</Badge>}
              />
            ),
          }))}
        />
      )}
    </Stack>
  );
}
