import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { closeMenuOnChoice } from "../../frames/site-header/close-menu-on-choice.ts";
import { publicPage } from "../../samples/public-page.ts";
import { screenshot } from "../../samples/screenshot.ts";
import { LandingView, reasonItems } from "./LandingView.tsx";

const meta = {
  component: LandingView,
  parameters: { layout: "fullscreen" },
  args: {
    ...publicPage,
    paths: { ...publicPage.paths, sample: "#sample", pricing: "#pricing" },
    reasons: reasonItems.map((item) => ({ ...item, imageUrl: screenshot })),
  },
} satisfies Meta<typeof LandingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop = {
  tags: ["no-rare-variants"],
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("navigation", { name: "Site" });
    await expect(
      within(bar)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["Features", "Download", "About", "Dashboard", "Login"]);
    await expect(canvas.getByRole("link", { name: "Read a Sample Lecture" })).toHaveAttribute("href", "#sample");
    await expect(canvas.getByRole("link", { name: "Premium" })).toHaveAttribute("href", "#pricing");
  },
} satisfies Story;

export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;

export const MenuOnPhone = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    closeMenuOnChoice(canvasElement.ownerDocument);
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }));
    const menu = await canvas.findByRole("navigation", { name: "Site menu" });
    // The test page has a <base target>, so following a link would leave it. The listener is not on the canvas, which
    // later stories share.
    menu.addEventListener("click", (event) => event.preventDefault());
    await expect(within(menu).getAllByRole("link")[0]).toHaveTextContent("Features");
    await userEvent.click(within(menu).getByRole("link", { name: "About" }));
    await waitFor(() => expect(menu.matches(":popover-open")).toBe(false));
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }));
    await waitFor(() => expect(menu.matches(":popover-open")).toBe(true));
  },
} satisfies Story;
