import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../../elements/button/Button.tsx";
import { Announcer, announce } from "./Announcer.tsx";

const meta = {
  title: "overlays/announcer/Announcer",
  component: Announcer,
  render: () => (
    <>
      <Button onClick={() => announce("Added to favorites")}>Star</Button>
      <Announcer />
    </>
  ),
} satisfies Meta<typeof Announcer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SHL-14 */
export const Default = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Star" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Added to favorites");
  },
} satisfies Story;
