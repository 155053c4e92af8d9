import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useRef } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { lectureDetails, segments } from "../../samples/recordings.ts";
import { Transcript } from "../transcript/Transcript.tsx";
import { WaveScrubber } from "./WaveScrubber.tsx";

const hour = Array.from({ length: 240 }, (_, index) => ({
  ...segments[index % segments.length]!,
  start: index * 15,
  end: index * 15 + 15,
}));

function AboveTranscript(props: ComponentProps<typeof WaveScrubber>) {
  const transcript = useRef<HTMLDivElement>(null);
  return (
    <div style={{ display: "grid", gap: 24 }}>
      <WaveScrubber {...props} transcript={transcript} />
      <div ref={transcript}>
        <Transcript segments={props.segments.slice(0, 2)} />
      </div>
    </div>
  );
}

const meta = {
  component: WaveScrubber,
  args: {
    wave: lectureDetails.wave ?? "",
    segments: hour,
    chapters: [
      { title: "Substitution", start: 0 },
      { title: "Rate", start: 1500 },
      { title: "Carbocation", start: 2410 },
    ],
    transcript: { current: null },
    onSeek: fn(),
  },
  render: (args) => <AboveTranscript {...args} />,
} satisfies Meta<typeof WaveScrubber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;

/** DAY-06: the place is named with its chapter, and chosen by the movement's end. */
export const Chosen = {
  play: async ({ args, canvas }) => {
    const place = canvas.getByRole<HTMLInputElement>("slider", { name: /^Position in the lecture/ });
    await fireEvent.input(place, { target: { value: "1800" } });
    await expect(place).toHaveAttribute("aria-valuetext", "30:00, Rate");
    await expect(args.onSeek).not.toHaveBeenCalled();
    place.dispatchEvent(new Event("change", { bubbles: true }));
    await expect(args.onSeek).toHaveBeenCalledWith(1800);
  },
} satisfies Story;
