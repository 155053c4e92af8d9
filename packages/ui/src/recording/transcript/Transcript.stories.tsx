import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { segments } from "../../samples/recordings.ts";
import { PlainTranscript, Transcript } from "./Transcript.tsx";

const meta = {
  title: "recording/transcript/Transcript",
  component: Transcript,
  args: { segments },
} satisfies Meta<typeof Transcript>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
/** The moment that an answer led to. */
export const AtMoment = {
  args: { moment: 25 },
  play: async ({ canvas }) => {
    const marked = canvas.getByText(/two ways to take a seat/);
    await expect(marked).toHaveAttribute("aria-current", "location");
    await expect(marked).toHaveFocus();
  },
} satisfies Story;

/** FND-02: the moment that a search led to. */
export const AtFoundWords = {
  args: { moment: 25, question: "ways seat" },
  play: async ({ canvasElement }) => {
    const paragraph = canvasElement.querySelector("[aria-current='location']");
    await expect([...(paragraph?.querySelectorAll("mark") ?? [])].map(({ textContent }) => textContent)).toEqual([
      "ways",
      "seat",
      "seat",
    ]);
    await expect(canvasElement.querySelectorAll("mark")).toHaveLength(3);
  },
} satisfies Story;

const hour = Array.from({ length: 420 }, (_, index) => ({
  ...(segments[index % segments.length] as (typeof segments)[number]),
  start: index * 12,
  end: index * 12 + 12,
}));

/** A long transcript is completely in the page, for the browser's find. */
export const Long = {
  args: { segments: hour },
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelectorAll("p")).toHaveLength(hour.length)),
} satisfies Story;

/** AST-04, TLS-02: Smart Chapters adds headings. */
export const WithHeadings = {
  args: {
    headings: [
      { title: "Substitution", start: 0 },
      { title: "Two ways to take a seat", start: 25 },
    ],
  },
  play: ({ canvas }) => expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(2),
} satisfies Story;
export const WithoutTimes = {
  render: () => <PlainTranscript>{segments.map(({ text }) => text).join("\n\n")}</PlainTranscript>,
} satisfies Story;
