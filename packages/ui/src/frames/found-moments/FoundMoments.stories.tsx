import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longTitle } from "../../samples/recordings.ts";
import { FoundMoments, type FoundMoment } from "./FoundMoments.tsx";

const moments: readonly FoundMoment[] = [
  {
    key: "a",
    href: "#a",
    text: "The price elasticity of medical care is low, because people need it.",
    words: ["price"],
    title: "Health Economics: Demand",
    start: 754,
  },
  {
    key: "b",
    href: "#b",
    text: "… and a higher price moves the patient along the curve, not the curve.",
    words: ["price"],
    title: longTitle.name,
    start: null,
  },
];

const meta = {
  parameters: { surface: "sheet" },
  component: FoundMoments,
  args: { state: { kind: "ready", moments }, title: "In your lectures", searchHref: "#search?q=price" },
} satisfies Meta<typeof FoundMoments>;
export default meta;
type Story = StoryObj<typeof meta>;

/** FND-01: each sentence leads to its moment. */
export const Default = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /elasticity/ })).toHaveAttribute("href", "#a");
    await expect(canvas.getByRole("link", { name: "See all matches" })).toHaveAttribute("href", "#search?q=price");
  },
} satisfies Story;
export const Searching = { args: { state: { kind: "searching" } } } satisfies Story;
export const NoMatch = { args: { state: { kind: "ready", moments: [] } } } satisfies Story;
export const Failed = { args: { state: { kind: "failed" } } } satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
