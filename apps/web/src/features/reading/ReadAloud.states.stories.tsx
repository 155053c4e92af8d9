import { readAloudModel } from "@lectern/machines/read-aloud/read-aloud.model";
import { ReadAloudBar } from "@lectern/ui/recording/read-aloud-bar";
import type { Meta } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { showAllStates, type StateArgs } from "../../testing/StateGallery.tsx";
import { toReadAloudState } from "./read-aloud.view-state.ts";

const meta = {
  parameters: { machine: readAloudModel.name },
} satisfies Meta<StateArgs>;
export default meta;

/** ACC-04: the bar takes the focus, so the states are shown one by one. */
export const AllStates = showAllStates(
  readAloudModel,
  ({ snapshot }) => (
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
  ),
  {
    see: async (view) => {
      await expect(view.textContent).not.toBe("");
    },
  },
);
