import { chatModel } from "@lectern/machines/chat/chat.model";
import { bringMarkdown, RecordingView } from "@lectern/ui/screens/recording";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { besideOneAnother, type StateArgs, StateGallery, seeEveryState } from "../../testing/StateGallery.tsx";
import { chatState } from "./chat.view-state.ts";
import { sampleView } from "./sample-view.ts";

const meta = {
  loaders: [async () => void (await bringMarkdown())],
  args: { state: "" },
  parameters: { ...besideOneAnother, surface: "sheet", machine: chatModel.name },
} satisfies Meta<StateArgs>;
export default meta;

/** RDT-06 to RDT-08 */
export const AllStates = {
  render: ({ state }: StateArgs) => (
    <StateGallery key={state} model={chatModel} chosen={state}>
      {({ snapshot }) => (
        <RecordingView
          {...sampleView("chat", snapshot.context.hasTranscript)}
          chat={{
            chat: chatState(snapshot),
            onSend: fn(),
            onAskAgain: fn(),
            onCopy: fn(),
            momentHref: (at) => `#at-${at}`,
          }}
        />
      )}
    </StateGallery>
  ),
  play: seeEveryState,
} satisfies StoryObj<typeof meta>;
