import { NoteCard } from "../../cards/note-card/NoteCard.tsx";
import { Badge } from "../../elements/badge/Badge.tsx";
import { Link } from "../../elements/link/Link.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { CardGrid } from "../../frames/card-grid/CardGrid.tsx";
import { PageHeader } from "../../frames/page-header/PageHeader.tsx";
import { ToolsLead } from "./ToolsLead.tsx";
import type { ToolsViewProps } from "./tools.state.ts";
import { availableToday, type Tool, tools } from "./tools.ts";

export type { ToolsViewProps } from "./tools.state.ts";

/**
 * The tools for recordings, and whether each is available yet (TLS-01). An available one links to its page, and Share &
 * Export starts an export (product decision 5).
 */
export function ToolsView({ state, paths, exportAction }: ToolsViewProps) {
  return (
    <Stack gap="xl">
      <PageHeader title="Tools" note="What you can do with your recordings" />
      {state.kind === "coming-soon" ? (
        <ToolsLead
          title="Tools Coming Soon"
          items={availableToday.map(({ to, ...card }) => ({
            key: card.title,
            card: (
              <NoteCard
                {...card}
                headingLevel={3}
                href={to === "export" ? undefined : paths[to]}
                action={to === "export" ? exportAction : undefined}
              />
            ),
          }))}
        >
          You can try them early in <Link href={paths.settings}>Settings</Link>. The tools below are available now.
        </ToolsLead>
      ) : (
        <CardGrid
          layout="pairs"
          items={tools.map(({ status, isExport = false, ...words }: Tool) => ({
            key: words.title,
            card: (
              <NoteCard
                {...words}
                href={words.title === "AI Transcription" ? paths.recordings : undefined}
                action={isExport ? exportAction : undefined}
                badge={<Badge tone={status === "Available" ? "positive" : "neutral"}>{status}</Badge>}
              />
            ),
          }))}
        />
      )}
    </Stack>
  );
}
