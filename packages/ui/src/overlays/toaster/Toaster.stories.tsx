import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../elements/button/Button.tsx";
import { Inline } from "../../elements/inline/Inline.tsx";
import { announce } from "../announcer/Announcer.tsx";
import { Toaster, toast } from "./Toaster.tsx";

const words = ["Summary style updated", "Code copied!", "Image added", "Folder deleted"];

const toasts = () => [...document.querySelectorAll<HTMLElement>("[data-sonner-toast]")];

const readToasts = () => toasts().map(({ textContent }) => textContent);

const meta = {
  title: "overlays/toaster/Toaster",
  component: Toaster,
  render: () => (
    <>
      <Inline>
        {words.map((word) => (
          <Button key={word} onClick={() => toast.success(word)}>
            {word}
          </Button>
        ))}
        <Button onClick={() => toast.error("Failed to update default style")}>Failed to update default style</Button>
      </Inline>
      <Toaster />
    </>
  ),
  beforeEach: () => {
    // Otherwise the region would still have another story's announcement.
    announce("");
    return () => {
      toast.dismiss();
    };
  },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;

export const Failure = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Failed to update default style" }));
    await screen.findByRole("listitem");
  },
} satisfies Story;

/** An offer that can be declined. */
export const WithTwoActions = {
  play: async () => {
    toast("Change Smershikov to Smerdyakov in 4 places, like in Philosophy 7?", {
      duration: Number.POSITIVE_INFINITY,
      action: { label: "Change", onClick: () => undefined },
      cancel: { label: "Not Here", onClick: () => undefined },
    });
    await expect(await screen.findByRole("button", { name: "Not Here" })).toBeInTheDocument();
  },
} satisfies Story;

/** Stays until it is answered or closed. */
export const WithAction = {
  play: async () => {
    toast("A new version is ready.", {
      duration: Number.POSITIVE_INFINITY,
      action: { label: "Reload", onClick: () => undefined },
    });
    await expect(await screen.findByRole("button", { name: "Reload" })).toBeInTheDocument();
  },
} satisfies Story;

/** SHL-14: a toast that contradicts an earlier one replaces it. */
export const Contradiction = {
  play: async () => {
    toast.success("Summary style updated", { id: "style" });
    await waitFor(() => expect(readToasts()).toEqual(["Summary style updated"]));
    toast.error("Failed to update default style", { id: "style" });
    await waitFor(() => expect(readToasts()).toEqual(["Failed to update default style"]));
  },
} satisfies Story;

/** SHL-10: three are visible at once, 356 px wide, 14 px apart. */
export const FourToasts = {
  play: async ({ canvas }) => {
    for (const word of words) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as in use
      await userEvent.click(canvas.getByRole("button", { name: word }));
    }
    await waitFor(() => expect(toasts()).toHaveLength(4));
    await expect(toasts().filter(({ dataset }) => dataset["visible"] === "true")).toHaveLength(3);
    const list = document.querySelector("[data-sonner-toaster]");
    await expect(list).toHaveStyle({ "--width": "356px", "--gap": "14px" });
    await waitFor(() =>
      expect(toasts()[0]?.getBoundingClientRect().width).toBeCloseTo(Math.min(356, innerWidth - 32), 0),
    );
  },
} satisfies Story;
