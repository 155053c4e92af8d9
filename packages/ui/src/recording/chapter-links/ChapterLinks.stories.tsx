import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { segments } from "../../samples/recordings.ts";
import { Transcript } from "../transcript/Transcript.tsx";
import { wide } from "../wide.ts";
import { ChapterFold, type ChapterLinksProps, ChapterRail } from "./ChapterLinks.tsx";

const hour = Array.from({ length: 240 }, (_, index) => ({
  ...(segments[index % segments.length] as (typeof segments)[number]),
  start: index * 15,
  end: index * 15 + 15,
}));
const chapters = [
  { title: "Substitution", start: 0 },
  { title: "Nucleophile and leaving group", start: 612 },
  { title: "Rate", start: 1500 },
  { title: "Carbocation", start: 2410 },
  { title: "Tert-butyl bromide and the exam", start: 3300 },
];

function BesideTranscript(props: ChapterLinksProps) {
  const transcript = useRef<HTMLDivElement>(null);
  return (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))", gap: 24 }}>
      <div>
        <ChapterFold {...props} transcript={transcript} />
      </div>
      <ChapterRail {...props} transcript={transcript} />
      <div ref={transcript}>
        <Transcript segments={props.segments} />
      </div>
    </div>
  );
}

const meta = {
  component: ChapterRail,
  args: { chapters, segments: hour, momentHref: (seconds) => `#at-${seconds}`, transcript: { current: null } },
  render: (args) => <BesideTranscript {...args} />,
} satisfies Meta<typeof ChapterRail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** AST-04: in a narrow window they open above the transcript. */
export const OnPhone = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("navigation", { name: "Chapters" });
    await userEvent.click(within(list).getByText("Chapters"));
    const link = within(list).getByRole("link", { name: /Carbocation/ });
    await expect(link).toHaveAttribute("href", "#at-2410");
    await expect(within(list).getByRole("link", { name: /Substitution/ })).toHaveAttribute("aria-current", "true");
  },
} satisfies Story;

/** A title in the lecture's own words takes two lines. */
export const LongTitles = {
  args: {
    chapters: [
      { title: "So what we want to know is what happens when something wants to take one of those places", start: 0 },
      ...chapters.slice(1),
    ],
  },
  globals: { viewport: { value: "desktop" } },
} satisfies Story;

/** AST-04: the current chapter is marked. */
export const Reading = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    const paragraphs = await waitFor(() => {
      const found = canvasElement.querySelectorAll("p");
      if (found.length < hour.length) throw new Error("not drawn yet");
      return found;
    });
    // With text twice as large, a desktop's window is narrow too.
    if (!matchMedia(wide).matches) await userEvent.click(canvas.getByRole("button", { name: "Chapters" }));
    paragraphs[120]?.scrollIntoView();
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: /^25:00 ?Rate/ })).toHaveAttribute("aria-current", "true"),
    );
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole("link", { name: /Substitution/ })).toHaveAttribute("aria-current"));
  },
} satisfies Story;
