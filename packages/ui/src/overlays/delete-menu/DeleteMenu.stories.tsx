import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { DeleteMenu } from "./DeleteMenu.tsx";

const meta = {
  component: DeleteMenu,
  args: { of: "Midterm", noun: "study guide", onDelete: fn() },
} satisfies Meta<typeof DeleteMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;

/** Product decision 16: every deletion asks first, and Escape cancels it. */
export const Asking = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole("button", { name: "More options for Midterm" });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
} satisfies Story;

/** DSG-04: the texts of menu and dialog, and the app's own item above Delete. */
export const InAnotherLanguage = {
  args: {
    noun: "Lernzettel",
    items: [{ label: "Umbenennen", onSelect: fn() }],
    words: {
      more: (of) => `Mehr zu ${of}`,
      title: "Wirklich löschen?",
      description: (noun) => `Der ${noun} ist danach weg.`,
      confirm: "Löschen",
      cancel: "Abbrechen",
    },
  },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Mehr zu Midterm" });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Umbenennen" }));
    await expect(args.items?.[0]?.onSelect).toHaveBeenCalledWith(trigger);
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Löschen" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Wirklich löschen?" });
    await expect(dialog).toHaveAccessibleDescription("Der Lernzettel ist danach weg.");
    await expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["Abbrechen", "Löschen"]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
  },
} satisfies Story;
