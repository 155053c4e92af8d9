import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, waitFor } from "storybook/test";
import { Button } from "../../elements/button/Button.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { toast } from "../../overlays/toaster/Toaster.tsx";
import { inPlace, overPage } from "../../samples/core.tsx";

/**
 * Every component accepts `className`, for its position in a page and for an app's own styles. The package's styles are
 * in cascade layers, so that any simple rule of the app overrides them.
 */
const meta = {
  // It compares lengths in px.
  tags: ["no-rare-variants"],
  title: "theme/extending/Extending",
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A single class of the app, in no layer, overrides a style that the button sets with two classes. */
export const AppStyleWins = {
  render: () => (
    <>
      <style>{".mine { padding: 0; border-style: dashed }"}</style>
      <Stack align="start">
        <Button variant="primary">As it comes</Button>
        <Button variant="primary" className="mine">
          Extended
        </Button>
      </Stack>
    </>
  ),
  play: async ({ canvas }) => {
    const own = getComputedStyle(canvas.getByRole("button", { name: "As it comes" }));
    const extended = getComputedStyle(canvas.getByRole("button", { name: "Extended" }));
    await expect(own.paddingInlineStart).toBe("16px");
    await expect(extended.paddingInlineStart).toBe("0px");
    await expect(extended.borderTopStyle).toBe("dashed");
    await expect(extended.backgroundColor).toBe(own.backgroundColor);
  },
} satisfies Story;

/** A rule of the app in its own later layer overrides ours too. */
export const LaterLayerWins = {
  render: () => (
    <>
      <style>{"@layer app { .mine { padding: 0 } }"}</style>
      <Button className="mine">Extended</Button>
    </>
  ),
  play: ({ canvas }) => expect(getComputedStyle(canvas.getByRole("button")).paddingInlineStart).toBe("0px"),
} satisfies Story;

const samples = { ...inPlace, ...overPage };

/** An overlay makes the rest of the page inert, so each component is shown alone. */
function OneAtATime() {
  const [name, setName] = useState("");
  return (
    <>
      <Text>{name === "" ? "Each component of the core, with a class of the app's." : name}</Text>
      {[...Object.keys(samples), ""].map((each) => (
        <button key={each} type="button" hidden data-shows={each} onClick={() => setName(each)}>
          {each}
        </button>
      ))}
      <div id="sample" key={name}>
        {samples[name]?.("mine")}
      </div>
    </>
  );
}

export const EveryComponent = {
  render: () => <OneAtATime />,
  play: async ({ canvasElement }) => {
    const show = async (name: string) => {
      const button = canvasElement.querySelector(`[data-shows="${name}"]`);
      if (button === null) throw new Error(`there is no ${name}`);
      await fireEvent.click(button);
    };
    for (const name of Object.keys(inPlace)) {
      await show(name);
      const [outermost] = canvasElement.querySelector("#sample")?.children ?? [];
      await expect(outermost, name).toHaveClass("mine");
    }
    for (const name of Object.keys(overPage)) {
      await show(name);
      if (name === "Toaster") toast("Saved");
      await waitFor(() => expect(document.querySelectorAll("body .mine"), name).toHaveLength(1));
    }
    await show("");
    toast.dismiss();
    await waitFor(() => expect(document.querySelector(".mine")).toBeNull());
  },
} satisfies Story;
