import type { UnitTerms } from "@lectern/domain/unit-terms";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { longTitle, segments } from "../../samples/recordings.ts";
import { Transcript } from "../transcript/Transcript.tsx";
import { createTermLines, TermCard } from "./TermCard.tsx";

const unit: UnitTerms = {
  lectures: [
    { id: "here", name: "Substitution", createdAt: "2025-10-11T08:00:00Z" },
    { id: "bonds", name: "Bonds and electrons", createdAt: "2025-10-04T08:00:00Z" },
    { id: "long", name: longTitle.name, createdAt: "2025-10-18T08:00:00Z" },
  ],
  terms: [
    {
      term: "nucleophile",
      names: [],
      definition: "A nucleophile is a particle that gives both electrons of a new bond.",
      language: "en",
      definedAt: { recording: "bonds", start: 754 },
      usedAt: [
        { recording: "here", start: 0 },
        { recording: "long", start: 1203 },
      ],
    },
  ],
};

/** So few that the card is in the window with text twice as large too. */
const lines = segments.slice(-2);

const meta = {
  component: TermCard,
  // In its transcript, as the page places it.
  render: () => (
    <Transcript
      segments={lines}
      renderLine={createTermLines(lines, unit, {
        recordingId: "here",
        chapters: [],
        momentHref: (recording, seconds) => `#${recording}-${seconds}`,
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** UNT-03: focus shows the definition, Enter moves into the card, Escape back; only the first place is a control. */
export const Open = {
  play: async ({ canvas }) => {
    const term = canvas.getByRole("button");
    await expect(term).toHaveAccessibleDescription(unit.terms[0]!.definition!);
    await userEvent.tab();
    await expect(term).toHaveFocus();
    const card = await screen.findByRole("dialog", { name: "nucleophile" });
    await expect(term).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(card).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole("link", { name: "Bonds and electrons · 12:34, transcript" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(term).toHaveFocus();
    await userEvent.click(term);
    await screen.findByRole("dialog", { name: "nucleophile" });
  },
} satisfies Story;
