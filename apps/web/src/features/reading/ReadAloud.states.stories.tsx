import { readAloudModel } from "@lectern/machines/read-aloud/read-aloud.model";
import { ReadAloudBar } from "@lectern/ui/recording/read-aloud-bar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { playEachState, type StateArgs, StateGallery } from "../../testing/StateGallery.tsx";
import { toReadAloudState } from "./read-aloud.view-state.ts";

const meta = {
  args: { state: "" },
  parameters: { machine: readAloudModel.name },
} satisfies Meta<StateArgs>;
export default meta;

/** ACC-04: the bar takes the focus, so the states are shown one by one. */
export const AllStates = {
  render: ({ state }: StateArgs) => (
    <StateGallery key={state} model={readAloudModel} oneAtATime chosen={state}>
      {({ snapshot }) => (
        <ReadAloudBar
          state={toReadAloudState(snapshot)}
          language="de"
          rate={1}
          onPlay={fn()}
          onPause={fn()}
          onPrevious={fn()}
          onNext={fn()}
          onRate={fn()}
          onClose={fn()}
        />
      )}
    </StateGallery>
  ),
  play: playEachState(async (view) => {
    await expect(view.textContent).not.toBe("");
  }),
} satisfies StoryObj<typeof meta>;
