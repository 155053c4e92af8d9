import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../elements/button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
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

/** An announcement from a dialog reaches screen readers, because the dialog does not hide the region with the page. */
export const FromADialog = {
  render: () => (
    <>
      <Announcer />
      <Dialog open onOpenChange={() => undefined} title="Add photos">
        <Button onClick={() => announce("3 photos added")}>Add</Button>
      </Dialog>
    </>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Add" }));
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("3 photos added"));
  },
} satisfies Story;
