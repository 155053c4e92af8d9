import type { SampleLecture } from "@lectern/domain/sample-lecture";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { publicPage } from "../../samples/public-page.ts";
import { recording, segments, summaryText } from "../../samples/recordings.ts";
import { loadMomentChip } from "../../recording/markdown/MarkdownMoment.tsx";
import { loadMarkdown, SampleView } from "./SampleView.tsx";

const [first, second] = segments as unknown as readonly [(typeof segments)[number], (typeof segments)[number]];

const lecture: SampleLecture = {
  name: recording.name,
  minutes: 61.7,
  language: "en",
  segments,
  chapters: [{ title: "Two ways to take a seat", start: first.start }],
  summary: summaryText,
  notes: "## Notes\n\n- One step, or two",
  cards: [
    {
      kind: "cloze",
      front: "The rate depends on the _____.",
      back: "substrate",
      choices: null,
      quote: second.text,
      first: 1,
      last: 1,
      start: second.start,
    },
    {
      kind: "choice",
      front: "Which one has two steps?",
      back: "SN1",
      choices: ["E2", "SN1", "SN2", "Neither"],
      quote: first.text,
      first: 0,
      last: 0,
      start: first.start,
    },
  ],
  answers: [
    {
      question: "What was the bus comparison about?",
      answer: `Taking a seat [0:00](#t=${Math.floor(second.start)}).`,
      lines: [{ text: second.text, line: 1, start: second.start, end: second.end }],
    },
  ],
};

const meta = {
  component: SampleView,
  parameters: { layout: "fullscreen" },
  loaders: [async () => void (await Promise.all([loadMarkdown(), loadMomentChip()]))],
  args: { ...publicPage, lecture },
} satisfies Meta<typeof SampleView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** DAY-01: a citation leads to its line; a card shows its answer. */
export const Default = {
  play: async ({ canvas }) => {
    const chat = within(canvas.getByRole("region", { name: "Chat" }));
    const href = chat.getByRole("link", { name: /^Transcript at/ }).getAttribute("href");
    await expect(canvas.getByText(second.text, { selector: `p${href}` })).toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: "Copy Answer" })).toBeNull();
    const cards = within(canvas.getByRole("region", { name: "Cards" }));
    await userEvent.click(cards.getAllByText("Show Answer")[0] as HTMLElement);
    await expect(cards.getByText("substrate")).toBeVisible();
  },
} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
export const OnDesktop = { globals: { viewport: { value: "desktop" } } } satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;
