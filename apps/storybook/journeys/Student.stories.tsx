import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { FORCE_REMOUNT } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { expect } from "storybook/test";
import { Journey } from "./Journey.tsx";
import { createJourneyBackend, type JourneyBackend } from "./journey-backend.ts";
import { askAndCite, deleteAccount, firstSignIn, type JourneyDefinition, lectureArrives, upgrade } from "./journeys.ts";

interface JourneyArgs {
  /** The number of the last step. The story stops there, for a review. */
  readonly step: number;
}

/** Repeats the steps from the first when the reviewer chooses another step to stop at. */
function StopAt({ storyId, step }: { readonly storyId: string; readonly step: number }) {
  const [first] = useState(step);
  useEffect(() => {
    if (step !== first) addons.getChannel().emit(FORCE_REMOUNT, { storyId });
  }, [storyId, step, first]);
  return null;
}

const meta = {
  // These pages change by themselves, so a test opens them (apps/storybook/journeys.soak.test.ts), and no screenshot is
  // compared.
  tags: ["!autodocs", "no-visual"],
  parameters: { layout: "fullscreen" },
} satisfies Meta<JourneyArgs>;
export default meta;

/**
 * Builds a story that performs a student's steps one after another. `parameters.steps` contains their names, for the
 * list of journeys.
 */
const toStory = ({ prepare, steps, ...journey }: JourneyDefinition) =>
  ({
    args: { step: steps.length },
    argTypes: {
      step: {
        options: steps.map((_, index) => index + 1),
        control: {
          type: "radio",
          labels: Object.fromEntries(steps.map(({ name }, index) => [index + 1, `${index + 1}. ${name}`])),
        },
      },
    },
    parameters: { steps: steps.map(({ name }) => name) },
    loaders: [
      () => {
        const backend = createJourneyBackend();
        prepare(backend);
        return { backend };
      },
    ],
    render: ({ step }, { loaded, id }) => (
      <>
        <StopAt storyId={id} step={step} />
        <Journey backend={loaded["backend"] as JourneyBackend} {...journey} />
      </>
    ),
    play: async ({ args, loaded, step }) => {
      const backend = loaded["backend"] as JourneyBackend;
      for (const [index, { name, act }] of steps.slice(0, args.step).entries()) {
        // oxlint-disable-next-line no-await-in-loop -- one after another is what a journey is
        await step(`${index + 1}. ${name}`, () => act(backend));
      }
      await expect(backend.unanswered).toEqual([]);
    },
  }) satisfies StoryObj<JourneyArgs>;

export const FirstSignIn = toStory(firstSignIn);
export const LectureArrives = toStory(lectureArrives);
export const AskAndCite = toStory(askAndCite);
export const Upgrade = toStory(upgrade);
export const DeleteAccount = toStory(deleteAccount);
