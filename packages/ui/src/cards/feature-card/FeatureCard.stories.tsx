import type { Meta, StoryObj } from "@storybook/react-vite";
import { FeatureFigure } from "../../illustrations/feature-figure/FeatureFigure.tsx";
import { screenshot } from "../../samples/screenshot.ts";
import { FeatureCard } from "./FeatureCard.tsx";

const meta = {
  component: FeatureCard,
  args: {
    title: "Live Recording",
    description: "Press record on your phone and listen.",
    imageUrl: "",
    drawing: <FeatureFigure figure="recording" />,
  },
} satisfies Meta<typeof FeatureCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
/** PUB-03: an image replaces the drawing. */
export const WithImage = { args: { imageUrl: screenshot } } satisfies Story;
