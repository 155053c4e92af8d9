import { chatModel } from "@lectern/machines/chat/chat.model";
import { loadPane, loadTabs, loadMarkdown, RecordingView } from "@lectern/ui/screens/recording";
import type { Meta } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { showAllStates, type StateArgs } from "../../testing/StateGallery.tsx";
import { toChatState } from "../../features/chat/chat.view-state.ts";
import { createSampleView } from "../../testing/recording-view.ts";

const meta = {
  loaders: [async () => void (await Promise.all([loadMarkdown(), loadTabs(), loadPane()]))],
  parameters: { surface: "sheet", machine: chatModel.name },
} satisfies Meta<StateArgs>;
export default meta;

/** RDT-06 to RDT-08 */
export const AllStates = showAllStates(chatModel, ({ snapshot }) => (
  <RecordingView
    {...createSampleView("chat", snapshot.context.hasTranscript)}
    chat={{
      chat: toChatState(snapshot),
      onSend: fn(),
      onAskAgain: fn(),
      onCopy: fn(),
      onCopyConversation: fn(),
      momentHref: (at) => `#at-${at}`,
    }}
  />
));
