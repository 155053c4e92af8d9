import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FirstRun } from "./FirstRun.tsx";

const meta = {
  component: FirstRun,
  args: { storeHref: "https://store.example/lectern", weeklyMinutes: 75, isPreparing: false, sampleHref: "#sample" },
} satisfies Meta<typeof FirstRun>;
export default meta;
type Story = StoryObj<typeof meta>;

/** ARR-03: three steps, the code, the store and the week's minutes. */
export const Default = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: "Get the App" })).toHaveAttribute("href", args.storeHref);
    await expect(canvas.getByRole("link", { name: "Read a Sample Lecture" })).toHaveAttribute("href", args.sampleHref);
    await expect(canvas.getByRole("status")).toHaveTextContent("Waiting for your first lecture");
  },
} satisfies Story;
export const SomeMinutesLeft = { args: { weeklyMinutes: 22.5 } } satisfies Story;
export const WithoutMinutes = { args: { weeklyMinutes: undefined } } satisfies Story;
export const Preparing = { args: { isPreparing: true } } satisfies Story;
/** Without the code, because a phone can't scan its own screen. */
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
