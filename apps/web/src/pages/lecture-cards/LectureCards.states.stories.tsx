import { cardProposalsModel } from "@lectern/machines/card-proposals/card-proposals.model";
import { LectureCardsView } from "@lectern/ui/screens/lecture-cards";
import type { Meta } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { sampleCard } from "../../testing/cards.ts";
import { showAllStates, type StateArgs } from "../../testing/StateGallery.tsx";
import { toLectureCardsState, toSavingState } from "./lecture-cards.view-state.ts";

const meta = {
  parameters: { surface: "sheet", machine: cardProposalsModel.name },
} satisfies Meta<StateArgs>;
export default meta;

const recording = { data: { id: "biology-7", hasTranscript: true, language: "en" }, isError: false };
const cards = {
  data: [
    { ...sampleCard, standing: "proposed" },
    { ...sampleCard, id: "kept" },
  ] as const,
  isError: false,
};

/** PRC-03 */
export const AllStates = showAllStates(cardProposalsModel, ({ snapshot }) => (
  <LectureCardsView
    state={toLectureCardsState(recording, cards, undefined, snapshot, "2026-11-24T09:00:00Z")}
    making={{ kind: "idle" }}
    saving={toSavingState(snapshot)}
    adding={{ kind: "idle" }}
    backLink={{ href: "#recording", title: "Photosynthesis" }}
    transcriptHref="#transcript"
    sessionHref="#session"
    hasSingleKeys={false}
    onRetry={fn()}
    onMake={fn()}
    onMakeOfTerm={fn()}
    onKeep={fn()}
    onDismiss={fn()}
    onEdit={fn()}
    onSuspend={fn()}
    onDelete={fn()}
    onOpenSource={fn()}
    onUndo={snapshot.can({ type: "undo.requested" }) ? fn() : undefined}
    onSaveAgain={fn()}
    onDiscard={fn()}
  />
));
